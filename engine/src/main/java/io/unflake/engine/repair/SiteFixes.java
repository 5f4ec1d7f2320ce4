package io.unflake.engine.repair;

import io.unflake.engine.patch.Rewrite;
import io.unflake.engine.patch.SourceFile;
import io.unflake.engine.patch.rewrite.CodeLine;
import io.unflake.engine.patch.rewrite.LinkedRewrite;
import io.unflake.engine.patch.rewrite.OrderFreeRewrites;
import io.unflake.engine.patch.rewrite.RandomRewrites;
import io.unflake.engine.patch.rewrite.SettingRewrites;
import io.unflake.engine.patch.rewrite.WaitRewrites;
import io.unflake.model.Perturbation;
import io.unflake.model.Site;
import io.unflake.model.strategy.SiteKind;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds changes of the code whose calls must be perturbed for a test to fail. */
final class SiteFixes {

    private final RepairRequest request;

    SiteFixes(RepairRequest request) {
        this.request = request;
    }

    /** The changes to try, the best first. */
    List<Fix> fixes() {
        return rewrites().map(rewrite -> new Fix(rewrite, place(rewrite))).toList();
    }

    private Stream<Rewrite> rewrites() {
        return Stream.of(
                        SettingRewrites.locale(lines(SiteKind.LOCALE)),
                        SettingRewrites.zone(lines(SiteKind.ZONE)),
                        collections(),
                        random(),
                        WaitRewrites.of(lines(SiteKind.SLEEP), hasAwaitility()),
                        waits())
                .flatMap(List::stream);
    }

    private List<Rewrite> collections() {
        List<CodeLine> lines = lines(SiteKind.COLLECTION);
        return lines.isEmpty()
                ? List.of()
                : Stream.concat(LinkedRewrite.of(lines).stream(), OrderFreeRewrites.of(assertions()).stream())
                        .toList();
    }

    private List<Rewrite> random() {
        List<CodeLine> lines = lines(SiteKind.RANDOM);
        return lines.isEmpty()
                ? List.of()
                : Stream.concat(
                                RandomRewrites.bounds(lines).stream(),
                                SourceFile.ofClass(request.test().className(), request.module()).stream()
                                        .flatMap(
                                                file -> RandomRewrites.seeds(
                                                        file,
                                                        request.test().className(),
                                                        request.test().method())
                                                        .stream()))
                        .toList();
    }

    /** If something is late, a test can wait for it. */
    private List<Rewrite> waits() {
        boolean isLate =
                request.replay().treatment().perturbations().stream().anyMatch(Perturbation.Delay.class::isInstance);
        return isLate ? WaitRewrites.before(assertions(), hasAwaitility()) : List.of();
    }

    private boolean hasAwaitility() {
        return request.module().classpath().stream()
                .anyMatch(element ->
                        String.valueOf(Path.of(element).getFileName()).startsWith("awaitility-"));
    }

    /** The lines of the test class where the test fails. */
    private List<CodeLine> assertions() {
        return SourceFile.ofClass(request.test().className(), request.module()).stream()
                .flatMap(file -> request.replay().expected().stack().stream()
                        .flatMap(frame -> FailedLine.of(frame, file).stream()))
                .toList();
    }

    private List<CodeLine> lines(String kind) {
        return request.sites().stream()
                .filter(site -> site.kind().equals(kind))
                .flatMap(this::line)
                .distinct()
                .toList();
    }

    private Stream<CodeLine> line(Site site) {
        return SourceFile.of(site, request.module()).map(file -> new CodeLine(file, site.line())).stream();
    }

    private Place place(Rewrite rewrite) {
        Optional<SourceFile> test = SourceFile.ofClass(request.test().className(), request.module());
        return rewrite.sources().stream()
                        .allMatch(each -> test.filter(
                                        file -> file.path().equals(each.source().path()))
                                .isPresent())
                ? Place.VICTIM
                : Place.CODE;
    }
}
