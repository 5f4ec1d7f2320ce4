package io.unflake.inject;

import io.unflake.engine.discovery.TestClasses;
import io.unflake.engine.plan.Pinned;
import io.unflake.inject.edit.ClassOutput;
import io.unflake.inject.edit.TypeHierarchy;
import io.unflake.inject.load.LoadingJvm;
import io.unflake.inject.place.SuiteReader;
import io.unflake.inject.place.TestClass;
import io.unflake.inject.validate.OriginalTests;
import io.unflake.inject.validate.Validator;
import io.unflake.inject.write.ClassesFolder;
import io.unflake.inject.write.Dropped;
import io.unflake.inject.write.FolderWriter;
import io.unflake.inject.write.LibFolder;
import io.unflake.inject.write.Libraries;
import io.unflake.inject.write.MutantCandidate;
import io.unflake.inject.write.MutantCandidates;
import io.unflake.inject.write.MutantSelection;
import io.unflake.inject.write.Mutation;
import io.unflake.inject.write.OutFolder;
import io.unflake.model.labels.Labels;
import io.unflake.model.labels.Mutant;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Injects flaws into the suite of one module. */
public final class Injector {

    private final InjectRequest request;
    private final Libraries libraries;
    private final MutantCandidates candidates;
    private final List<Dropped> dropped = new ArrayList<>();

    /** Reads the suite and finds the places for flaws. */
    public Injector(InjectRequest request) {
        this.request = request;
        this.libraries = new Libraries(
                request.module().classpath().stream().map(Path::of).toList(), request.brought());
        List<TestClass> classes =
                SuiteReader.read(request.testClasses(), new HashSet<>(TestClasses.of(request.module())));
        this.candidates = MutantCandidates.find(
                classes, request.operators(), request.settings().gated(), libraries, new Pinned(request.module()));
    }

    /** The mutants that are possible. */
    public MutantCandidates candidates() {
        return candidates;
    }

    /** The folder that the suite is written to; null if places are only listed. */
    public Path out() {
        return request.out();
    }

    /** Writes the suite; if a validator is given, only mutants that it has proven. */
    public Injected inject(Optional<Validator> validator) throws IOException {
        new OutFolder(request.out()).prepare();
        List<Path> classpath = classpath();
        try (TypeHierarchy hierarchy = new TypeHierarchy(classpath);
                LoadingJvm loading = new LoadingJvm(request.module(), classpath)) {
            return inject(new Mutation(new ClassOutput(hierarchy, loading), request.settings()), validator);
        }
    }

    private List<Path> classpath() {
        return Stream.concat(
                        request.module().classpath().stream().map(Path::of),
                        libraries.missing(needs(candidates.all())).stream())
                .toList();
    }

    private Injected inject(Mutation mutation, Optional<Validator> validator) throws IOException {
        boolean each = request.layout().equals(Labels.EACH) || request.order() > 1;
        List<MutantCandidate> wanted =
                each ? candidates.all() : new MutantSelection(request.seed()).forOneFolder(candidates.all());
        int others = candidates.all().size() - wanted.size();
        List<Path> lib = new LibFolder(request.out().resolve(Labels.LIB))
                .write(request.settings().gated(), libraries.missing(needs(wanted)));
        if (validator.isPresent()) {
            wanted = proven(wanted, mutation, validator.get(), lib);
        }
        List<Mutant> mutants = each ? writeEach(wanted, mutation) : writeOne(wanted, mutation);
        Labels labels = new Labels(
                Labels.SCHEMA,
                each ? Labels.EACH : Labels.ONE,
                request.settings().tr(),
                request.settings().k(),
                request.otherClasspath(),
                request.module().workingDirectory(),
                request.module().settings(),
                mutants);
        Files.writeString(request.out().resolve(Labels.FILE), labels.write());
        return new Injected(labels, List.copyOf(dropped), candidates.inapplicable(), others);
    }

    private static List<String> needs(List<MutantCandidate> wanted) {
        return wanted.stream()
                .map(each -> each.place().operator())
                .distinct()
                .flatMap(operator -> operator.needs().stream())
                .distinct()
                .toList();
    }

    private List<Mutant> writeOne(List<MutantCandidate> wanted, Mutation mutation) throws IOException {
        Path target = request.out().resolve(Labels.CLASSES);
        ClassesFolder.copy(request.testClasses(), target);
        Mutation.Result result = mutation.apply(wanted, Labels.CLASSES);
        ClassesFolder.write(target, result.files());
        dropped.addAll(result.broken());
        return result.mutants();
    }

    private List<Mutant> writeEach(List<MutantCandidate> wanted, Mutation mutation) throws IOException {
        ClassesFolder original =
                ClassesFolder.copy(request.testClasses(), request.out().resolve(OutFolder.ORIGINAL));
        List<Mutant> mutants = new ArrayList<>();
        try (FolderWriter writer = new FolderWriter(original)) {
            for (Group group : groups(wanted)) {
                String folder = OutFolder.MUTANTS + "/" + group.name + "/" + Labels.CLASSES;
                Mutation.Result result = mutation.apply(group.members, folder);
                dropped.addAll(result.broken());
                if (!result.mutants().isEmpty()) {
                    writer.mutate(request.out().resolve(folder), result.files());
                    mutants.addAll(result.mutants());
                }
            }
            writer.flush();
        }
        return mutants;
    }

    private record Group(String name, List<MutantCandidate> members) {}

    private List<Group> groups(List<MutantCandidate> wanted) {
        if (request.order() == 1) {
            return wanted.stream()
                    .map(each -> new Group(each.id(), List.of(each)))
                    .toList();
        }
        List<Group> groups = new ArrayList<>();
        for (List<MutantCandidate> each : new MutantSelection(request.seed()).groups(wanted, request.order())) {
            groups.add(new Group("HOM-" + (groups.size() + 1), each));
        }
        return groups;
    }

    /** Tries all mutants in as few folders as possible. */
    private List<MutantCandidate> proven(
            List<MutantCandidate> wanted, Mutation mutation, Validator validator, List<Path> lib) throws IOException {
        Path work = request.out().resolve(OutFolder.WORK);
        ClassesFolder original = ClassesFolder.copy(request.testClasses(), work.resolve(OutFolder.ORIGINAL));
        int number = 0;
        for (List<MutantCandidate> some : MutantSelection.folders(inPassingTests(wanted, validator, work))) {
            Path target = work.resolve("part-" + ++number).resolve(Labels.CLASSES);
            Mutation.Result result = mutation.apply(some, Labels.CLASSES);
            original.mutate(target, result.files());
            List<Dropped> refuted =
                    validator.refuted(request.module(), target, lib, result.mutants(), work.resolve("part-" + number));
            dropped.addAll(result.broken());
            dropped.addAll(refuted);
        }
        OutFolder.delete(work);
        Set<String> failed = dropped.stream().map(Dropped::mutant).collect(Collectors.toSet());
        return wanted.stream().filter(each -> !failed.contains(each.id())).collect(Collectors.toList());
    }

    /** Drops those in tests that fail anyway. */
    private List<MutantCandidate> inPassingTests(List<MutantCandidate> wanted, Validator validator, Path work) {
        OriginalTests original = validator.original(request.module(), work);
        List<MutantCandidate> sound = new ArrayList<>();
        for (MutantCandidate each : wanted) {
            original.objection(each.place())
                    .ifPresentOrElse(reason -> dropped.add(new Dropped(each.id(), reason)), () -> sound.add(each));
        }
        return sound;
    }
}
