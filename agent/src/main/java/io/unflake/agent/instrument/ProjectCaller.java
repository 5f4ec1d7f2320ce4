package io.unflake.agent.instrument;

import io.unflake.model.Site;
import io.unflake.model.strategy.Target;
import java.lang.StackWalker.StackFrame;
import java.util.Iterator;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Finds on a stack where the project called the JDK.
 *
 * @param kind of the sites it finds
 * @param isProject tells by its name whether a class is in the project
 * @param between who may stand between the project and the JDK
 * @param asksItself tells by class and name whether a method of the JDK asks for its caller: of several that call each
 *     other only the one that the project has called does
 */
record ProjectCaller(
        String kind, Predicate<String> isProject, Between between, BiPredicate<String, String> asksItself) {

    ProjectCaller(String kind, Predicate<String> isProject, Between between) {
        this(kind, isProject, between, (type, method) -> false);
    }

    /** Who may stand between the project and the JDK. */
    enum Between {
        /** Nobody: a library is the caller then, and no site. */
        NOBODY,
        /** Libraries, which are passed over. */
        LIBRARIES,
        /** Libraries, and a test framework that calls for a test, which is the site then. */
        FRAMEWORKS
    }

    /** The site, null if there is none. */
    Site find(Stream<StackFrame> stack) {
        Iterator<StackFrame> frames = stack.iterator();
        String api = "";
        boolean leftJdk = false;
        int asking = 0;
        while (frames.hasNext()) {
            StackFrame frame = frames.next();
            Class<?> type = frame.getDeclaringClass();
            if (isMachinery(type.getName())) {
                return null;
            }
            if (isOwn(type) || isReflection(type.getName())) {
                continue;
            }
            if (asksItself.test(type.getName(), frame.getMethodName()) && ++asking > 1) {
                return null;
            }
            if (isProject.test(type.getName())) {
                return site(frame, api);
            }
            if (!leftJdk && isJdk(type)) {
                api = Target.describe(type.getName().replace('.', '/'), frame.getMethodName(), frame.getDescriptor());
            } else if (!leftJdk && Scope.isFramework(type.getName().replace('.', '/'))) {
                return between == Between.FRAMEWORKS ? site(frame, api) : null;
            } else if (between == Between.NOBODY) {
                return null;
            } else {
                leftJdk = true;
            }
        }
        return null;
    }

    /** Loading and linking happen at the first test that needs them, and what they come to is kept for all others. */
    private static boolean isMachinery(String name) {
        return name.equals("java.lang.ClassLoader")
                || name.startsWith("sun.reflect.annotation.")
                || name.startsWith("jdk.internal.loader.")
                || name.equals("java.lang.invoke.MethodHandleNatives");
    }

    /** Calls that other languages make in a roundabout way do not count as the API that was called. */
    private static boolean isReflection(String name) {
        return name.startsWith("java.lang.invoke.")
                || name.startsWith("java.lang.reflect.")
                || name.startsWith("jdk.internal.reflect.");
    }

    private static boolean isOwn(Class<?> type) {
        return type.getName().startsWith("io.unflake.");
    }

    private static boolean isJdk(Class<?> type) {
        return type.getClassLoader() == null || type.getClassLoader() == ClassLoader.getPlatformClassLoader();
    }

    private Site site(StackFrame frame, String api) {
        String file = frame.getFileName();
        return new Site(
                kind,
                frame.getClassName(),
                frame.getMethodName(),
                file == null ? "" : file,
                Math.max(0, frame.getLineNumber()),
                api,
                0,
                true);
    }
}
