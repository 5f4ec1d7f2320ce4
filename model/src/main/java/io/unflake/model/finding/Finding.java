package io.unflake.model.finding;

import io.unflake.model.Digest;
import io.unflake.model.Failure;
import io.unflake.model.FailureFingerprint;
import io.unflake.model.Site;
import io.unflake.model.TestId;
import io.unflake.model.Treatment;
import java.util.List;

/**
 * A test and one way in which it fails: one for each test and fingerprint.
 *
 * @param category what kind of flakiness it is, such as {@code random} or {@code order}
 * @param treatments the treatments that provoke this failure; the rates belong to the first. Empty for a test that
 *     passes and fails in plain runs
 * @param cause the sites that must be perturbed for it to fail, as far as known
 * @param sites all sites the test reached that these treatments perturb
 * @param proof the smallest and mildest treatment that makes it fail; null if there is none, or it was not sought
 * @param command a command that makes it fail again, ready to be pasted
 */
public record Finding(
        String module,
        TestId test,
        Verdict verdict,
        String category,
        List<Treatment> treatments,
        Failure failure,
        FailureFingerprint fingerprint,
        List<Site> cause,
        List<Site> sites,
        Rate treated,
        Rate control,
        Proof proof,
        String command) {

    private static final int ID_LENGTH = 6;

    public Finding {
        treatments = List.copyOf(treatments);
        cause = List.copyOf(cause);
        sites = List.copyOf(sites);
    }

    /** Names this finding: a hash of test and fingerprint. */
    public String id() {
        return idOf(test, fingerprint);
    }

    /** The name of the finding that a test fails in this way. */
    public static String idOf(TestId test, FailureFingerprint fingerprint) {
        return Digest.of(test + "\n" + fingerprint.hash()).substring(0, ID_LENGTH);
    }

    /** Whether it fails under a setting that is plausible in practice, as far as is known. */
    public boolean plausible() {
        return proof == null || proof.plausible();
    }

    /** Names of the strategies that provoke this failure. */
    public List<String> strategies() {
        return treatments.stream().map(Treatment::name).distinct().toList();
    }
}
