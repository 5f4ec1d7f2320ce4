package io.unflake.model.labels;

import io.unflake.model.TestId;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * A flaw that was injected into a suite.
 *
 * @param id identifies the mutant in its suite, such as {@code SVD-3}
 * @param operator the operator that made it, such as {@code SVD}; operators are joined by {@code +} if several flaws
 *     belong together
 * @param type {@code OD}, {@code NOD} or {@code ID}
 * @param form {@code gated} or {@code natural}
 * @param place {@code own} if the flaw is in a test of the user, {@code template} if the test was added
 * @param site where the flaw is: class, method, line and what it uses
 * @param tests the tests that take part in it
 * @param k the number of cleaners or state-unsetters; 0 if the order of tests does not matter
 * @param fails when its test fails, in one sentence
 * @param folder the folder with its classes, relative to the file of the labels
 */
public record Mutant(
        String id,
        String operator,
        String type,
        String form,
        String place,
        String site,
        List<LabelledTest> tests,
        int k,
        String fails,
        String folder) {

    public static final String OD = "OD";
    public static final String NOD = "NOD";
    public static final String ID = "ID";
    public static final String GATED = "gated";
    public static final String NATURAL = "natural";
    public static final String OWN = "own";
    public static final String TEMPLATE = "template";

    private static final Pattern ID_FORMAT = Pattern.compile("[A-Za-z0-9+_-]{1,100}");
    private static final Pattern FOLDER = Pattern.compile("(?!\\.)[A-Za-z0-9+_-]+(/[A-Za-z0-9+_-]+)*");

    public Mutant {
        tests = List.copyOf(tests);
    }

    /** The tests that pass in some runs and fail in others. */
    public List<LabelledTest> flaky() {
        return tests.stream().filter(LabelledTest::isFlaky).toList();
    }

    /** Whether its tests depend on the order of tests. */
    public boolean isOrderDependent() {
        return type.equals(OD);
    }

    /**
     * Whether its flaw can show if only some tests run.
     *
     * @param methods those that run, as methods
     */
    public boolean canShow(Set<TestId> methods) {
        return tests.stream()
                .filter(LabelledTest::isNeeded)
                .allMatch(test -> methods.contains(test.id().base()));
    }

    /** The same mutant in another folder. */
    public Mutant in(String newFolder) {
        return new Mutant(id, operator, type, form, place, site, tests, k, fails, newFolder);
    }

    boolean isValid() {
        return id != null
                && ID_FORMAT.matcher(id).matches()
                && operator != null
                && Set.of(OD, NOD, ID).contains(type)
                && Set.of(GATED, NATURAL).contains(form)
                && Set.of(OWN, TEMPLATE).contains(place)
                && !flaky().isEmpty()
                && tests.stream().allMatch(LabelledTest::isValid)
                && k >= 0
                && (folder == null || FOLDER.matcher(folder).matches());
    }
}
