package io.unflake.agent.instrument;

import static java.util.Map.entry;

import java.util.Map;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Adds probes to the JDK methods that use the network or start processes. */
final class NetworkCallees {

    private static final String HOOKS = "io/unflake/hooks/";
    private static final String NETWORK = HOOKS + "NetworkHooks";

    private static final Map<String, Map<String, Probe>> PROBES = Map.of(
            "sun/nio/ch/Net",
            Map.of(
                    "bind(Ljava/net/ProtocolFamily;Ljava/io/FileDescriptor;Ljava/net/InetAddress;I)V",
                    Probe.BINDING,
                    "connect(Ljava/net/ProtocolFamily;Ljava/io/FileDescriptor;Ljava/net/InetAddress;I)I",
                    Probe.CONNECTING,
                    "localAddress(Ljava/io/FileDescriptor;)Ljava/net/InetSocketAddress;",
                    Probe.BOUND,
                    "join4(Ljava/io/FileDescriptor;III)I",
                    Probe.MULTICAST,
                    "join6(Ljava/io/FileDescriptor;[BI[B)I",
                    Probe.MULTICAST),
            "java/net/InetAddress",
            Map.of(
                    // JDK 17 and later versions
                    "getAllByName0(Ljava/lang/String;Ljava/net/InetAddress;ZZ)[Ljava/net/InetAddress;",
                    Probe.LOOKUP,
                    "getAllByName0(Ljava/lang/String;Z)[Ljava/net/InetAddress;",
                    Probe.LOOKUP,
                    "getLocalHost()Ljava/net/InetAddress;",
                    Probe.LOCAL_HOST),
            "java/net/NetworkInterface",
            Map.ofEntries(
                    entry("getByName(Ljava/lang/String;)Ljava/net/NetworkInterface;", Probe.INTERFACES),
                    entry("getByIndex(I)Ljava/net/NetworkInterface;", Probe.INTERFACES),
                    entry("getByInetAddress(Ljava/net/InetAddress;)Ljava/net/NetworkInterface;", Probe.INTERFACES),
                    entry("getNetworkInterfaces()Ljava/util/Enumeration;", Probe.INTERFACES),
                    entry("networkInterfaces()Ljava/util/stream/Stream;", Probe.INTERFACES)),
            "java/lang/ProcessImpl",
            Map.of(
                    "start([Ljava/lang/String;Ljava/util/Map;Ljava/lang/String;"
                            + "[Ljava/lang/ProcessBuilder$Redirect;Z)Ljava/lang/Process;",
                    Probe.PROCESS));

    private NetworkCallees() {}

    static void addTo(JdkClasses classes) {
        PROBES.forEach((type, ofType) -> classes.add(type, writer -> new Rewriter(writer, ofType)));
    }

    /** What is observed. */
    private enum Probe {
        BINDING,
        CONNECTING,
        /** At the end; all others are at the start. */
        BOUND,
        LOOKUP,
        LOCAL_HOST,
        INTERFACES,
        MULTICAST,
        PROCESS
    }

    private static final class Rewriter extends ClassVisitor {

        private final Map<String, Probe> probes;

        Rewriter(ClassVisitor out, Map<String, Probe> probes) {
            super(Opcodes.ASM9, out);
            this.probes = probes;
        }

        @Override
        public MethodVisitor visitMethod(
                int access, String name, String descriptor, String signature, String[] exceptions) {
            MethodVisitor out = super.visitMethod(access, name, descriptor, signature, exceptions);
            Probe probe = probes.get(name + descriptor);
            return probe == null ? out : new Probed(out, probe);
        }
    }

    private static final class Probed extends MethodVisitor {

        private final Probe probe;

        Probed(MethodVisitor out, Probe probe) {
            super(Opcodes.ASM9, out);
            this.probe = probe;
        }

        @Override
        public void visitCode() {
            super.visitCode();
            switch (probe) {
                case BINDING -> {
                    addressAndPort("binding");
                    super.visitVarInsn(Opcodes.ILOAD, 3);
                    call(HOOKS + "PortHooks", "binding", "(I)V");
                }
                case CONNECTING -> addressAndPort("connecting");
                case LOOKUP -> {
                    super.visitVarInsn(Opcodes.ALOAD, 0);
                    call(NETWORK, "lookup", "(Ljava/lang/String;)V");
                }
                case LOCAL_HOST -> outside("the name of this machine");
                case INTERFACES -> outside("network interfaces");
                case MULTICAST -> outside("multicast");
                case PROCESS -> outside("process");
                case BOUND -> {
                    // Reported where the method returns.
                }
            }
        }

        /** Both methods of the JDK have the address as third and the port as fourth argument. */
        private void addressAndPort(String hook) {
            super.visitVarInsn(Opcodes.ALOAD, 2);
            super.visitVarInsn(Opcodes.ILOAD, 3);
            call(NETWORK, hook, "(Ljava/net/InetAddress;I)V");
        }

        private void outside(String what) {
            super.visitLdcInsn(what);
            call(NETWORK, "outside", "(Ljava/lang/String;)V");
        }

        @Override
        public void visitInsn(int opcode) {
            if (probe == Probe.BOUND && opcode == Opcodes.ARETURN) {
                super.visitInsn(Opcodes.DUP);
                call(NETWORK, "bound", "(Ljava/net/InetSocketAddress;)V");
            }
            super.visitInsn(opcode);
        }

        private void call(String owner, String name, String descriptor) {
            super.visitMethodInsn(Opcodes.INVOKESTATIC, owner, name, descriptor, false);
        }

        @Override
        public void visitMaxs(int maxStack, int maxLocals) {
            super.visitMaxs(maxStack + 2, maxLocals);
        }
    }
}
