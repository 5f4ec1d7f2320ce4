package io.unflake.agent.instrument;

import static java.util.Map.entry;

import io.unflake.hooks.Generators;
import io.unflake.hooks.SettingHooks;
import io.unflake.hooks.TouchedState;
import java.lang.instrument.Instrumentation;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Rewrites the JDK methods that notify the hooks of every call, from any caller. */
public final class Callees {

    private static final Map<String, Map<String, Signal>> REPORTS = Map.ofEntries(
            entry("java/util/Random", Map.of("<init>()V", Signal.UNSEEDED, "setSeed(J)V", Signal.SEEDED)),
            entry(
                    "java/security/SecureRandom",
                    Map.of(
                            "<init>()V",
                            Signal.UNSEEDED,
                            "<init>(Ljava/security/SecureRandomSpi;Ljava/security/Provider;)V",
                            Signal.UNSEEDED,
                            "<init>(Ljava/security/SecureRandomSpi;Ljava/security/Provider;Ljava/lang/String;)V",
                            Signal.UNSEEDED,
                            "setSeed(J)V",
                            Signal.SEEDED,
                            "setSeed([B)V",
                            Signal.SEEDED)),
            entry(
                    "java/util/SplittableRandom",
                    Map.of(
                            "<init>()V",
                            Signal.UNSEEDED,
                            "split()Ljava/util/SplittableRandom;",
                            Signal.SPLIT,
                            "split(Ljava/util/random/RandomGenerator$SplittableGenerator;)Ljava/util/SplittableRandom;",
                            Signal.SPLIT)),
            entry(
                    "java/util/random/RandomGeneratorFactory",
                    Map.of("create()Ljava/util/random/RandomGenerator;", Signal.MADE)),
            entry(
                    "java/util/Locale",
                    Map.of(
                            "getDefault()Ljava/util/Locale;",
                            Signal.LOCALE,
                            "getDefault(Ljava/util/Locale$Category;)Ljava/util/Locale;",
                            Signal.LOCALE)),
            entry("java/util/TimeZone", Map.of("getDefaultRef()Ljava/util/TimeZone;", Signal.ZONE)),
            entry("java/nio/charset/Charset", Map.of("defaultCharset()Ljava/nio/charset/Charset;", Signal.CHARSET)),
            entry(
                    "java/lang/System",
                    Map.of(
                            "lineSeparator()Ljava/lang/String;",
                            Signal.SEPARATOR,
                            "getProperty(Ljava/lang/String;)Ljava/lang/String;",
                            Signal.PROPERTY,
                            "getProperty(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String;",
                            Signal.PROPERTY)),
            entry("java/io/File$TempDirectory", Map.of("location()Ljava/io/File;", Signal.TEMP)),
            entry(
                    "java/nio/file/TempFileHelper",
                    Map.of(
                            "create(Ljava/nio/file/Path;Ljava/lang/String;Ljava/lang/String;Z"
                                    + "[Ljava/nio/file/attribute/FileAttribute;)Ljava/nio/file/Path;",
                            Signal.TEMPORARY)));

    private static final Map<String, Map<String, Signal>> RECORDED = Map.of(
            "java/util/TimeZone",
            Map.of("setDefault(Ljava/util/TimeZone;)V", Signal.ZONE_SET),
            "java/util/Locale",
            Map.of(
                    "setDefault(Ljava/util/Locale;)V",
                    Signal.LOCALE_SET,
                    "setDefault(Ljava/util/Locale$Category;Ljava/util/Locale;)V",
                    Signal.LOCALE_SET));

    private Callees() {}

    /**
     * Rewrites all methods immediately.
     *
     * <p>A class file transformer would be called for every class that is loaded, and would miss classes loaded while
     * another class is being transformed.
     *
     * @param recording whether to also rewrite the methods needed for recording state
     */
    public static void install(Instrumentation instrumentation, JdkClasses classes, boolean recording) {
        Set<Module> hooks = Set.of(Generators.class.getModule());
        instrumentation.redefineModule(Object.class.getModule(), hooks, Map.of(), Map.of(), Set.of(), Map.of());
        Map<String, Map<String, Signal>> reports = new HashMap<>();
        REPORTS.forEach((type, ofType) -> reports.put(type, new HashMap<>(ofType)));
        if (recording) {
            RECORDED.forEach((type, ofType) ->
                    reports.computeIfAbsent(type, name -> new HashMap<>()).putAll(ofType));
        }
        reports.forEach((type, ofType) -> classes.add(type, writer -> new CalleeRewriter(writer, ofType)));
        NetworkCallees.addTo(classes);
        FileCallees.addTo(classes, recording);
        classes.redefine();
    }

