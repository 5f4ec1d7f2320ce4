package io.unflake.engine.patch.rewrite;

import io.unflake.engine.patch.EditedSource;
import io.unflake.engine.patch.EditedSource.Edit;
import io.unflake.engine.patch.Imports;
import io.unflake.engine.patch.JavaSource;
import io.unflake.engine.patch.Rewrite;
import io.unflake.engine.patch.SourceFile;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Applies a rule to several lines, which may be in several files. */
final class LineRewrite {

    private LineRewrite() {}

    /** Returns the changed files; empty if the rule changes none of the lines. */
    static Optional<Rewrite> of(String what, List<CodeLine> lines, LineRule rule) {
        Map<SourceFile, List<Integer>> byFile = new LinkedHashMap<>();
        lines.forEach(each ->
                byFile.computeIfAbsent(each.file(), file -> new ArrayList<>()).add(each.line()));
        List<EditedSource> changed = new ArrayList<>();
        byFile.forEach((file, numbers) -> JavaSource.parse(file)
                .flatMap(source -> edited(source, numbers, rule))
                .ifPresent(changed::add));
        return changed.isEmpty() ? Optional.empty() : Optional.of(new Rewrite(what, changed));
    }

    private static Optional<EditedSource> edited(JavaSource source, List<Integer> lines, LineRule rule) {
        Imports imports = new Imports(source);
        List<Edit> edits = new ArrayList<>();
        lines.forEach(line -> edits.addAll(rule.edits(source, line, imports)));
        if (edits.isEmpty()) {
            return Optional.empty();
        }
        edits.addAll(imports.edits());
        return Optional.of(new EditedSource(source.file(), edits));
    }
}
