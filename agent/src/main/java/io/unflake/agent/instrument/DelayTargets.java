package io.unflake.agent.instrument;

import io.unflake.model.strategy.Target;
import io.unflake.model.timing.TimingApis;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Finds the calls that depend on timing, also those through subtypes. */
final class DelayTargets {

    private final TimingApis apis;
    private final Hierarchy hierarchy;
    private final VolatileFields volatiles;
    private final Map<String, List<String>> concerned = new ConcurrentHashMap<>();

    DelayTargets(TimingApis apis, Hierarchy hierarchy) {
        this.apis = apis;
        this.hierarchy = hierarchy;
        this.volatiles = new VolatileFields(hierarchy);
    }

    Hierarchy hierarchy() {
        return hierarchy;
    }

    /** Whether accesses to a field are delay points. */
    boolean isVolatile(String owner, String name) {
        return apis.includeVolatileFields() && volatiles.contain(owner, name);
    }

    /** Returns the API that a call means, in readable form; null if it does not depend on timing. */
    String api(String owner, String name, String descriptor) {
        if (owner.startsWith("[")) {
            return null;
        }
        for (String type : concerned.computeIfAbsent(owner, this::concerned)) {
            if (apis.contain(type, name, descriptor) && (!name.equals("<init>") || type.equals(owner))) {
                return Target.describe(type, name, descriptor);
            }
        }
        return null;
    }

    private List<String> concerned(String owner) {
        List<String> types = new ArrayList<>();
        if (apis.concern(owner)) {
            types.add(owner);
        }
        for (String type : hierarchy.jdkTypes(owner)) {
            if (!type.equals(owner) && apis.concern(type)) {
                types.add(type);
            }
        }
        return types;
    }
}
