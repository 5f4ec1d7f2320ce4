package io.unflake.report.trace;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads lines such as {@code TillTest > closes() FAILED}. */
final class GradleHeading {

    private static final Pattern FAILED = Pattern.compile("([^\\s>].* > .+) FAILED\\s*");
    private static final Pattern ABOVE = Pattern.compile(":\\S+|Gradle Test (?:Run|Executor) .*");
    private static final Pattern CLASS = Pattern.compile("(?:[\\p{L}_$][\\p{L}\\w$]*\\.)*\\p{Lu}[\\p{L}\\w$]*");
    private static final Pattern METHOD = Pattern.compile("[\\p{L}_$][\\p{L}\\w$]*\\(.*\\)");

    private GradleHeading() {}

    static Optional<ReportedTest> read(String line) {
        Matcher failed = FAILED.matcher(line);
        if (!line.contains(" FAILED") || !failed.matches()) {
            return Optional.empty();
        }
        List<String> names = new ArrayList<>(List.of(failed.group(1).split(" > ", -1)));
        names.removeIf(name -> ABOVE.matcher(name).matches());
        return names.size() < 2 ? Optional.empty() : Optional.of(test(names));
    }

    /** Nested classes follow the class, invocations the method. */
    private static ReportedTest test(List<String> names) {
        StringBuilder type = new StringBuilder();
        int next = 0;
        while (next < names.size() - 1 && CLASS.matcher(names.get(next)).matches()) {
            type.append(next == 0 ? "" : "$").append(names.get(next));
            next++;
        }
        List<String> rest = names.subList(next, names.size());
        return new ReportedTest(
                type.toString(),
                rest.stream()
                        .filter(name -> METHOD.matcher(name).matches())
                        .findFirst()
                        .orElse(rest.get(0)));
    }
}
