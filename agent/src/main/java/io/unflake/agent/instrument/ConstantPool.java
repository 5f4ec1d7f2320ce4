package io.unflake.agent.instrument;

import java.util.BitSet;
import java.util.Set;
import java.util.function.Predicate;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;

/** Decides from the constant pool alone whether a class can call a target; most classes need no further analysis. */
final class ConstantPool {

    private static final String INITIALISER = "<clinit>";
    private static final int UTF8 = 1;
    private static final int FIELD = 9;
    private static final int METHOD = 10;
    private static final int INTERFACE_METHOD = 11;

    private final TargetIndex index;
    private final Set<Integer> hashes;

    ConstantPool(TargetIndex index) {
        this.index = index;
        hashes = index.hashes();
    }

    boolean namesTarget(ClassReader reader) {
        if (index.hasPatterns()) {
            return true;
        }
        char[] buffer = new char[reader.getMaxStringLength()];
        for (int i = 1; i < reader.getItemCount(); i++) {
            int item = reader.getItem(i);
            if (item > 0 && isMethod(reader.readByte(item - 1)) && isTarget(reader, item, buffer)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a class uses static fields of classes that may have an initialiser. May return true without need. */
    static boolean usesForeignStatics(ClassReader reader, byte[] bytes, Predicate<String> mayReach) {
        return usesStatics(reader, bytes, owner -> !owner.equals(reader.getClassName()) && mayReach.test(owner));
    }

    /** Whether a class uses static fields of some classes outside the JDK. May return true without need. */
    static boolean usesStatics(ClassReader reader, byte[] bytes, Predicate<String> owners) {
        BitSet fields = fields(reader, owners);
        if (fields.isEmpty()) {
            return false;
        }
        int end = bytes.length - 2;
        for (int at = reader.header; at < end; at++) {
            int opcode = bytes[at] & 0xff;
            boolean isStatic = opcode == Opcodes.GETSTATIC || opcode == Opcodes.PUTSTATIC;
            if (isStatic && fields.get(reader.readUnsignedShort(at + 1))) {
                return true;
            }
        }
        return false;
    }

    private static BitSet fields(ClassReader reader, Predicate<String> owners) {
        BitSet fields = new BitSet();
        char[] buffer = new char[reader.getMaxStringLength()];
        for (int i = 1; i < reader.getItemCount(); i++) {
            int item = reader.getItem(i);
            if (item > 0 && reader.readByte(item - 1) == FIELD) {
                String owner = reader.readClass(item, buffer);
                if (!Hierarchy.isJdk(owner) && owners.test(owner)) {
                    fields.set(i);
                }
            }
        }
        return fields;
    }

    static boolean hasInitialiser(ClassReader reader) {
        for (int i = 1; i < reader.getItemCount(); i++) {
            int item = reader.getItem(i);
            if (item > 0 && reader.readByte(item - 1) == UTF8 && isInitialiser(reader, item)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isInitialiser(ClassReader reader, int text) {
        if (reader.readUnsignedShort(text) != INITIALISER.length()) {
            return false;
        }
        for (int i = 0; i < INITIALISER.length(); i++) {
            if (reader.readByte(text + 2 + i) != INITIALISER.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isMethod(int tag) {
        return tag == METHOD || tag == INTERFACE_METHOD;
    }

    private boolean isTarget(ClassReader reader, int item, char[] buffer) {
        int nameAndType = reader.getItem(reader.readUnsignedShort(item + 2));
        if (!hashes.contains(hash(reader, nameAndType))) {
            return false;
        }
        String name = reader.readUTF8(nameAndType, buffer);
        if (!name.equals("<init>")) {
            return true;
        }
        String descriptor = reader.readUTF8(nameAndType + 2, buffer);
        String arguments = descriptor.substring(0, descriptor.indexOf(')') + 1);
        return index.isConstructorOf(reader.readClass(item, buffer), arguments);
    }

    /** Computes {@link String#hashCode} of the name and the parameter types without creating strings. */
    private static int hash(ClassReader reader, int nameAndType) {
        int hash = 0;
        for (int part = 0; part < 2; part++) {
            int text = reader.getItem(reader.readUnsignedShort(nameAndType + 2 * part));
            int end = text + 2 + reader.readUnsignedShort(text);
            for (int at = text + 2; at < end; at++) {
                int c = reader.readByte(at);
                hash = 31 * hash + c;
                if (c == ')') {
                    break;
                }
            }
        }
        return hash;
    }
}
