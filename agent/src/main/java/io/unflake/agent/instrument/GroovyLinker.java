package io.unflake.agent.instrument;

import io.unflake.agent.site.Sites;
import io.unflake.hooks.GroovyHooks;
import io.unflake.model.Site;
import io.unflake.model.strategy.SiteKind;
import io.unflake.model.strategy.Target;
import java.lang.StackWalker.StackFrame;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Finds hooks for dynamic Groovy calls. The site is the calling code on the stack when Groovy links the call. */
final class GroovyLinker implements GroovyHooks.Linker {

    private static final Lookup LOOKUP = MethodHandles.lookup();
    private static final String BRIDGE = "call";

    private final StackWalker walker = StackWalker.getInstance();
    private final Hierarchy hierarchy = new Hierarchy(ClassLoader.getPlatformClassLoader());
    private final Transformer transformer;
    private final Sites sites;
    private final Map<String, Optional<Method>> replacements = new ConcurrentHashMap<>();

    GroovyLinker(Transformer transformer, Sites sites) {
        this.transformer = transformer;
        this.sites = sites;
    }

    @Override
    public MethodHandle link(Executable member) {
        Call call = call(member);
        StackFrame caller = mayBeTarget(member, call) ? caller() : null;
        Class<?> bridge = caller == null ? null : bridge(call, caller);
        return bridge == null ? null : handle(bridge, member);
    }

    @Override
    public Method replace(Executable member) {
        Call call = call(member);
        StackFrame caller = mayBeTarget(member, call) ? caller() : null;
        if (caller == null) {
            return null;
        }
        String key = member + " at " + caller;
        return replacements
                .computeIfAbsent(
                        key,
                        unknown -> Optional.ofNullable(bridge(call, caller)).map(GroovyLinker::method))
                .orElse(null);
    }

    private boolean mayBeTarget(Executable member, Call call) {
        Class<?> owner = member.getDeclaringClass();
        return Modifier.isPublic(member.getModifiers())
                && Modifier.isPublic(owner.getModifiers())
                && Hierarchy.isJdk(call.owner())
                && !transformer.targets(call, hierarchy, true).isEmpty();
    }

    private static Call call(Executable member) {
        Class<?> owner = member.getDeclaringClass();
        String ownerName = Type.getInternalName(owner);
        if (member instanceof Constructor<?> constructor) {
            String descriptor = Type.getConstructorDescriptor(constructor);
            return new Call(Opcodes.INVOKESPECIAL, ownerName, "<init>", descriptor, false);
        }
        int opcode = Modifier.isStatic(member.getModifiers())
                ? Opcodes.INVOKESTATIC
                : owner.isInterface() ? Opcodes.INVOKEINTERFACE : Opcodes.INVOKEVIRTUAL;
        String descriptor = Type.getMethodDescriptor((Method) member);
        return new Call(opcode, ownerName, member.getName(), descriptor, owner.isInterface());
    }

    private StackFrame caller() {
        return walker.walk(frames -> frames.filter(frame -> !isMachinery(frame.getClassName()))
                        .findFirst())
                .filter(frame -> !Scope.isFramework(frame.getClassName().replace('.', '/')))
                .orElse(null);
    }

    private static boolean isMachinery(String name) {
        return name.startsWith("io.unflake.")
                || name.startsWith("org.codehaus.groovy.")
                || name.startsWith("org.apache.groovy.")
                || name.startsWith("groovy.lang.")
                || Hierarchy.isJdk(name.replace('.', '/'));
    }

    /** Generates a class with a method that makes the call with its hooks; returns null if the call has none. */
    private Class<?> bridge(Call call, StackFrame caller) {
        boolean project = transformer.isProject(caller.getClassName());
        List<Target> targets = transformer.targets(call, hierarchy, project);
        if (targets.isEmpty()) {
            return null;
        }
        List<Hooked> hooks = new ArrayList<>();
        for (Target target : targets) {
            boolean isSite = !target.kind().equals(SiteKind.NONE);
            hooks.add(new Hooked(target, isSite ? sites.id(site(target, call, caller, project)) : 0));
        }
        try {
            return LOOKUP.defineHiddenClass(write(new Bridge(BRIDGE, call, hooks, 0)), true)
                    .lookupClass();
        } catch (IllegalAccessException | LinkageError e) {
            transformer.note(caller.getClassName(), e.toString());
            return null;
        }
    }

    private static byte[] write(Bridge bridge) {
        ClassWriter writer = new ClassWriter(0);
        String name = Type.getInternalName(GroovyLinker.class) + "$Call";
        int access = Opcodes.ACC_PUBLIC | Opcodes.ACC_FINAL | Opcodes.ACC_SUPER | Opcodes.ACC_SYNTHETIC;
        writer.visit(Opcodes.V17, access, name, null, "java/lang/Object", null);
        bridge.write(writer, Opcodes.ACC_PUBLIC);
        writer.visitEnd();
        return writer.toByteArray();
    }

    private static Site site(Target target, Call call, StackFrame caller, boolean project) {
        String file = caller.getFileName();
        return new Site(
                target.kind(),
                caller.getClassName(),
                caller.getMethodName(),
                file == null ? "" : file,
                Math.max(0, caller.getLineNumber()),
                target.api(call.owner()),
                0,
                project);
    }

    private static Method method(Class<?> bridge) {
        for (Method method : bridge.getDeclaredMethods()) {
            if (method.getName().equals(BRIDGE)) {
                return method;
            }
        }
        throw new IllegalStateException(bridge + " has no bridge");
    }

    private static MethodHandle handle(Class<?> bridge, Executable member) {
        Method method = method(bridge);
        MethodType type = MethodType.methodType(method.getReturnType(), method.getParameterTypes());
        try {
            MethodHandle handle = LOOKUP.findStatic(bridge, BRIDGE, type);
            return member.isVarArgs() ? handle.asVarargsCollector(type.lastParameterType()) : handle;
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
}
