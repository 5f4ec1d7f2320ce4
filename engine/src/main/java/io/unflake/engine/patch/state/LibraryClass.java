package io.unflake.engine.patch.state;

import io.unflake.model.project.ModuleDescription;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** A class that the project uses and has no source of: its static fields, and the public methods that access them. */
final class LibraryClass {

    private final String name;
    private final byte[] bytes;

    private LibraryClass(String name, byte[] bytes) {
        this.name = name;
        this.bytes = bytes;
    }

    /** Finds a class on the test class path of a module. */
    static Optional<LibraryClass> find(String className, ModuleDescription module) {
        String file = className.replace('.', '/') + ".class";
        return module.classpath().stream()
                .flatMap(entry -> read(Path.of(entry), file).stream())
                .findFirst()
                .map(bytes -> new LibraryClass(className, bytes));
    }

    private static Optional<byte[]> read(Path entry, String file) {
        try {
            if (Files.isDirectory(entry)) {
                Path path = entry.resolve(file);
                return Files.exists(path) ? Optional.of(Files.readAllBytes(path)) : Optional.empty();
            }
            return Files.exists(entry) ? readJar(entry, file) : Optional.empty();
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    private static Optional<byte[]> readJar(Path entry, String file) throws IOException {
        try (JarFile jar = new JarFile(entry.toFile())) {
            ZipEntry found = jar.getEntry(file);
            return found == null
                    ? Optional.empty()
                    : Optional.of(jar.getInputStream(found).readAllBytes());
        }
    }

    /** A static field. Its initial value is unknown. */
    Optional<FieldSource> field(String field) {
        List<FieldSource> found = new ArrayList<>();
        new ClassReader(bytes)
                .accept(
                        new ClassVisitor(Opcodes.ASM9) {
                            private boolean isPublic;

                            @Override
                            public void visit(
                                    int version, int access, String self, String sign, String parent, String[] types) {
                                isPublic = has(access, Opcodes.ACC_PUBLIC);
                            }

                            @Override
                            public FieldVisitor visitField(
                                    int access, String each, String type, String sign, Object value) {
                                if (each.equals(field) && has(access, Opcodes.ACC_STATIC)) {
                                    found.add(fieldOf(access, each, type, isPublic));
                                }
                                return null;
                            }
                        },
                        ClassReader.SKIP_CODE);
        return found.stream().findFirst();
    }

    private FieldSource fieldOf(int access, String field, String type, boolean isPublicClass) {
        return new FieldSource(
                name,
                field,
                template(Type.getType(type)),
                null,
                true,
                has(access, Opcodes.ACC_FINAL),
                isPublicClass && has(access, Opcodes.ACC_PUBLIC),
                has(access, Opcodes.ACC_PRIVATE));
    }

    private static String template(Type type) {
        return switch (type.getSort()) {
            case Type.ARRAY -> template(type.getElementType()) + "[]".repeat(type.getDimensions());
            case Type.OBJECT -> "${" + type.getClassName().replace('$', '.') + "}";
            default -> type.getClassName();
        };
    }

    /** The public static methods that do nothing but return a static field, and that set it. */
    Optional<FieldAccessors> accessors(String field) {
        List<String> getters = new ArrayList<>();
        List<String> setters = new ArrayList<>();
        new ClassReader(bytes)
                .accept(
                        new ClassVisitor(Opcodes.ASM9) {
                            @Override
                            public MethodVisitor visitMethod(
                                    int access, String method, String type, String sign, String[] thrown) {
                                return has(access, Opcodes.ACC_STATIC) && has(access, Opcodes.ACC_PUBLIC)
                                        ? new Accesses(field, method, type, getters, setters)
                                        : null;
                            }
                        },
                        ClassReader.SKIP_DEBUG);
        return setters.stream()
                .findFirst()
                .map(setter -> new FieldAccessors(getters.stream().findFirst().orElse(null), setter));
    }

    private static boolean has(int access, int flag) {
        return (access & flag) != 0;
    }

    /** Finds out how one method accesses a field. */
    private static final class Accesses extends MethodVisitor {

        private final String field;
        private final String method;
        private final Type type;
        private final List<String> getters;
        private final List<String> setters;
        private boolean callsOthers;
        private String read;
        private String written;

        Accesses(String field, String method, String type, List<String> getters, List<String> setters) {
            super(Opcodes.ASM9);
            this.field = field;
            this.method = method;
            this.type = Type.getMethodType(type);
            this.getters = getters;
            this.setters = setters;
        }

        @Override
        public void visitFieldInsn(int opcode, String owner, String each, String descriptor) {
            if (each.equals(field) && opcode == Opcodes.GETSTATIC) {
                read = descriptor;
            } else if (each.equals(field) && opcode == Opcodes.PUTSTATIC) {
                written = descriptor;
            }
        }

        @Override
        public void visitMethodInsn(int opcode, String owner, String called, String descriptor, boolean isInterface) {
            callsOthers = true;
        }

        @Override
        public void visitEnd() {
            Type[] arguments = type.getArgumentTypes();
            if (arguments.length == 0
                    && !callsOthers
                    && type.getReturnType().getDescriptor().equals(read)) {
                getters.add(method);
            }
            if (arguments.length == 1 && arguments[0].getDescriptor().equals(written)) {
                setters.add(method);
            }
        }
    }
}
