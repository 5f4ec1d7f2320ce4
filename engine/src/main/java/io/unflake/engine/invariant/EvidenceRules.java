package io.unflake.engine.invariant;

import java.util.Collection;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** Tells how much the difference of each variable says about the cause of a failure. */
final class EvidenceRules {

    private final boolean ofOrder;
    private final Accessors accessors;
    private final Predicate<String> projectClasses;
    private final Set<String> differing;

    /**
     * Prepares the rules for one comparison.
     *
     * @param ofOrder whether the order of tests makes the difference; otherwise nothing is known before the test begins
     * @param projectClasses whether a class belongs to the project
     * @param variables all variables that differ
     */
    EvidenceRules(
            boolean ofOrder, Accessors accessors, Predicate<String> projectClasses, Collection<String> variables) {
        this.ofOrder = ofOrder;
        this.accessors = accessors;
        this.projectClasses = projectClasses;
        differing = variables.stream()
                .filter(Variables::isReturn)
                .map(Variables::returning)
                .collect(Collectors.toSet());
    }

    Evidence of(String variable, ValuePair values) {
        if (!ofOrder) {
            return Evidence.STATE;
        }
        if (Variables.isReturn(variable)) {
            return Evidence.RETURNED;
        }
        return values.firstDiffers() ? ofState(variable) : Evidence.CHANGED_BY_TEST;
    }

    private Evidence ofState(String variable) {
        if (accessors.isUnread(variable)) {
            return Evidence.UNREAD;
        }
        if (isInLibrary(variable) && !accessors.isUsedBy(projectClasses, variable)) {
            return Evidence.IN_LIBRARY;
        }
        boolean isShown = Variables.isSetting(variable) || accessors.isShown(variable, differing);
        return isShown ? Evidence.SHOWN : Evidence.STATE;
    }

    private boolean isInLibrary(String variable) {
        return Variables.isField(variable) && !projectClasses.test(Variables.bare(Variables.owner(variable)));
    }
}
