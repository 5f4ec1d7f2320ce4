package io.unflake.agent.instrument;

import io.unflake.hooks.Generators;
import io.unflake.hooks.Touched;
import java.io.IOException;
import java.io.InputStream;
import java.lang.instrument.ClassDefinition;
import java.lang.instrument.Instrumentation;
import java.lang.instrument.UnmodifiableClassException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Rewrites the few methods of the JDK that tell the hooks they were called, whoever called them. */
public final class Callees {

    private static final Map<String, Map<String, Report>> REPORTS = Map.of(
            "java/util/Random",
            Map.of("<init>()V", Report.UNSEEDED, "setSeed(J)V", Report.SEEDED),
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
                    Report.SEEDED),
            "java/util/SplittableRandom",
            Map.of(
                    "<init>()V",
                    Report.UNSEEDED,
                    "split()Ljava/util/SplittableRandom;",
                    Report.SPLIT,
                    "split(Ljava/util/random/RandomGenerator$SplittableGenerator;)Ljava/util/SplittableRandom;",
                    Report.SPLIT),
            "java/util/Locale",
            Map.of(
                    "getDefault()Ljava/util/Locale;",
                    Report.LOCALE,
                    "getDefault(Ljava/util/Locale$Category;)Ljava/util/Locale;",
                    Report.LOCALE),
            "java/util/random/RandomGeneratorFactory",
            Map.of("create()Ljava/util/random/RandomGenerator;", Report.MADE));

    private static final Map<String, Map<String, Report>> RECORDED = Map.of(
            "java/util/TimeZone",
            Map.of(
                    "getDefaultRef()Ljava/util/TimeZone;",
                    Report.ZONE,
                    "setDefault(Ljava/util/TimeZone;)V",
                    Report.ZONE_SET),
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
    public static void install(Instrumentation instrumentation, boolean recording)
            throws ClassNotFoundException, UnmodifiableClassException, IOException {
        Set<Module> hooks = Set.of(Generators.class.getModule());
        instrumentation.redefineModule(Object.class.getModule(), hooks, Map.of(), Map.of(), Set.of(), Map.of());
        List<ClassDefinition> definitions = new ArrayList<>();
        Map<String, Map<String, Report>> reports = new HashMap<>();
        REPORTS.forEach((type, ofType) -> reports.put(type, new HashMap<>(ofType)));
        if (recording) {
            RECORDED.forEach((type, ofType) ->
                    reports.computeIfAbsent(type, name -> new HashMap<>()).putAll(ofType));
        }
        for (Map.Entry<String, Map<String, Report>> entry : reports.entrySet()) {
            Class<?> type = Class.forName(entry.getKey().replace('/', '.'), false, null);
            definitions.add(new ClassDefinition(type, rewritten(type, entry.getValue())));
        }
        instrumentation.redefineClasses(definitions.toArray(new ClassDefinition[0]));
    }

    private static byte[] rewritten(Class<?> type, Map<String, Report> reports) throws IOException {
        try (InputStream in = type.getResourceAsStream(type.getSimpleName() + ".class")) {
            ClassReader reader = new ClassReader(in);
            ClassWriter writer = new ClassWriter(reader, 0);
            reader.accept(new CalleeRewriter(writer, reports), 0);
            return writer.toByteArray();
        }
    }

    /** What a method reports at its end. */
    private enum Report {
        /** This object has no seed. */
        UNSEEDED,
        /** This object has a seed now. */
        SEEDED,
        /** The result has no seed. */
        MADE,
        /** The result is a part of this object. */
        SPLIT,
        /** The default locale was read. */
        LOCALE,
        /** Another default locale was set. */
        LOCALE_SET,
        /** The default zone was read. */
        ZONE,
        /** Another default zone was set. */
        ZONE_SET
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

        private static final String GENERATORS = "io/unflake/hooks/Generators";
        private static final String LOCALE_READ = "(Ljava/util/Locale;)Ljava/util/Locale;";

        private final Report report;

        Reporter(MethodVisitor out, Report report) {
            super(Opcodes.ASM9, out);
            this.report = report;
        }

        @Override
        public void visitInsn(int opcode) {
            if (opcode == Opcodes.RETURN || opcode == Opcodes.ARETURN) {
                report();
            }
            super.visitInsn(opcode);
        }

        private void report() {
            switch (report) {
                case UNSEEDED -> {
                    super.visitVarInsn(Opcodes.ALOAD, 0);
                    call("unseeded", "(Ljava/lang/Object;)V");
                }
                case SEEDED -> {
                    super.visitVarInsn(Opcodes.ALOAD, 0);
                    call("seeded", "(Ljava/lang/Object;)V");
                }
                case MADE -> {
                    super.visitInsn(Opcodes.DUP);
                    call("unseeded", "(Ljava/lang/Object;)V");
                }
                case SPLIT -> {
                    super.visitInsn(Opcodes.DUP);
                    super.visitVarInsn(Opcodes.ALOAD, 0);
                    call("split", "(Ljava/lang/Object;Ljava/lang/Object;)V");
                }
                case LOCALE ->
                    super.visitMethodInsn(
                            Opcodes.INVOKESTATIC, "io/unflake/hooks/LocaleHooks", "read", LOCALE_READ, false);
                case LOCALE_SET -> touch(Touched.LOCALE + 1);
                case ZONE -> touch(Touched.ZONE);
                case ZONE_SET -> touch(Touched.ZONE + 1);
            }
        }

        private void touch(int number) {
            Hooked.push(mv, number);
            super.visitMethodInsn(Opcodes.INVOKESTATIC, "io/unflake/hooks/Touched", "hit", "(I)V", false);
        }

        private void call(String name, String descriptor) {
            super.visitMethodInsn(Opcodes.INVOKESTATIC, GENERATORS, name, descriptor, false);
        }

        @Override
        public void visitMaxs(int maxStack, int maxLocals) {
            super.visitMaxs(maxStack + 2, maxLocals);
        }
    }
}
