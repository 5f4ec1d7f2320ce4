package io.unflake.agent.instrument;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** The JDK's methods whose results have no specified order, rewritten to let a hook choose one. */
final class CollectionCallees {

    private static final String HOOKS = "io/unflake/hooks/CollectionHooks";
    private static final String OBJECT = "Ljava/lang/Object;";
    private static final String OBJECTS = "[Ljava/lang/Object;";
    private static final String ITERATOR = "Ljava/util/Iterator;";
    private static final String ENUMERATION = "Ljava/util/Enumeration;";
    private static final String SPLITERATOR = "Ljava/util/Spliterator;";
    private static final String STRING = "Ljava/lang/String;";
    private static final String DIRECTORY = "Ljava/nio/file/DirectoryStream;";

    private static final List<String> VIEW =
            List.of("iterator()" + ITERATOR, "spliterator()" + SPLITERATOR, "forEach(Ljava/util/function/Consumer;)V");

    /** Views that do not use their iterator to copy themselves to an array. */
    private static final List<String> VIEW_WITH_ARRAYS = Stream.concat(
                    VIEW.stream(), Stream.of("toArray()" + OBJECTS, "toArray(" + OBJECTS + ")" + OBJECTS))
            .toList();

    private static final String EACH_ENTRY = "forEach(Ljava/util/function/BiConsumer;)V";

    private static final Set<String> ITERATING = Set.of("forEach", "toString");
    private static final Map<String, Set<String>> NAMES = names();

    private CollectionCallees() {}

    static void addTo(JdkClasses classes) {
        methods().forEach((type, ofType) -> classes.add(type, writer -> new Rewriter(writer, ofType)));
    }

    /** Whether a method itself reorders its results, rather than a collection that it iterates over. */
    static boolean isRewritten(String className, String method) {
        return NAMES.getOrDefault(className, Set.of()).contains(method);
    }

    private static Map<String, Set<String>> names() {
        Map<String, Set<String>> names = new HashMap<>();
        methods()
                .forEach((type, methods) -> names.put(
                        type.replace('/', '.'),
                        methods.stream()
                                .map(method -> method.substring(0, method.indexOf('(')))
                                .filter(name -> !ITERATING.contains(name))
                                .collect(Collectors.toUnmodifiableSet())));
        return names;
    }

    private static Map<String, List<String>> methods() {
        Map<String, List<String>> methods = new HashMap<>();
        String util = "java/util/";
        for (String view : List.of("KeySet", "Values", "EntrySet")) {
            methods.put(util + "HashMap$" + view, VIEW);
            methods.put(util + "IdentityHashMap$" + view, VIEW_WITH_ARRAYS);
            methods.put(util + "WeakHashMap$" + view, VIEW);
        }
        for (String view : List.of("KeySet", "ValueCollection", "EntrySet")) {
            methods.put(util + "Hashtable$" + view, VIEW);
        }
        for (String view : List.of("KeySetView", "ValuesView", "EntrySetView")) {
            methods.put(util + "concurrent/ConcurrentHashMap$" + view, VIEW);
        }
        methods.put(
                util + "HashMap",
                List.of(
                        EACH_ENTRY,
                        "keysToArray(" + OBJECTS + ")" + OBJECTS,
                        "valuesToArray(" + OBJECTS + ")" + OBJECTS));
        methods.put(util + "IdentityHashMap", List.of(EACH_ENTRY));
        methods.put(util + "WeakHashMap", List.of(EACH_ENTRY));
        methods.put(util + "Hashtable", List.of(EACH_ENTRY, "getEnumeration(I)" + ENUMERATION));
        methods.put(
                util + "concurrent/ConcurrentHashMap",
                List.of(EACH_ENTRY, "keys()" + ENUMERATION, "elements()" + ENUMERATION, "toString()" + STRING));
        methods.put(util + "HashSet", List.of("spliterator()" + SPLITERATOR));
        for (String type : List.of("SetN", "Set12", "MapN$1")) {
            methods.put(util + "ImmutableCollections$" + type, VIEW_WITH_ARRAYS);
        }
        methods.put(util + "PriorityQueue", VIEW_WITH_ARRAYS);
        methods.put(util + "concurrent/PriorityBlockingQueue", VIEW_WITH_ARRAYS);
        methods.put("java/lang/Class", reflection());
        String annotations = "getDeclaredAnnotations()[Ljava/lang/annotation/Annotation;";
        String exceptions = "getExceptionTypes()[Ljava/lang/Class;";
        methods.put("java/lang/reflect/Field", List.of(annotations));
        methods.put("java/lang/reflect/Executable", List.of(annotations));
        methods.put("java/lang/reflect/Parameter", List.of(annotations));
        methods.put("java/lang/reflect/Method", List.of(exceptions));
        methods.put("java/lang/reflect/Constructor", List.of(exceptions));
        methods.put(
                "java/io/File",
                List.of(
                        "list()[Ljava/lang/String;",
                        "list(Ljava/io/FilenameFilter;)[Ljava/lang/String;",
                        "listFiles()[Ljava/io/File;",
                        "listFiles(Ljava/io/FilenameFilter;)[Ljava/io/File;",
                        "listFiles(Ljava/io/FileFilter;)[Ljava/io/File;"));
        methods.put(
                "java/nio/file/Files",
                List.of(
                        "newDirectoryStream(Ljava/nio/file/Path;)" + DIRECTORY,
                        "newDirectoryStream(Ljava/nio/file/Path;Ljava/lang/String;)" + DIRECTORY,
                        "newDirectoryStream(Ljava/nio/file/Path;Ljava/nio/file/DirectoryStream$Filter;)" + DIRECTORY));
        methods.put("java/text/DateFormatSymbols", List.of("getZoneStrings()[[Ljava/lang/String;"));
        return methods;
    }

