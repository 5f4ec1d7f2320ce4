package io.unflake.agent.instrument;

import io.unflake.agent.site.Sites;
import io.unflake.model.Site;
import io.unflake.model.strategy.SiteKind;
import io.unflake.model.strategy.Target;
import java.util.ArrayList;
import java.util.List;

/** The class being rewritten, and access to the targets and sites of its calls. */
final class ClassContext {

    private final TargetIndex index;
    private final Hierarchy hierarchy;
    private final Sites sites;
    private final boolean project;
    private String name;
    private String file = "";

    ClassContext(TargetIndex index, Hierarchy hierarchy, Sites sites, boolean project) {
        this.index = index;
        this.hierarchy = hierarchy;
        this.sites = sites;
        this.project = project;
    }

    void name(String newName) {
        name = newName;
    }

    String name() {
        return name;
    }

    void file(String newFile) {
        file = newFile;
    }

    boolean isProject() {
        return project;
    }

    /** Whether calls of methods with this name may have hooks. */
    boolean mayHook(String method) {
        return index.mayMean(method);
    }

    /** Returns the hooks of a call, each with its site. */
    List<Hooked> hooks(Call call, MethodPlace place) {
        List<Target> targets = index.find(call, hierarchy);
        if (targets.isEmpty()) {
            return List.of();
        }
        List<Hooked> hooks = new ArrayList<>();
        for (Target target : targets) {
            hooks.add(new Hooked(target, site(target, call, place)));
        }
        return hooks;
    }

    private int site(Target target, Call call, MethodPlace place) {
        if (target.kind().equals(SiteKind.NONE)) {
            return 0;
        }
        String api = target.api(Hierarchy.isJdk(call.owner()) ? call.owner() : target.owner());
        int ordinal = place.ordinal(api);
        return sites.id(new Site(
                target.kind(), name.replace('/', '.'), place.method(), file, place.line(), api, ordinal, project));
    }
}
