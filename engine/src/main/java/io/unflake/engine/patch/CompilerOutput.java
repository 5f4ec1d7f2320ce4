package io.unflake.engine.patch;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads what compilers print. */
final class CompilerOutput {

    private static final Pattern AT_LINE =
            Pattern.compile("(?:.*[/\\\\])?([^/\\\\]+\\.(?:java|groovy): ?\\d+: (?!warning:).*)");

    private CompilerOutput() {}

    /** Returns the first error, without the folder of its source; the first line if none names a source. */
    static String firstError(String output) {
        List<String> lines = output.lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty())
                .toList();
        return lines.stream()
                .map(AT_LINE::matcher)
                .filter(Matcher::matches)
                .map(matcher -> matcher.group(1))
                .findFirst()
                .or(() -> lines.stream().findFirst())
                .orElse("the compiler prints nothing");
    }
}
