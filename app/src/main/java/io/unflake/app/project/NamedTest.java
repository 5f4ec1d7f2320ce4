package io.unflake.app.project;

import io.unflake.model.TestId;
import io.unflake.model.TestNotation;
import io.unflake.model.UserException;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/** Reads the name of a test as users type it. */
public final class NamedTest {

    private NamedTest() {}

    /** Whether a text names a test rather than the id of a finding or a file: ids are lower case. */
    public static boolean isTest(String text) {
        boolean isFile = text.endsWith(".json") && !text.contains("#");
        return !isFile
                && (TestNotation.canonical(text).contains("#")
                        || (text.chars().anyMatch(Character::isUpperCase) && !text.contains("/")));
    }

    /** Reads {@code Class#method}, or another notation of it. */
    public static TestId parse(String text) {
        String test = TestNotation.canonical(text);
        if (!test.contains("#")) {
            throw UserException.wrongUse(
                    "'" + text + "' is not a test, but a class", "Name a test of it, such as " + text + "#closes.");
        }
        try {
            return TestId.parse(test);
        } catch (IllegalArgumentException e) {
            throw UserException.wrongUse(e.getMessage(), "Name a test such as shop.TillTest#closes.")
                    .because(e);
        }
    }

    /**
     * Completes the class of a test, whose package may be missing, and whose nested classes may follow dots.
     *
     * @param classes the classes that are known; if the class is none of them, it stays
     */
    public static TestId complete(TestId named, Collection<String> classes) {
        Set<String> topLevel = classes.stream()
                .map(each -> TestId.ofClass(each).outermostClass())
                .collect(Collectors.toCollection(TreeSet::new));
        List<String> found = completed(named.className(), topLevel, name -> name);
        List<String> all = found.isEmpty()
                ? completed(named.className(), topLevel, name -> name.substring(name.lastIndexOf('.') + 1))
                : found;
        if (all.size() > 1) {
            throw UserException.wrongUse(
                    named + " is ambiguous: the class may be " + String.join(" or ", all),
                    "Name the package of the class, too.");
        }
        return all.isEmpty() ? named : new TestId(all.get(0), named.method(), named.invocation());
    }

    private static List<String> completed(String named, Set<String> topLevel, UnaryOperator<String> form) {
        String name = named.replace('$', '.') + ".";
        return topLevel.stream()
                .filter(each -> name.startsWith(form.apply(each) + "."))
                .map(each -> each + named.substring(form.apply(each).length()).replace('.', '$'))
                .toList();
    }
}
