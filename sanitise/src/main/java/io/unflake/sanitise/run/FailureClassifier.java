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
 * Decides whether a test failed because an assumption did not hold.
 *
 * <p>The cause chain of the failure is examined first. Only if it shows no violation, the exceptions that were created while
 * the test ran are examined, too. Those that the test expects and those not created by the JDK are ignored.
 */
final class FailureClassifier {

    private final List<Assumption> assumptions;
    private final Evidence evidence;

    FailureClassifier(List<Assumption> assumptions, Evidence evidence) {
        this.assumptions = List.copyOf(assumptions);
        this.evidence = evidence;
    }

    /** @param expected exceptions that the test declares to expect */
    Classification classify(TestScope scope, Throwable failure, Set<Class<? extends Throwable>> expected) {
        List<Throwable> chain = CauseChain.of(failure);
        List<Sighting> visible =
                chain.stream().map(each -> CauseChain.sighting(each, chain)).toList();
        List<Violation> violations = violations(visible);
        if (!violations.isEmpty() || chain.get(0) instanceof VirtualMachineError) {
            return new Classification(violations, "");
        }
        Observations observations = evidence.of(scope);
        List<Sighting> candidates = new ArrayList<>(visible);
        if (!isExpected(observations.created(), expected)) {
            observations.created().stream()
                    .filter(FailureClassifier::isCreatedByJdk)
                    .forEach(candidates::add);
        }
        candidates.removeIf(each -> assumptions.stream().noneMatch(assumption -> concerns(assumption, each)));
        boolean allLocated = candidates.stream().allMatch(each -> each.target().isPresent());
        Optional<Endpoint> common = allLocated ? Optional.empty() : common(observations.targets());
        return new Classification(
                violations(candidates.stream()
                        .map(each -> withTarget(each, observations, common))
                        .toList()),
                observations.gap());
    }

    /** If one exception is expected, the others may have caused it. */
    private static boolean isExpected(List<Sighting> created, Set<Class<? extends Throwable>> expected) {
        return created.stream()
                .anyMatch(each -> expected.stream().anyMatch(type -> type.isAssignableFrom(each.type())));
    }

    private static boolean isCreatedByJdk(Sighting created) {
        return !created.stack().isEmpty() && Frames.isJdk(created.stack().get(0));
    }

    /** Returns one violation per assumption, in the order of the sightings. */
    private List<Violation> violations(List<Sighting> sightings) {
        List<Violation> violations = new ArrayList<>();
        Set<Assumption> violated = new HashSet<>();
        for (Sighting sighting : sightings) {
            for (Assumption assumption : assumptions) {
                if (!violated.contains(assumption)
                        && concerns(assumption, sighting)
                        && assumption.isViolatedBy(sighting)) {
                    violated.add(assumption);
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
     * Adds the address that the test tried to reach, if the exception itself does not contain it.
     *
     * @param common the address to assume if that of the exception is unknown
     */
    private static Sighting withTarget(Sighting sighting, Observations observations, Optional<Endpoint> common) {
        if (sighting.target().isPresent() || (isCreatedByJdk(sighting) && !Frames.isInJdkClient(sighting.stack()))) {
            return sighting;
        }
        Optional<Sighting> same = observations.created().stream()
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

    /** Returns any of the targets if either all or none of them are on this machine. Looks up each host once. */
    private static Optional<Endpoint> common(List<Endpoint> targets) {
        Map<String, Endpoint> byHost = new LinkedHashMap<>();
        targets.forEach(each -> byHost.putIfAbsent(each.host(), each));
        long local = byHost.values().stream().filter(Endpoint::isThisMachine).count();
        return local == 0 || local == byHost.size() ? targets.stream().findFirst() : Optional.empty();
    }
}
