package io.unflake.sanitise.evidence;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.UnknownHostException;
import java.util.Set;
import jdk.jfr.Recording;
import org.junit.jupiter.api.Test;
import subject.Lookup;

class FlightEvidenceTest {

    private static final Set<Class<? extends Throwable>> WANTED = Set.of(UnknownHostException.class);
    private static final long SMALL = 1 << 20;

    private final Evidence evidence = new FlightEvidence(() -> WANTED, SMALL);
    private final TestScope scope = new TestScope(FlightEvidenceTest.class, null);

    /** The recorder discards only whole chunks. */
    private static void endChunk() {
        try (Recording another = new Recording()) {
            another.start();
        }
    }

    private static void throwMoreThanFits() {
        int caught = 0;
        for (int i = 0; i < 100_000; i++) {
            try {
                Integer.parseInt("number " + i);
            } catch (NumberFormatException e) {
                caught++;
            }
        }
        assertThat(caught).isEqualTo(100_000);
    }

    @Test
    void returns_created_exceptions() {
        evidence.begin(scope);
        Lookup.lookUpSilently();

        Observations observations = evidence.of(scope);

        assertThat(observations.created()).hasSize(1);
        assertThat(observations.gap()).isEmpty();
    }

    @Test
    void reports_a_lost_beginning() {
        evidence.begin(scope);
        Lookup.lookUpSilently();
        endChunk();
        throwMoreThanFits();
        endChunk();

        Observations observations = evidence.of(scope);

        assertThat(observations.created()).isEmpty();
        assertThat(observations.gap()).contains("has lost the beginning of the test");
    }

    @Test
    void returns_exceptions_created_after_a_loss() {
        endChunk();
        throwMoreThanFits();
        endChunk();
        evidence.begin(scope);
        Lookup.lookUpSilently();

        assertThat(evidence.of(scope).created()).hasSize(1);
    }
}
