package io.unflake.agent.instrument;

import io.unflake.agent.custom.CustomStrategies;
import io.unflake.agent.detail.RecordedCode;
import io.unflake.agent.record.RecordedFields;
import io.unflake.agent.site.Sites;
import io.unflake.hooks.GroovyHooks;
import io.unflake.model.strategy.AgentConfig;
import io.unflake.model.strategy.SiteKind;
import io.unflake.model.strategy.Target;
import io.unflake.model.strategy.Targets;
import io.unflake.model.timing.TimingApis;
import java.lang.instrument.ClassFileTransformer;
import java.security.ProtectionDomain;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodTooLargeException;

/** Decides for each loaded class whether to rewrite it. A class that cannot be rewritten is loaded unchanged. */
public final class Transformer implements ClassFileTransformer {

    private static final Set<String> CLOCK = Set.of(SiteKind.WALL_CLOCK, SiteKind.NANO_CLOCK, SiteKind.NONE);

    private final Scope scope;
    private final Sites sites;
    private final Initialisation initialisation;
    private final FieldOwners owners;
    private final RecordedFields fields;
    private final RecordedCode code;
    private final TimingApis timing;
    private final Plan projectPlan;
    private final Plan clockPlan;
    private Plan groovyPlan;
    private final Map<ClassLoader, Hierarchy> hierarchies = new WeakHashMap<>();
    private final Map<ClassLoader, DelayTargets> delayTargets = new WeakHashMap<>();
    private final Map<ClassLoader, SharedInstances> sharedInstances = new WeakHashMap<>();
    private final Set<String> projectClasses = ConcurrentHashMap.newKeySet();
    private final List<String[]> untransformed = new ArrayList<>();

    /**
     * Rewrites nothing yet.
     *
     * @param fields registers the fields that project classes use; null if fields are not recorded
     * @param code numbers the code of a detailed recording; null if there is none
     * @param timing the calls that get delay points; null for none
     */
    public Transformer(
            AgentConfig config,
            CustomStrategies custom,
            Sites sites,
            Initialisation initialisation,
            RecordedFields fields,
            RecordedCode code,
            TimingApis timing) {
        this.code = code;
        this.timing = timing;
        this.sites = sites;
        this.fields = fields;
        this.initialisation = initialisation;
        scope = new Scope(config);
        owners = new FieldOwners(scope, initialisation);
        projectPlan = new Plan(Targets.ALL, custom);
        clockPlan = new Plan(clockTargets(), null);
    }

    private static List<Target> clockTargets() {
        List<Target> targets = new ArrayList<>();
        for (Target target : Targets.ALL) {
            if (CLOCK.contains(target.kind())) {
                targets.add(target);
            }
        }
        return targets;
    }

    /** Created for the first class of the Groovy runtime, which most suites never load. */
    private synchronized Plan groovyPlan() {
        if (groovyPlan == null) {
            List<Target> targets = clockTargets();
            targets.addAll(GroovyTargets.ALL);
            groovyPlan = new Plan(targets, null);
            GroovyHooks.use(new GroovyLinker(this, sites));
        }
        return groovyPlan;
    }

    @Override
    public byte[] transform(
            ClassLoader loader, String name, Class<?> redefined, ProtectionDomain domain, byte[] bytes) {
        if (loader == null || name == null || domain == null) {
            return null;
        }
        try {
            return switch (scope.of(name, domain)) {
                case PROJECT -> rewriteProject(loader, name, domain, bytes);
                case CLOCK -> rewriteClock(loader, name, domain, bytes);
                case NONE -> null;
            };
        } catch (Throwable e) {
            note(name.replace('/', '.'), e.toString());
            return null;
        }
    }

    private byte[] rewriteProject(ClassLoader loader, String name, ProtectionDomain domain, byte[] bytes) {
        projectClasses.add(name.replace('/', '.'));
        ClassReader reader = new ClassReader(bytes);
        boolean mayReach = ConstantPool.hasInitialiser(reader) && InitialiserScan.mayReach(reader);
        initialisation.seen(name, reader.getSuperName(), !mayReach);
        boolean worthIt = fields != null
                || timing != null
                || mayReach
                || projectPlan.pool.namesTarget(reader)
                || ConstantPool.usesForeignStatics(reader, bytes, owner -> owners.mayReach(owner, loader));
        if (!worthIt || isGenerated(loader, name, domain)) {
            return null;
        }
        ClassContext context = new ClassContext(projectPlan.index, hierarchy(loader), sites, true);
        Uses uses = new Uses(initialisation, owner -> owners.mayReach(owner, loader), mayReach);
        RecordedClass recording = fields == null ? null : new RecordedClass(fields, loader, sharedInstances(loader));
        return write(
                loader,
                reader,
                writer -> new ClassRewriter(
                        sqlProbes(reader, detailProbes(loader, reader, writer, true)), context, uses, recording));
    }

