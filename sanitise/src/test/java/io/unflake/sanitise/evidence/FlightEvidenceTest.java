package io.unflake.sanitise.evidence;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.UnknownHostException;
import java.util.Set;
import jdk.jfr.Recording;
import org.junit.jupiter.api.Test;
import subject.Deep;

class FlightEvidenceTest {

    private static final Set<Class<? extends Throwable>> WANTED = Set.of(UnknownHostException.class);
    private static final long LITTLE = 1 << 20;

    private final Evidence evidence = new FlightEvidence(() -> WANTED, LITTLE);
    private final TestScope scope = new TestScope(FlightEvidenceTest.class, null);

    /** Chunks of a recording are only let go as a whole. */
    private static void endChunk() {
        try (Recording another = new Recording()) {
            another.start();
        }
    }

    private static void throwMoreThanIsKept() {
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

    private static void lookUpNobody() {
        try {
            Deep.lookUp(0);
        } catch (IOException e) {
            // Swallowed, as it happens.
        }
    }

    @Test
    void saysWhatWasCreated() {
        evidence.begin(scope);
        lookUpNobody();

        Observations seen = evidence.of(scope);

        assertThat(seen.created()).hasSize(1);
        assertThat(seen.gap()).isEmpty();
    }

    @Test
    void saysThatItHasLostTheBeginning() {
        evidence.begin(scope);
        lookUpNobody();
        endChunk();
        throwMoreThanIsKept();
        endChunk();

        Observations seen = evidence.of(scope);

        assertThat(seen.created()).isEmpty();
        assertThat(seen.gap()).contains("has lost the beginning of the test");
    }

    @Test
    void knowsWhatComesAfterALoss() {
        endChunk();
        throwMoreThanIsKept();
        endChunk();
        evidence.begin(scope);
        lookUpNobody();

        assertThat(evidence.of(scope).created()).hasSize(1);
    }
}
