package io.unflake.engine.repair;

import io.unflake.engine.patch.JavaSource;
import io.unflake.engine.patch.SourceFile;
import io.unflake.model.Site;
import io.unflake.model.TestId;
import io.unflake.model.finding.Before;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Says why no change could be tried. */
final class UntriedReason {

    private final RepairRequest request;

    UntriedReason(RepairRequest request) {
        this.request = request;
    }

    /**
     * Returns the reason; empty if it is unknown, so that there may be no change for this kind of finding.
     *
     * @param known the changes of all places
     */
    Optional<String> of(List<Fix> known) {
        return excluded(known).or(this::missing).or(this::foreign).or(this::unreadable);
    }

    private Optional<String> excluded(List<Fix> known) {
        return known.isEmpty()
                ? Optional.empty()
                : Optional.of("all known changes are "
                        + known.stream()
                                .map(fix -> text(fix.place()))
                                .distinct()
                                .collect(Collectors.joining(" or "))
                        + ", which --in " + request.in().label() + " excludes");
    }

    private static String text(Place place) {
        return switch (place) {
            case POLLUTER -> "in the class of the test that runs before";
            case VICTIM -> "in the class of the failing test";
            case CODE -> "in the code that the test calls";
        };
    }

    private Optional<String> missing() {
        List<String> classes = Stream.concat(
                        tests().filter(each ->
                                SourceFile.ofClass(each, request.module()).isEmpty()),
                        sites().filter(each -> isJava(each)
                                        && SourceFile.of(each, request.module()).isEmpty())
                                .map(Site::className))
                .distinct()
                .toList();
        if (classes.isEmpty()) {
            return Optional.empty();
        }
        String subject = classes.size() == 1 ? "the source of " : "the sources of ";
        String verb = classes.size() == 1 ? " was" : " were";
        return Optional.of(
                subject + String.join(", ", classes) + verb + " not found in the source folders of the project ("
                        + (request.module().sources().isEmpty()
                                ? "it has none"
                                : String.join(", ", request.module().sources()))
                        + ")");
    }

    private Optional<String> foreign() {
        return sites().filter(each -> !isJava(each))
                .findFirst()
                .map(site -> site.className() + " is written in another language than Java: " + site.file());
    }

    private Optional<String> unreadable() {
        return Stream.concat(
                        tests().flatMap(each -> SourceFile.ofClass(each, request.module()).stream()),
                        sites().flatMap(each -> SourceFile.of(each, request.module()).stream()))
                .filter(source -> !source.isGroovy() && JavaSource.parse(source).isEmpty())
                .findFirst()
                .map(source -> source.path() + " cannot be read as Java");
    }

    /** The classes of the tests involved. */
    private Stream<String> tests() {
        return Stream.concat(request.before().stream().map(Before::test), Stream.of(request.test()))
                .map(TestId::className)
                .distinct();
    }

    /** Where calls must be perturbed for the test to fail. */
    private Stream<Site> sites() {
        return request.sites().stream().filter(Site::project);
    }

    private static boolean isJava(Site site) {
        return site.file().endsWith(".java");
    }
}
