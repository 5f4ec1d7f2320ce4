package io.unflake.agent.instrument;

import static java.util.Map.entry;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Adds probes to the JDK methods that access files. */
final class FileCallees {

    private static final String HOOKS = "io/unflake/hooks/TouchedFiles";
    private static final String FILE = "java/io/File";
    private static final Type PATH = Type.getObjectType("java/nio/file/Path");
    private static final Type SET = Type.getObjectType("java/util/Set");

    private static final Map<String, Map<String, Use>> USES = Map.ofEntries(
            entry(FILE, ofFile()),
            entry("java/nio/file/Files", ofFiles()),
            entry("java/nio/channels/FileChannel", Map.of("open", Use.CHANNEL)),
            entry("java/io/FileInputStream", Map.of("open", Use.READ)),
            entry("java/io/FileOutputStream", Map.of("open", Use.OPEN)),
            entry("java/io/RandomAccessFile", Map.of("open", Use.OPEN)));

    private FileCallees() {}

    private static Map<String, Use> ofFile() {
        Map<String, Use> uses = new HashMap<>();
        List.of("exists", "isFile", "isDirectory", "isHidden", "length", "lastModified", "list", "listFiles")
                .forEach(method -> uses.put(method, Use.READ));
        List.of("canRead", "canWrite", "canExecute").forEach(method -> uses.put(method, Use.READ));
        List.of("mkdir", "mkdirs", "createNewFile", "setReadable", "setWritable", "setExecutable", "setReadOnly")
                .forEach(method -> uses.put(method, Use.CHANGE));
        uses.put("renameTo", Use.MOVE);
        uses.put("delete", Use.WRITE);
        return uses;
    }

    private static Map<String, Use> ofFiles() {
        Map<String, Use> uses = new HashMap<>();
        List.of("newInputStream", "newDirectoryStream", "size", "readAttributes", "getAttribute", "getLastModifiedTime")
                .forEach(method -> uses.put(method, Use.READ));
        uses.put("getFileAttributeView", Use.READ);
        List.of("exists", "notExists", "isDirectory", "isRegularFile", "isSymbolicLink", "isHidden")
                .forEach(method -> uses.put(method, Use.READ));
        List.of("isReadable", "isWritable", "isExecutable", "getPosixFilePermissions", "getOwner", "readSymbolicLink")
                .forEach(method -> uses.put(method, Use.READ));
        List.of("createFile", "createDirectory", "createDirectories", "createLink", "createSymbolicLink")
                .forEach(method -> uses.put(method, Use.CHANGE));
        List.of("setAttribute", "setPosixFilePermissions", "setOwner").forEach(method -> uses.put(method, Use.CHANGE));
        List.of("delete", "deleteIfExists").forEach(method -> uses.put(method, Use.WRITE));
        uses.put("newByteChannel", Use.CHANNEL);
        uses.put("newOutputStream", Use.OPEN);
        uses.put("copy", Use.COPY);
        uses.put("move", Use.MOVE);
        return uses;
    }

    /** @param reads whether to add probes to methods that only read files, too */
    static void addTo(JdkClasses classes, boolean reads) {
        USES.forEach((type, ofType) -> {
            Map<String, Use> uses = new HashMap<>(ofType);
            uses.values().removeIf(use -> use == Use.READ && !reads);
            if (!uses.isEmpty()) {
                classes.add(type, writer -> new Rewriter(writer, type, uses));
            }
        });
    }

    /** What a method does with its first file argument, and with the second if there are two. */
    private enum Use {
        READ,
        WRITE,
        CHANGE,
        /** Reads the first file and creates the second. */
        COPY,
        /** Removes the first file and creates the second. */
        MOVE,
        /** Depends on the open mode in the second argument. */
        OPEN,
        /** As {@link #OPEN} if the second argument is a set; the overload with an array calls the one with a set. */
        CHANNEL
    }

    private static final class Rewriter extends ClassVisitor {

        private final String type;
        private final Map<String, Use> uses;

        Rewriter(ClassVisitor out, String type, Map<String, Use> uses) {
            super(Opcodes.ASM9, out);
            this.type = type;
            this.uses = uses;
        }

        @Override
        public MethodVisitor visitMethod(
                int access, String name, String descriptor, String signature, String[] exceptions) {
            MethodVisitor out = super.visitMethod(access, name, descriptor, signature, exceptions);
            Use use = uses.get(name);
            Type[] parameters = Type.getArgumentTypes(descriptor);
            if (use == null || !fits(use, parameters)) {
                return out;
            }
            boolean isStatic = (access & Opcodes.ACC_STATIC) != 0;
            return new FileProbe(out, use, isStatic || type.equals(FILE) ? 0 : 1, parameters);
        }

        private static boolean fits(Use use, Type[] parameters) {
            return switch (use) {
                case COPY -> parameters[0].equals(PATH) && parameters[1].equals(PATH);
                case CHANNEL -> parameters[1].equals(SET);
                default -> true;
            };
        }
    }

    private static final class FileProbe extends MethodVisitor {

        private final Use use;
        private final int file;
        private final Type[] parameters;

        /** @param file the local variable that holds the file */
        FileProbe(MethodVisitor out, Use use, int file, Type[] parameters) {
            super(Opcodes.ASM9, out);
            this.use = use;
            this.file = file;
            this.parameters = parameters;
        }

        @Override
        public void visitCode() {
            super.visitCode();
            switch (use) {
                case READ -> note("read", file);
                case WRITE -> note("written", file);
                case CHANGE -> note("changed", file);
                case COPY -> {
                    note("read", file);
                    note("changed", file + 1);
                }
                case MOVE -> {
                    note("changed", file);
                    note("changed", file + 1);
                }
                case OPEN, CHANNEL -> opened(parameters[1]);
            }
        }

        private void note(String hook, int argument) {
            super.visitVarInsn(Opcodes.ALOAD, argument);
            super.visitMethodInsn(Opcodes.INVOKESTATIC, HOOKS, hook, "(Ljava/lang/Object;)V", false);
        }

        private void opened(Type how) {
            super.visitVarInsn(Opcodes.ALOAD, file);
            super.visitVarInsn(how.getOpcode(Opcodes.ILOAD), file + 1);
            String parameter = how.getSort() == Type.ARRAY ? "[Ljava/lang/Object;" : how.getDescriptor();
            super.visitMethodInsn(
                    Opcodes.INVOKESTATIC, HOOKS, "opened", "(Ljava/lang/Object;" + parameter + ")V", false);
        }

        @Override
        public void visitMaxs(int maxStack, int maxLocals) {
            super.visitMaxs(Math.max(maxStack, 2), maxLocals);
        }
    }
}
