package io.unflake.agent.instrument;

import static java.util.Map.entry;

import io.unflake.hooks.Generators;
import io.unflake.hooks.SettingHooks;
import io.unflake.hooks.Touched;
import java.lang.instrument.Instrumentation;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Rewrites the few methods of the JDK that tell the hooks they were called, whoever called them. */
public final class Callees {

    private static final Map<String, Map<String, Report>> REPORTS = Map.ofEntries(
            entry("java/util/Random", Map.of("<init>()V", Report.UNSEEDED, "setSeed(J)V", Report.SEEDED)),
            entry(
                    "java/security/SecureRandom",
                    Map.of(
                            "<init>()V",
                            Report.UNSEEDED,
                            "<init>(Ljava/security/SecureRandomSpi;Ljava/security/Provider;)V",
                            Report.UNSEEDED,
                            "<init>(Ljava/security/SecureRandomSpi;Ljava/security/Provider;Ljava/lang/String;)V",
                            Report.UNSEEDED,
                            "setSeed(J)V",
                            Report.SEEDED,
                            "setSeed([B)V",
                            Report.SEEDED)),
            entry(
                    "java/util/SplittableRandom",
                    Map.of(
                            "<init>()V",
                            Report.UNSEEDED,
                            "split()Ljava/util/SplittableRandom;",
                            Report.SPLIT,
                            "split(Ljava/util/random/RandomGenerator$SplittableGenerator;)Ljava/util/SplittableRandom;",
                            Report.SPLIT)),
            entry(
                    "java/util/random/RandomGeneratorFactory",
                    Map.of("create()Ljava/util/random/RandomGenerator;", Report.MADE)),
            entry(
                    "java/util/Locale",
                    Map.of(
                            "getDefault()Ljava/util/Locale;",
                            Report.LOCALE,
                            "getDefault(Ljava/util/Locale$Category;)Ljava/util/Locale;",
                            Report.LOCALE)),
            entry("java/util/TimeZone", Map.of("getDefaultRef()Ljava/util/TimeZone;", Report.ZONE)),
            entry("java/nio/charset/Charset", Map.of("defaultCharset()Ljava/nio/charset/Charset;", Report.CHARSET)),
            entry(
                    "java/lang/System",
                    Map.of(
                            "lineSeparator()Ljava/lang/String;",
                            Report.SEPARATOR,
                            "getProperty(Ljava/lang/String;)Ljava/lang/String;",
                            Report.PROPERTY,
                            "getProperty(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String;",
                            Report.PROPERTY)),
            entry("java/io/File$TempDirectory", Map.of("location()Ljava/io/File;", Report.TEMP)),
            entry(
                    "java/nio/file/TempFileHelper",
                    Map.of(
                            "create(Ljava/nio/file/Path;Ljava/lang/String;Ljava/lang/String;Z"
                                    + "[Ljava/nio/file/attribute/FileAttribute;)Ljava/nio/file/Path;",
                            Report.TEMPORARY)),
            entry(
                    "sun/nio/ch/Net",
                    Map.of(
                            "bind(Ljava/net/ProtocolFamily;Ljava/io/FileDescriptor;Ljava/net/InetAddress;I)V",
                            Report.BINDING)));

    private static final Map<String, Map<String, Report>> RECORDED = Map.of(
            "java/util/TimeZone",
            Map.of("setDefault(Ljava/util/TimeZone;)V", Report.ZONE_SET),
            "java/util/Locale",
            Map.of(
                    "setDefault(Ljava/util/Locale;)V",
                    Report.LOCALE_SET,
                    "setDefault(Ljava/util/Locale$Category;Ljava/util/Locale;)V",
                    Report.LOCALE_SET));

    private Callees() {}

    /**
     * Rewrites all of them now, once and for all. A transformer for them would be asked about every class that is
     * loaded, and would miss those that are loaded while another class is being rewritten.
     *
     * @param recording whether to rewrite those too that matter only where state is recorded
     */
    public static void install(Instrumentation instrumentation, boolean recording) {
        Set<Module> hooks = Set.of(Generators.class.getModule());
        instrumentation.redefineModule(Object.class.getModule(), hooks, Map.of(), Map.of(), Set.of(), Map.of());
        Map<String, Map<String, Report>> reports = new HashMap<>();
        REPORTS.forEach((type, ofType) -> reports.put(type, new HashMap<>(ofType)));
        if (recording) {
            RECORDED.forEach((type, ofType) ->
                    reports.computeIfAbsent(type, name -> new HashMap<>()).putAll(ofType));
        }
        JdkClasses classes = new JdkClasses();
        reports.forEach((type, ofType) -> classes.add(type, writer -> new CalleeRewriter(writer, ofType)));
        if (recording) {
            FileCallees.addTo(classes);
        }
        classes.redefine(instrumentation);
    }

    /** What a method reports, and when. */
    private enum Report {
        /** At its end: this object has no seed. */
        UNSEEDED,
        /** At its end: this object has a seed now. */
        SEEDED,
        /** At its end: the result has no seed. */
        MADE,
        /** At its end: the result is a part of this object. */
        SPLIT,
        /** At its end: the default locale was read. */
        LOCALE,
        /** At its end: another default locale was set. */
        LOCALE_SET,
        /** At its end: the default time zone was read. */
        ZONE,
        /** At its end: another default time zone was set. */
        ZONE_SET,
        /** At its end: the default charset was read. */
        CHARSET,
        /** At its end: the line separator was read. */
        SEPARATOR,
        /** At its end: the folder for temporary files was read. */
        TEMP,
        /** At its end: a system property was read, named by the first argument. */
        PROPERTY,
        /** At its start: a temporary file is made in the folder that is the first argument. */
        TEMPORARY,
        /** At its start: a socket is bound to the port that is the fourth argument. */
        BINDING;

        boolean atStart() {
            return this == TEMPORARY || this == BINDING;
        }
    }

    private static final class CalleeRewriter extends ClassVisitor {

        private final Map<String, Report> reports;

        CalleeRewriter(ClassVisitor out, Map<String, Report> reports) {
            super(Opcodes.ASM9, out);
            this.reports = reports;
        }

        @Override
        public MethodVisitor visitMethod(
                int access, String name, String descriptor, String signature, String[] exceptions) {
            MethodVisitor out = super.visitMethod(access, name, descriptor, signature, exceptions);
            Report report = reports.get(name + descriptor);
            boolean bridge = (access & Opcodes.ACC_BRIDGE) != 0;
            return report == null || bridge ? out : new Reporter(out, report);
        }
    }

    private static final class Reporter extends MethodVisitor {

        private static final String GENERATORS = "Generators";
        private static final String SETTINGS = "SettingHooks";

        private final Report report;

        Reporter(MethodVisitor out, Report report) {
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
                case BINDING -> {
                    super.visitVarInsn(Opcodes.ILOAD, 3);
                    call("PortHooks", "binding", "(I)V");
                }
                case LOCALE_SET -> touch(Touched.LOCALE + 1);
                case ZONE_SET -> touch(Touched.ZONE + 1);
            }
        }

        private void touch(int number) {
            Hooked.push(mv, number);
            call("Touched", "hit", "(I)V");
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