    private static List<String> reflection() {
        List<String> methods = new ArrayList<>();
        for (String which : List.of("get", "getDeclared")) {
            methods.add(which + "Methods()[Ljava/lang/reflect/Method;");
            methods.add(which + "Fields()[Ljava/lang/reflect/Field;");
            methods.add(which + "Constructors()[Ljava/lang/reflect/Constructor;");
            methods.add(which + "Classes()[Ljava/lang/Class;");
            methods.add(which + "Annotations()[Ljava/lang/annotation/Annotation;");
        }
        return methods;
    }

    private static final class Rewriter extends ClassVisitor {

        private final List<String> methods;

        Rewriter(ClassVisitor out, List<String> methods) {
            super(Opcodes.ASM9, out);
            this.methods = methods;
        }

        @Override
        public MethodVisitor visitMethod(
                int access, String name, String descriptor, String signature, String[] exceptions) {
            MethodVisitor out = super.visitMethod(access, name, descriptor, signature, exceptions);
            int left = Opcodes.ACC_BRIDGE | Opcodes.ACC_ABSTRACT;
            if (!methods.contains(name + descriptor) || (access & left) != 0) {
                return out;
            }
            return name.equals("forEach") ? new TakenLoop(out, descriptor) : new OpenResult(out, descriptor);
        }
    }

    /** Passes the result of a method through a hook. */
    private static final class OpenResult extends MethodVisitor {

        private final String result;

        OpenResult(MethodVisitor out, String descriptor) {
            super(Opcodes.ASM9, out);
            this.result = Type.getReturnType(descriptor).getDescriptor();
        }

        @Override
        public void visitInsn(int opcode) {
            if (opcode == Opcodes.ARETURN) {
                hook();
            }
            super.visitInsn(opcode);
        }

        private void hook() {
            switch (result) {
                case ITERATOR -> ofThis("iterator", ITERATOR);
                case SPLITERATOR -> ofThis("spliterator", SPLITERATOR);
                case ENUMERATION -> ofThis("enumeration", ENUMERATION);
                case DIRECTORY -> call("directory", "(" + DIRECTORY + ")" + DIRECTORY);
                case OBJECTS -> ofThis("array", OBJECTS);
                case STRING -> ofThis("text", STRING);
                default -> {
                    call("array", "(" + OBJECTS + ")" + OBJECTS);
                    super.visitTypeInsn(Opcodes.CHECKCAST, result);
                }
            }
        }

        private void ofThis(String name, String type) {
            super.visitVarInsn(Opcodes.ALOAD, 0);
            call(name, "(" + type + OBJECT + ")" + type);
        }

        private void call(String name, String descriptor) {
            super.visitMethodInsn(Opcodes.INVOKESTATIC, HOOKS, name, descriptor, false);
        }

        @Override
        public void visitMaxs(int maxStack, int maxLocals) {
            super.visitMaxs(maxStack + 1, maxLocals);
        }
    }

    /** Lets a hook replace a loop. */
    private static final class TakenLoop extends MethodVisitor {

        private final String action;

        TakenLoop(MethodVisitor out, String descriptor) {
            super(Opcodes.ASM9, out);
            action = Type.getArgumentTypes(descriptor)[0].getDescriptor();
        }

        @Override
        public void visitCode() {
            super.visitCode();
            Label own = new Label();
            super.visitVarInsn(Opcodes.ALOAD, 0);
            super.visitVarInsn(Opcodes.ALOAD, 1);
            super.visitMethodInsn(Opcodes.INVOKESTATIC, HOOKS, "forEach", "(" + OBJECT + action + ")Z", false);
            super.visitJumpInsn(Opcodes.IFEQ, own);
            super.visitInsn(Opcodes.RETURN);
            super.visitLabel(own);
            super.visitFrame(Opcodes.F_SAME, 0, null, 0, null);
        }

        @Override
        public void visitMaxs(int maxStack, int maxLocals) {
            super.visitMaxs(Math.max(2, maxStack), maxLocals);
        }
    }
}
