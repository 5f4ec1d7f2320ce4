package io.unflake.engine.patch.rewrite;

import com.github.javaparser.ast.expr.MethodCallExpr;
import io.unflake.engine.patch.EditedSource.Edit;
import io.unflake.engine.patch.Imports;
import io.unflake.engine.patch.JavaSource;
import java.util.List;
import java.util.function.BiFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Replaces calls that are written in a certain way.
 *
 * @param call the call as it is written in the source
 * @param replacement what to write instead
 */
record ReplacementRule(Pattern call, BiFunction<Matcher, Imports, String> replacement) implements LineRule {

    static ReplacementRule of(String call, BiFunction<Matcher, Imports, String> replacement) {
        return new ReplacementRule(Pattern.compile(call, Pattern.DOTALL), replacement);
    }

    @Override
    public List<Edit> edits(JavaSource source, int line, Imports imports) {
        return source.at(line, MethodCallExpr.class).stream()
                .map(each -> {
                    Matcher matcher = call.matcher(source.text(each));
                    return matcher.matches()
                            ? Edit.replacement(
                                    source.begin(each), source.end(each), replacement.apply(matcher, imports))
                            : null;
                })
                .filter(edit -> edit != null)
                .toList();
    }
}
