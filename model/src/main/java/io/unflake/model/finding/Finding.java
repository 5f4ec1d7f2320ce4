package io.unflake.model.finding;

import io.unflake.model.Digest;
import io.unflake.model.Failure;
import io.unflake.model.FailureFingerprint;
import io.unflake.model.Site;
import io.unflake.model.TestId;
import io.unflake.model.Treatment;
import java.util.List;

/**
 * A flaky test and one of its failures. There is one finding for each test and fingerprint.
 *
 * @param stage how far this finding was pursued; {@link Stage#PROVEN} if and only if there is a proof
 * @param category the kind of flakiness, such as {@code random} or {@code order}
 * @param treatments the treatments that provoke this failure; the rates belong to the first. Empty for a test that
 *     passes and fails in plain runs
 * @param cause the sites that must be perturbed for the test to fail; empty unless proven
 * @param sites all sites that the test reached and these treatments perturb
 * @param plausible whether the test fails under a setting that is plausible in practice; null if that is unknown
 * @param proof the smallest and mildest treatment that makes the test fail; null if it was not searched for
 * @param command a shell command that reproduces the failure
 * @param mitigation a wait with which the test passes; null if none was searched for or found
 */
public record Finding(
        String module,
        TestId test,
        Verdict verdict,
        Stage stage,
        String category,
        List<Treatment> treatments,
        Failure failure,
        FailureFingerprint fingerprint,
        List<Site> cause,
        List<Site> sites,
        Rate treated,
        Rate control,
        Boolean plausible,
        Proof proof,
        String command,
        Mitigation mitigation) {

    private static final int ID_LENGTH = 6;

    public Finding {
        treatments = List.copyOf(treatments);
        cause = List.copyOf(cause);
        sites = List.copyOf(sites);
        if ((stage == Stage.PROVEN) != (proof != null)) {
            throw new IllegalArgumentException("a finding that is " + stage.label() + " with the proof " + proof);
        }
    }

    /** A finding for which no mitigation was searched. */
    public Finding(
            String module,
            TestId test,
            Verdict verdict,
            Stage stage,
            String category,
            List<Treatment> treatments,
            Failure failure,
            FailureFingerprint fingerprint,
            List<Site> cause,
            List<Site> sites,
            Rate treated,
            Rate control,
            Boolean plausible,
            Proof proof,
            String command) {
        this(
                module,
                test,
                verdict,
                stage,
                category,
                treatments,
                failure,
                fingerprint,
                cause,
                sites,
                treated,
                control,
                plausible,
                proof,
                command,
                null);
    }

    /** Returns the same finding with a mitigation. */
    public Finding mitigatedBy(Mitigation found) {
        return new Finding(
                module,
                test,
                verdict,
                stage,
                category,
                treatments,
                failure,
                fingerprint,
                cause,
                sites,
                treated,
                control,
                plausible,
                proof,
                command,
                found);
    }

    /** The id of this finding: a hash of test and fingerprint. */
    public String id() {
        return idOf(test, fingerprint);
    }

    /** Returns the id of the finding for a test and a fingerprint. */
    public static String idOf(TestId test, FailureFingerprint fingerprint) {
        return idOf(test, fingerprint.hash());
    }

    /** Returns the id of the finding for a test and the hash of a fingerprint. */
    public static String idOf(TestId test, String fingerprintHash) {
        return Digest.of(test + "\n" + fingerprintHash).substring(0, ID_LENGTH);
    }

    /** Returns the names of the strategies that provoke this failure. */
    public List<String> strategies() {
        return treatments.stream().map(Treatment::name).distinct().toList();
    }

    /** The smallest treatment that is known to provoke this failure; the control if no treatment is needed. */
    public Treatment smallestTreatment() {
        if (proof != null) {
            return proof.treatment();
        }
        return treatments.isEmpty() ? Treatment.NONE : treatments.get(0);
    }
}
