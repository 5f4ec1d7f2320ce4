package io.unflake.agent.instrument;

import io.unflake.model.strategy.Form;
import io.unflake.model.strategy.SiteKind;
import io.unflake.model.strategy.Target;
import java.util.List;

/** The calls in the Groovy runtime that execute dynamic calls. */
final class GroovyTargets {

    private static final String LOOKUP = "java/lang/invoke/MethodHandles$Lookup";
    private static final String HANDLE = "Ljava/lang/invoke/MethodHandle;";

    static final List<Target> ALL = List.of(
            target(LOOKUP, "unreflect", "(Ljava/lang/reflect/Method;)" + HANDLE, Form.REDIRECT, "unreflect"),
            target(
                    LOOKUP,
                    "unreflectConstructor",
                    "(Ljava/lang/reflect/Constructor;)" + HANDLE,
                    Form.REDIRECT,
                    "unreflectConstructor"),
            target(
                    "java/lang/reflect/Method",
                    "invoke",
                    "(Ljava/lang/Object;[Ljava/lang/Object;)Ljava/lang/Object;",
                    Form.ALL_ARGUMENTS,
                    "invoking"),
            target(
                    "java/lang/reflect/Constructor",
                    "newInstance",
                    "([Ljava/lang/Object;)Ljava/lang/Object;",
                    Form.REDIRECT,
                    "newInstance"),
            target(
                    "org/codehaus/groovy/runtime/callsite/CallSiteGenerator",
                    "isCompilable",
                    "(Lorg/codehaus/groovy/reflection/CachedMethod;)Z",
                    Form.RESULT,
                    "isCompilable"));

    private GroovyTargets() {}

    static boolean isRuntime(String className) {
        return className.startsWith("org/codehaus/groovy/");
    }

    private static Target target(String owner, String name, String descriptor, Form form, String hook) {
        return new Target(SiteKind.NONE, owner, name, descriptor, form, "GroovyHooks." + hook);
    }
}
