package io.unflake.agent.policy;

import io.unflake.hooks.CustomHooks;

/** Applies user-defined changes only to some calls. */
record FocusedChanges(CustomHooks.Changes changes, Focus focus) implements CustomHooks.Changes {

    @Override
    public Object result(Object value, String type, int site) {
        return focus.admits(site) ? changes.result(value, type, site) : value;
    }

    @Override
    public Object argument(Object value, String type, int index, int site) {
        return focus.admits(site) ? changes.argument(value, type, index, site) : value;
    }
}