    /** What a method reports, and when. */
    private enum Signal {
        /** At the end: this object has no seed. */
        UNSEEDED,
        /** At the end: this object has a seed. */
        SEEDED,
        /** At the end: the result has no seed. */
        MADE,
        /** At the end: the result was split off from this object. */
        SPLIT,
        /** At the end: the default locale was read. */
        LOCALE,
        /** At the end: the default locale was set. */
        LOCALE_SET,
        /** At the end: the default time zone was read. */
        ZONE,
        /** At the end: the default time zone was set. */
        ZONE_SET,
        /** At the end: the default charset was read. */
        CHARSET,
        /** At the end: the line separator was read. */
        SEPARATOR,
        /** At the end: the directory for temporary files was read. */
        TEMP,
        /** At the end: the system property named by the first argument was read. */
        PROPERTY,
        /** At the start: a temporary file is created in the directory given as first argument. */
        TEMPORARY;

        boolean atStart() {
            return this == TEMPORARY;
        }
    }

    private static final class CalleeRewriter extends ClassVisitor {

        private final Map<String, Signal> reports;

        CalleeRewriter(ClassVisitor out, Map<String, Signal> reports) {
            super(Opcodes.ASM9, out);
            this.reports = reports;
        }

        @Override
        public MethodVisitor visitMethod(
                int access, String name, String descriptor, String signature, String[] exceptions) {
            MethodVisitor out = super.visitMethod(access, name, descriptor, signature, exceptions);
            Signal report = reports.get(name + descriptor);
            boolean bridge = (access & Opcodes.ACC_BRIDGE) != 0;
            return report == null || bridge ? out : new Reporter(out, report);
        }
    }

    private static final class Reporter extends MethodVisitor {

        private static final String GENERATORS = "Generators";
        private static final String SETTINGS = "SettingHooks";

        private final Signal report;

        Reporter(MethodVisitor out, Signal report) {
            super(Opcodes.ASM9, out);
            this.report = report;
        }

        @Override
        public void visitCode() {
            super.visitCode();
            if (report.atStart()) {
                report();
            }
        }

        @Override
        public void visitInsn(int opcode) {
            if (!report.atStart() && (opcode == Opcodes.RETURN || opcode == Opcodes.ARETURN)) {
                report();
            }
            super.visitInsn(opcode);
        }

        private void report() {
            switch (report) {
                case UNSEEDED -> {
                    super.visitVarInsn(Opcodes.ALOAD, 0);
                    call(GENERATORS, "unseeded", "(Ljava/lang/Object;)V");
                }
                case SEEDED -> {
                    super.visitVarInsn(Opcodes.ALOAD, 0);
                    call(GENERATORS, "seeded", "(Ljava/lang/Object;)V");
                }
                case MADE -> {
                    super.visitInsn(Opcodes.DUP);
                    call(GENERATORS, "unseeded", "(Ljava/lang/Object;)V");
                }
                case SPLIT -> {
                    super.visitInsn(Opcodes.DUP);
                    super.visitVarInsn(Opcodes.ALOAD, 0);
                    call(GENERATORS, "split", "(Ljava/lang/Object;Ljava/lang/Object;)V");
                }
                case LOCALE -> read(SettingHooks.LOCALE, "java/util/Locale");
                case ZONE -> read(SettingHooks.ZONE, "java/util/TimeZone");
                case CHARSET -> read(SettingHooks.CHARSET, "java/nio/charset/Charset");
                case SEPARATOR -> read(SettingHooks.SEPARATOR, "java/lang/String");
                case TEMP -> read(SettingHooks.TEMP, "java/io/File");
                case PROPERTY -> {
                    super.visitVarInsn(Opcodes.ALOAD, 0);
                    call(SETTINGS, "property", "(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String;");
                }
                case TEMPORARY -> {
                    super.visitVarInsn(Opcodes.ALOAD, 0);
                    call(SETTINGS, "temporary", "(Ljava/lang/Object;)V");
                }
                case LOCALE_SET -> touch(TouchedState.LOCALE + 1);
                case ZONE_SET -> touch(TouchedState.ZONE + 1);
            }
        }

        private void touch(int number) {
            Hooked.push(mv, number);
            call("TouchedState", "set", "(I)V");
        }

        private void read(int setting, String type) {
            super.visitInsn(Opcodes.ICONST_0 + setting);
            call(SETTINGS, "read", "(Ljava/lang/Object;I)Ljava/lang/Object;");
            super.visitTypeInsn(Opcodes.CHECKCAST, type);
        }

        private void call(String owner, String name, String descriptor) {
            super.visitMethodInsn(Opcodes.INVOKESTATIC, "io/unflake/hooks/" + owner, name, descriptor, false);
        }

        @Override
        public void visitMaxs(int maxStack, int maxLocals) {
            super.visitMaxs(maxStack + 2, maxLocals);
        }
    }
}
