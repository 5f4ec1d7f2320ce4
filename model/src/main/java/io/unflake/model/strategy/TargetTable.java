package io.unflake.model.strategy;

import java.util.ArrayList;
import java.util.List;

/** Collects the targets of one kind. */
final class TargetTable {

    private final List<Target> targets = new ArrayList<>();
    private final String kind;

    TargetTable(String kind) {
        this.kind = kind;
    }

    /** Adds methods of a class, given by name and descriptor, that share a form and a hook. */
    TargetTable add(Form form, String hook, String owner, String... methods) {
        for (String method : methods) {
            int end = method.indexOf('(');
            targets.add(new Target(kind, owner, method.substring(0, end), method.substring(end), form, hook));
        }
        return this;
    }

    /** Adds methods of a class that are redirected to hooks of the same name. */
    TargetTable redirect(String hooks, String owner, String... methods) {
        for (String method : methods) {
            add(Form.REDIRECT, hooks + "." + method.substring(0, method.indexOf('(')), owner, method);
        }
        return this;
    }

    List<Target> targets() {
        return targets;
    }
}
