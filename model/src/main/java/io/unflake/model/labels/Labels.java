package io.unflake.model.labels;

import io.unflake.model.codec.Codec;
import io.unflake.model.codec.CodecException;
import io.unflake.model.project.TestSettings;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The content of {@code labels.json}: the flaws in a suite, and how to run it.
 *
 * @param schema name and version of the format
 * @param layout {@code one} if all mutants are in one folder of classes, {@code each} if each has its own
 * @param tr the threshold that gates use unless the run sets another one
 * @param k the number of cleaners or state-unsetters of each order-dependent mutant
 * @param classpath the rest of the test class path, in order: absolute paths, without the test classes and {@code lib}
 * @param workingDirectory the working directory of the tests
 * @param settings how the build of the project runs the tests; null if every class may contain tests and nothing is set
 * @param mutants the flaws
 */
public record Labels(
        String schema,
        String layout,
        double tr,
        int k,
        List<String> classpath,
        String workingDirectory,
        TestSettings settings,
        List<Mutant> mutants) {

    public static final String SCHEMA = "unflake/labels/1";

    /** The name of the file. */
    public static final String FILE = "labels.json";

    /** The folder with the jars that mutants need, beside the file. */
    public static final String LIB = "lib";

    /** The folder with the classes of all mutants, if there is one for all. */
    public static final String CLASSES = "test-classes";

    public static final String ONE = "one";
    public static final String EACH = "each";

    /** System property: the threshold of all gates, from 0 to 1. */
    public static final String TR_PROPERTY = "unflake.inject.tr";

    /** System property: how many cleaners and state-unsetters of each mutant do something. */
    public static final String K_PROPERTY = "unflake.inject.k";

    /** System property: the seed of all gates; without it they are truly random. */
    public static final String SEED_PROPERTY = "unflake.inject.seed";

    private record Header(String schema) {}

    public Labels {
        classpath = List.copyOf(classpath);
        mutants = List.copyOf(mutants);
    }

    public String write() {
        return Codec.writeIndented(this);
    }

    /**
     * Reads the format of {@link #write()}.
     *
     * @throws CodecException if the text is not a complete file of this version
     */
    public static Labels read(String text) {
        String found = Codec.read(Header.class, text).schema;
        if (!SCHEMA.equals(found)) {
            throw new CodecException("expected " + SCHEMA + " but found " + found);
        }
        Labels labels = Codec.read(Labels.class, text);
        Set<String> ids = labels.mutants.stream().map(Mutant::id).collect(Collectors.toSet());
        if (ids.size() < labels.mutants.size() || !labels.mutants.stream().allMatch(Mutant::isValid)) {
            throw new CodecException("a mutant in it is incomplete or wrong");
        }
        return labels;
    }
}
