package io.unflake.inject;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.inject.edit.BrokenClassException;
import io.unflake.inject.edit.ClassCheck;
import io.unflake.inject.edit.ClassOutput;
import io.unflake.inject.edit.Settings;
import io.unflake.inject.edit.TypeHierarchy;
import io.unflake.inject.subjects.PlainSubject;
import io.unflake.inject.write.Dropped;
import io.unflake.inject.write.MutantCandidate;
import io.unflake.inject.write.Mutation;
import io.unflake.model.labels.Labels;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RefusedMutantsTest {

    @TempDir
    private Path folder;

    /** Writes the mutants MD-1 and MD-2 into one class. */
    private Mutation.Result apply(ClassCheck loading) throws IOException {
        List<MutantCandidate> candidates = new Injector(
                        MutatedSuite.request(folder, "MD", true, Labels.ONE, 1, PlainSubject.class))
                .candidates()
                .all();
        try (TypeHierarchy hierarchy = new TypeHierarchy(List.of())) {
            return new Mutation(new ClassOutput(hierarchy, loading), new Settings(true, 0.5, 0))
                    .apply(candidates, Labels.CLASSES);
        }
    }

    /** Refuses some of the first attempts, counted from 1. */
    private static ClassCheck refusing(List<Integer> attempts) {
        AtomicInteger count = new AtomicInteger();
        return files -> {
            if (attempts.contains(count.incrementAndGet())) {
                throw new BrokenClassException("refused", null);
            }
        };
    }

    @Test
    void a_mutant_whose_class_does_not_load_is_dropped_and_the_others_are_written() throws IOException {
        Mutation.Result result = apply(refusing(List.of(1, 2)));

        assertThat(result.broken()).extracting(Dropped::mutant).containsExactly("MD-1");
        assertThat(result.mutants())
                .singleElement()
                .matches(mutant -> mutant.id().equals("MD-2"));
    }

    @Test
    void mutants_that_load_alone_but_not_together_are_dropped() throws IOException {
        Mutation.Result result = apply(refusing(List.of(1)));

        assertThat(result.broken()).extracting(Dropped::mutant).containsExactly("MD-1", "MD-2");
        assertThat(result.files()).isEmpty();
    }

    @Test
    void a_class_that_never_loads_gets_no_mutants() throws IOException {
        Mutation.Result result = apply(refusing(List.of(1, 2, 3)));

        assertThat(result.broken())
                .extracting(Dropped::reason)
                .containsExactly("its class would not load: refused", "its class would not load: refused");
        assertThat(result.mutants()).isEmpty();
    }
}
