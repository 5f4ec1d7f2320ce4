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
 * @param kind the kind of the sites
 * @param isProject whether the class of this name belongs to the project
 * @param between which code may be between the project and the JDK
 * @param isInternal whether what the JDK class of this name does never shows to its caller; then there is no site
 * @param walksStack whether a JDK method, given by class and name, looks for its caller; if such methods call each
 *     other, only the one that the project called counts
 */
record ProjectCaller(
        String kind,
        Predicate<String> isProject,
        Between between,
        Predicate<String> isInternal,
        BiPredicate<String, String> walksStack) {

    ProjectCaller(String kind, Predicate<String> isProject, Between between) {
        this(kind, isProject, between, type -> false, (type, method) -> false);
    }

    /** Which code may be between the project and the JDK. */
    enum Between {
        /** Nothing: if a library calls the JDK, there is no site. */
        NOTHING,
        /** Libraries: they are skipped. */
        LIBRARIES,
        /** Libraries, and a test framework that acts for a test; then the site is in the framework. */
        FRAMEWORKS
    }

    /** Returns the site, null if there is none. */
    Site find(Stream<StackFrame> stack) {
        Iterator<StackFrame> frames = stack.iterator();
        String api = "";
        boolean leftJdk = false;
        int walking = 0;
        while (frames.hasNext()) {
            StackFrame frame = frames.next();
            Class<?> type = frame.getDeclaringClass();
            if (isMachinery(type.getName()) || isInternal.test(type.getName()) || isInitialiser(frame, type)) {
                return null;
            }
            boolean walks = walksStack.test(type.getName(), frame.getMethodName());
            if (walks && ++walking > 1) {
                return null;
            }
            if (isOwn(type) || (isReflection(type.getName()) && !walks)) {
                continue;
            }
            if (isProject.test(type.getName())) {
                return site(frame, api);
            }
            if (!leftJdk && isJdk(type)) {
                api = Target.describe(type.getName().replace('.', '/'), frame.getMethodName(), frame.getDescriptor());
            } else if (!leftJdk && Scope.isFramework(type.getName().replace('.', '/'))) {
                return between == Between.FRAMEWORKS ? site(frame, api) : null;
            } else if (between == Between.NOTHING) {
                return null;
            } else {
                leftJdk = true;
            }
        }
        return null;
    }

    /** Loading and linking happen in the first test that needs them, and their results are cached for all others. */
    private static boolean isMachinery(String name) {
        return name.equals("java.lang.ClassLoader")
                || name.startsWith("sun.reflect.annotation.")
                || name.startsWith("jdk.internal.loader.")
                || name.equals("java.lang.invoke.MethodHandleNatives");
    }

    /** What the JDK does while it initialises a class happens once, whatever the project asks for. */
    private static boolean isInitialiser(StackFrame frame, Class<?> type) {
        return frame.getMethodName().equals("<clinit>") && isJdk(type);
    }

    /** Reflective calls, which other JVM languages use internally, do not count as the API called. */
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
