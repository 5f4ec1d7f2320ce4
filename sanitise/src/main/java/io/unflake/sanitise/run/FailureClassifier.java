package io.unflake.sanitise.run;

import io.unflake.sanitise.evidence.CauseChain;
import io.unflake.sanitise.evidence.Evidence;
import io.unflake.sanitise.evidence.Frames;
import io.unflake.sanitise.evidence.Observations;
import io.unflake.sanitise.evidence.TestScope;
import io.unflake.sanitise.spi.Assumption;
import io.unflake.sanitise.spi.Endpoint;
import io.unflake.sanitise.spi.Sighting;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Decides whether a failure came while something outside was missing.
 *
 * <p>What the test failed with is looked at first; only if that does not show it, the exceptions that were created while it
 * ran. Of those, the ones that were asked for by the test and the ones that were not created by the JDK show nothing.
 */
final class FailureClassifier {

    private final List<Assumption> assumptions;
    private final Evidence evidence;

    FailureClassifier(List<Assumption> assumptions, Evidence evidence) {
        this.assumptions = List.copyOf(assumptions);
        this.evidence = evidence;
    }

    /** @param expected exceptions that the test is declared to expect */
    Classification classify(TestScope scope, Throwable failure, Set<Class<? extends Throwable>> expected) {
        List<Throwable> chain = CauseChain.of(failure);
        List<Sighting> visible =
                chain.stream().map(each -> CauseChain.sighting(each, chain)).toList();
        List<Violation> violations = violations(visible);
        if (!violations.isEmpty() || chain.get(0) instanceof VirtualMachineError) {
            return new Classification(violations, "");
        }
        Observations seen = evidence.of(scope);
        List<Sighting> candidates = new ArrayList<>(visible);
        if (!isExpected(seen.created(), expected)) {
            seen.created().stream().filter(FailureClassifier::isOfJdk).forEach(candidates::add);
        }
        candidates.removeIf(each -> assumptions.stream().noneMatch(assumption -> concerns(assumption, each)));
        boolean located = candidates.stream().allMatch(each -> each.target().isPresent());
        Optional<Endpoint> common = located ? Optional.empty() : common(seen.targets());
        return new Classification(
                violations(candidates.stream()
                        .map(each -> located(each, seen, common))
                        .toList()),
                seen.gap());
    }

    /** If any was, all the others may have led to that one. */
    private static boolean isExpected(List<Sighting> created, Set<Class<? extends Throwable>> expected) {
        return created.stream()
                .anyMatch(each -> expected.stream().anyMatch(type -> type.isAssignableFrom(each.type())));
    }

    private static boolean isOfJdk(Sighting created) {
        return !created.stack().isEmpty() && Frames.isJdk(created.stack().get(0));
    }

    /** One for each assumption, in the order in which they were seen. */
    private List<Violation> violations(List<Sighting> sightings) {
        List<Violation> violations = new ArrayList<>();
        Set<Assumption> named = new HashSet<>();
        for (Sighting sighting : sightings) {
            for (Assumption assumption : assumptions) {
                if (!named.contains(assumption)
                        && concerns(assumption, sighting)
                        && assumption.isViolatedBy(sighting)) {
                    named.add(assumption);
                    violations.add(new Violation(assumption, sighting));
                }
            }
        }
        return violations;
    }

    private static boolean concerns(Assumption assumption, Sighting sighting) {
        return assumption.exceptions().stream().anyMatch(type -> type.isAssignableFrom(sighting.type()));
    }

    /**
     * Where the exception itself does not tell, whom the test wanted to reach when it was created.
     *
     * @param common whom it wanted to reach at all, if that is one and the same place
     */
    private static Sighting located(Sighting sighting, Observations seen, Optional<Endpoint> common) {
        if (sighting.target().isPresent() || (isOfJdk(sighting) && !Frames.isOfClient(sighting.stack()))) {
            return sighting;
        }
        Optional<Sighting> same = seen.created().stream()
                .filter(each -> each.type() == sighting.type() && each.message().equals(sighting.message()))
                .findFirst();
        Optional<Endpoint> target = same.flatMap(Sighting::target).or(() -> common);
        return new Sighting(
                sighting.type(),
                sighting.message(),
                sighting.stack(),
                same.map(Sighting::thread).orElse(sighting.thread()),
                target,
                sighting.visible());
    }

    /** Any of them, if all are on this machine or none is; names are looked up once each. */
    private static Optional<Endpoint> common(List<Endpoint> targets) {
        Map<String, Endpoint> byHost = new LinkedHashMap<>();
        targets.forEach(each -> byHost.putIfAbsent(each.host(), each));
        long here = byHost.values().stream().filter(Endpoint::isThisMachine).count();
        return here == 0 || here == byHost.size() ? targets.stream().findFirst() : Optional.empty();
    }
}
