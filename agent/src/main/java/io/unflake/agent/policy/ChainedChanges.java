package io.unflake.agent.policy;

import io.unflake.hooks.CustomHooks;
import java.util.List;

/** Applies several user-defined changes, each to the result of the previous one. */
record ChainedChanges(List<CustomHooks.Changes> chain) implements CustomHooks.Changes {

    @Override
    public Object result(Object value, String type, int site) {
        Object changed = value;
        for (CustomHooks.Changes each : chain) {
            changed = each.result(changed, type, site);
        }
        return changed;
    }

    @Override
    public Object argument(Object value, String type, int index, int site) {
        Object changed = value;
        for (CustomHooks.Changes each : chain) {
            changed = each.argument(changed, type, index, site);
        }
        return changed;
    }
}
