package io.unflake.engine.detect;

import io.unflake.engine.search.TrialOutcome;
import io.unflake.model.finding.Proof;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Failures that were confirmed, grouped by test and fingerprint, with what proved them. */
record Proven(List<TrialOutcome> explored, List<Provoked> provoked, Map<Provoked, Proof> proofs) {

    static final Proven NOTHING = new Proven(List.of(), List.of(), Map.of());

    Proven and(Proven more) {
        Map<Provoked, Proof> allProofs = new HashMap<>(proofs);
        allProofs.putAll(more.proofs);
        return new Proven(both(explored, more.explored), both(provoked, more.provoked), allProofs);
    }

    private static <T> List<T> both(List<T> one, List<T> other) {
        return Stream.concat(one.stream(), other.stream()).toList();
    }
}
