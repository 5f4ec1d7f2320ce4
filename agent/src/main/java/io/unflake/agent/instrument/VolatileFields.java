package io.unflake.agent.instrument;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.Opcodes;

/** Knows which fields are volatile, by the class files that declare them. */
final class VolatileFields {

    private static final int HEADER = ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES;

    private final Hierarchy hierarchy;
    private final Map<String, Fields> known = new ConcurrentHashMap<>();

    VolatileFields(Hierarchy hierarchy) {
        this.hierarchy = hierarchy;
    }

    /** The fields that a class declares. */
    private record Fields(Set<String> all, Set<String> volatiles, String superName) {

        static final Fields NONE = new Fields(Set.of(), Set.of(), null);
    }

    /** Whether a field is volatile, also if the owner that an instruction names has inherited it from a class. */
    boolean contain(String owner, String name) {
        for (String type = owner; type != null && !Hierarchy.isJdk(type); ) {
            Fields fields = known.computeIfAbsent(type, this::read);
            if (fields.all.contains(name)) {
                return fields.volatiles.contains(name);
            }
            type = fields.superName;
        }
        return false;
    }

    private Fields read(String type) {
        ClassReader reader = hierarchy.reader(type);
        if (reader == null) {
            return Fields.NONE;
        }
        Fields fields = new Fields(new HashSet<>(), new HashSet<>(), reader.getSuperName());
        reader.accept(
                new ClassVisitor(Opcodes.ASM9) {
                    @Override
                    public FieldVisitor visitField(
                            int access, String name, String descriptor, String signature, Object value) {
                        fields.all.add(name);
                        if ((access & Opcodes.ACC_VOLATILE) != 0) {
                            fields.volatiles.add(name);
                        }
                        return null;
                    }
                },
                HEADER);
        return fields;
    }
}
