package io.unflake.inject.write;

import io.unflake.inject.edit.BrokenClassException;
import io.unflake.inject.edit.ClassEdit;
import io.unflake.inject.edit.ClassOutput;
import io.unflake.inject.edit.Settings;
import io.unflake.inject.operator.FlawPlace;
import io.unflake.inject.operator.Written;
import io.unflake.inject.place.TestClass;
import io.unflake.model.labels.Mutant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Writes mutants that share one folder into their classes. */
public final class Mutation {

    private final ClassOutput output;
    private final Settings settings;

    public Mutation(ClassOutput output, Settings settings) {
        this.output = output;
        this.settings = settings;
    }

    /**
     * What was written.
     *
     * @param files the changed and added class files by path
     * @param broken why some mutants are missing
     */
    public record Result(List<Mutant> mutants, Map<String, byte[]> files, List<Dropped> broken) {}

    /** Writes mutants of different tests. */
    public Result apply(List<MutantCandidate> candidates, String folder) {
        Map<TestClass, List<MutantCandidate>> byClass = new LinkedHashMap<>();
        candidates.forEach(each -> byClass.computeIfAbsent(each.place().testClass(), type -> new ArrayList<>())
                .add(each));
        Result result = new Result(new ArrayList<>(), new LinkedHashMap<>(), new ArrayList<>());
        byClass.forEach((type, some) -> apply(type, some, folder, result));
        return result;
    }

    private void apply(TestClass type, List<MutantCandidate> candidates, String folder, Result result) {
        ClassEdit edit = new ClassEdit(type);
        List<Mutant> mutants = new ArrayList<>();
        candidates.forEach(each -> mutants.add(write(each, edit, folder)));
        try {
            result.files.putAll(output.files(edit));
            result.mutants.addAll(mutants);
        } catch (BrokenClassException e) {
            List<MutantCandidate> valid = valid(type, candidates, folder, result);
            if (valid.size() == candidates.size()) {
                candidates.forEach(each -> result.broken.add(dropped(each, e)));
            } else if (!valid.isEmpty()) {
                apply(type, valid, folder, result);
            }
        }
    }

    private static Dropped dropped(MutantCandidate candidate, BrokenClassException e) {
        return new Dropped(candidate.id(), "its class would not load: " + e.getMessage());
    }

    /** Those that can be written alone. */
    private List<MutantCandidate> valid(
            TestClass type, List<MutantCandidate> candidates, String folder, Result result) {
        List<MutantCandidate> valid = new ArrayList<>();
        for (MutantCandidate each : candidates) {
            ClassEdit alone = new ClassEdit(type);
            write(each, alone, folder);
            try {
                output.files(alone);
                valid.add(each);
            } catch (BrokenClassException e) {
                result.broken.add(dropped(each, e));
            }
        }
        return valid;
    }

    private Mutant write(MutantCandidate candidate, ClassEdit edit, String folder) {
        FlawPlace place = candidate.place();
        Written written = place.flaw().write(edit.mutant(candidate.id(), settings));
        boolean isOrder = place.operator().kind().label().equals(Mutant.OD);
        return new Mutant(
                candidate.id(),
                candidate.operator(),
                place.operator().kind().label(),
                settings.form(),
                place.label(),
                place.site(),
                written.tests(),
                isOrder ? settings.k() : 0,
                written.fails(),
                folder);
    }
}
