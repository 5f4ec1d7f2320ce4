package io.unflake.report.json;

import io.unflake.model.Failure;
import io.unflake.model.FailureFingerprint;
import io.unflake.model.Frame;
import io.unflake.model.FrameFilter;
import io.unflake.model.Treatment;
import io.unflake.model.finding.Finding;
import io.unflake.model.finding.Findings;
import io.unflake.model.finding.Mitigation;
import io.unflake.model.finding.Proof;
import io.unflake.model.finding.Role;
import io.unflake.report.json.FindingsFile.Broken;
import io.unflake.report.json.FindingsFile.Cost;
import io.unflake.report.json.FindingsFile.Failed;
import io.unflake.report.json.FindingsFile.Found;
import io.unflake.report.json.FindingsFile.Margin;
import io.unflake.report.json.FindingsFile.Mitigated;
import io.unflake.report.json.FindingsFile.Proven;
import io.unflake.report.json.FindingsFile.Rates;
import io.unflake.report.known.KnownReport;
import io.unflake.report.text.MitigationWords;
import io.unflake.report.text.Phrases;
import io.unflake.report.text.Printable;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;

/** Converts findings to the contents of {@code findings.json}, and words them. */
public final class FindingsConversion {

    /** Longer messages are cut, so that a test that compares huge texts does not blow up the file. */
    static final int MAX_MESSAGE = 10_000;

    private final Phrases phrases;

    /** Words findings with the built-in phrases. */
    public FindingsConversion() {
        this(Phrases.BUILT_IN);
    }

    public FindingsConversion(Phrases phrases) {
        this.phrases = phrases;
    }

    /** The contents of the file; {@code known} is null if there are no known tests to compare with. */
    public FindingsFile convert(Findings findings, KnownReport known) {
        return new FindingsFile(
                FindingsFile.SCHEMA,
                findings.tests(),
                cost(findings.cost()),
                found(findings.findings()),
                findings.broken().stream().map(FindingsConversion::broken).toList(),
                findings.strategies().stream().map(FindingsConversion::rounded).toList(),
                findings.untransformed(),
                findings.notes(),
                findings.unfinished(),
                null,
                known);
    }

    private static Cost cost(Findings.Cost cost) {
        return new Cost(
                round(cost.plainSeconds()),
                round(cost.totalSeconds()),
                round(cost.ratio()),
                cost.runs(),
                round(cost.explorationSeconds()),
                round(cost.confirmationSeconds()),
                round(cost.proofSeconds()));
    }

    private static Findings.StrategyCost rounded(Findings.StrategyCost cost) {
        return new Findings.StrategyCost(
                cost.strategy(), cost.tests(), cost.candidates(), cost.findings(), round(cost.seconds()));
    }

    private List<Found> found(List<Finding> findings) {
        List<String> groups = FindingGroups.of(findings);
        return IntStream.range(0, findings.size())
                .mapToObj(i -> found(findings.get(i), groups.get(i)))
                .toList();
    }

    private Found found(Finding finding, String group) {
        return new Found(
                finding.id(),
                group,
                finding.test().toString(),
                finding.verdict().name().toLowerCase(Locale.ROOT),
                finding.stage().label(),
                finding.category(),
                role(finding.proof()),
                finding.strategies(),
                finding.treatments().stream().map(Treatment::toString).toList(),
                finding.plausible(),
                phrases.cause(finding),
                failed(finding.failure(), finding.fingerprint()),
                Causes.of(finding),
                Causes.ofSites(finding.sites()),
                margin(finding),
                new Rates(finding.treated().toString(), finding.control().toString()),
                proven(finding.proof()),
                mitigated(finding.mitigation()),
                "replays/" + finding.id() + ".json",
                finding.command(),
                finding.module());
    }

    private static String role(Proof proof) {
        return proof == null ? null : proof.role().map(Role::label).orElse(null);
    }

    private static Broken broken(Findings.BrokenTest broken) {
        FailureFingerprint fingerprint = FailureFingerprint.of(broken.failure(), FrameFilter.BY_NAME);
        return new Broken(broken.test().toString(), failed(broken.failure(), fingerprint), broken.module());
    }

    private static Failed failed(Failure failure, FailureFingerprint fingerprint) {
        return new Failed(
                failure.type(),
                Printable.cut(failure.message(), MAX_MESSAGE),
                fingerprint.hash(),
                fingerprint.frames().stream().map(Frame::toString).toList());
    }

    private Margin margin(Finding finding) {
        return Optional.ofNullable(finding.proof())
                .map(Proof::margin)
                .map(margin -> new Margin(margin.parameter(), margin.fails(), margin.passes(), phrases.margin(finding)))
                .orElse(null);
    }

    private static Proven proven(Proof proof) {
        return proof == null
                ? null
                : new Proven(
                        proof.effort().runs(),
                        round(proof.effort().seconds()),
                        proof.effort().cutOff());
    }

    private static Mitigated mitigated(Mitigation mitigation) {
        return mitigation == null
                ? null
                : new Mitigated(
                        mitigation.point().place(),
                        mitigation.point().kind(),
                        mitigation.waitMillis(),
                        MitigationWords.wait(mitigation),
                        MitigationWords.cure(mitigation),
                        mitigation.patch(),
                        mitigation.command());
    }

    private static double round(double number) {
        return Double.isFinite(number) ? Math.round(number * 1000) / 1000.0 : 0;
    }
}