    private byte[] rewriteClock(ClassLoader loader, String name, ProtectionDomain domain, byte[] bytes) {
        ClassReader reader = new ClassReader(bytes);
        Plan plan = GroovyTargets.isRuntime(name) ? groovyPlan() : clockPlan;
        boolean hasDetails = code != null && LibraryDetails.concern(reader, bytes);
        boolean worthIt = timing != null || hasDetails || plan.pool.namesTarget(reader) || takesSql(reader);
        if (!worthIt || isGenerated(loader, name, domain)) {
            return null;
        }
        ClassContext context = new ClassContext(plan.index, hierarchy(loader), sites, false);
        return write(
                loader,
                reader,
                writer -> new ClassRewriter(
                        sqlProbes(reader, hasDetails ? detailProbes(loader, reader, writer, false) : writer),
                        context,
                        null,
                        null));
    }

    private ClassVisitor detailProbes(ClassLoader loader, ClassReader reader, ClassVisitor out, boolean isProject) {
        return code == null
                ? out
                : new DetailedClass(
                        out, code, new RecordedClass(fields, loader, sharedInstances(loader)), reader, isProject);
    }

    private boolean takesSql(ClassReader reader) {
        return fields != null && SqlProbes.concern(reader);
    }

    private ClassVisitor sqlProbes(ClassReader reader, ClassVisitor out) {
        return takesSql(reader) ? new SqlProbes(out) : out;
    }

    private byte[] write(ClassLoader loader, ClassReader reader, Function<ClassWriter, ClassVisitor> rewriter) {
        if (timing == null) {
            return write(reader, rewriter);
        }
        DelayPoints points =
                new DelayPoints(sites, isProject(reader.getClassName().replace('/', '.')));
        try {
            return write(
                    reader, writer -> new DelayRewriter(rewriter.apply(writer), reader, delayTargets(loader), points));
        } catch (MethodTooLargeException e) {
            note(reader.getClassName().replace('/', '.'), "no delay points, since a method would become too large");
            return write(reader, rewriter);
        }
    }

    private static byte[] write(ClassReader reader, Function<ClassWriter, ClassVisitor> rewriter) {
        ClassWriter writer = new ClassWriter(reader, 0);
        reader.accept(rewriter.apply(writer), 0);
        return writer.toByteArray();
    }

    private DelayTargets delayTargets(ClassLoader loader) {
        synchronized (delayTargets) {
            return delayTargets.computeIfAbsent(loader, key -> new DelayTargets(timing, hierarchy(key)));
        }
    }

    /** Mocks and proxies are generated at run time and have no class file. */
    private static boolean isGenerated(ClassLoader loader, String name, ProtectionDomain domain) {
        return !Scope.isInFolder(name, domain) && loader.getResource(name + ".class") == null;
    }

    /** Whether a class of this name belongs to a test framework. */
    public static boolean isFramework(String name) {
        return Scope.isFramework(name.replace('.', '/'));
    }

    /** Whether a class of this name was loaded and belongs to the project. */
    public boolean isProject(String name) {
        return projectClasses.contains(name);
    }

    /**
     * Returns the targets of a call.
     *
     * @param project whether the caller belongs to the project
     */
    List<Target> targets(Call call, Hierarchy hierarchy, boolean project) {
        return (project ? projectPlan : clockPlan).index.find(call, hierarchy);
    }

    private Hierarchy hierarchy(ClassLoader loader) {
        synchronized (hierarchies) {
            return hierarchies.computeIfAbsent(loader, Hierarchy::new);
        }
    }

    private SharedInstances sharedInstances(ClassLoader loader) {
        synchronized (sharedInstances) {
            return sharedInstances.computeIfAbsent(loader, key -> new SharedInstances(hierarchy(key)));
        }
    }

    /** Reports a problem with a class or strategy. */
    public void note(String name, String reason) {
        synchronized (untransformed) {
            untransformed.add(new String[] {name, reason});
        }
    }

    /** Returns the classes that could not be rewritten since the last call, each with its name and the reason. */
    public List<String[]> drainUntransformed() {
        synchronized (untransformed) {
            List<String[]> result = List.copyOf(untransformed);
            untransformed.clear();
            return result;
        }
    }

    /** Targets, and a quick check whether a class names any of them. */
    private static final class Plan {

        private final TargetIndex index;
        private final ConstantPool pool;

        Plan(List<Target> targets, CustomStrategies custom) {
            index = new TargetIndex(targets, custom);
            pool = new ConstantPool(index);
        }
    }
}
