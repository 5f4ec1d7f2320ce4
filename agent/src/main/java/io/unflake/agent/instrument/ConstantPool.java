package io.unflake.agent.instrument;

import java.util.HashSet;
import java.util.Set;
import org.objectweb.asm.ClassReader;

/** Tells from the constant pool alone whether a class can call a target: most classes are done with here. */
final class ConstantPool {

    private static final String INITIALISER = "<clinit>";
    private static final int UTF8 = 1;
    private static final int FIELD = 9;
    private static final int METHOD = 10;
    private static final int INTERFACE_METHOD = 11;

    private final TargetIndex index;
    private final Set<Integer> hashes = new HashSet<>();

    ConstantPool(TargetIndex index) {
        this.index = index;
        index.methods().forEach(method -> hashes.add(method.hashCode()));
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

    /** Whether a class has an initialiser, or uses fields of classes that might have one. */
    static boolean mayInitialise(ClassReader reader) {
        if (!Hierarchy.isJdk(String.valueOf(reader.getSuperName()))) {
            return true;
        }
        char[] buffer = new char[reader.getMaxStringLength()];
        for (int i = 1; i < reader.getItemCount(); i++) {
            int item = reader.getItem(i);
            int tag = item > 0 ? reader.readByte(item - 1) : 0;
            if ((tag == UTF8 && isInitialiser(reader, item)) || (tag == FIELD && isForeign(reader, item, buffer))) {
                return true;
            }
        }
        return false;
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

    private static boolean isForeign(ClassReader reader, int field, char[] buffer) {
        String owner = reader.readClass(field, buffer);
        return !Hierarchy.isJdk(owner) && !owner.equals(reader.getClassName());
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

    /** Hash of the name with its parameter types, as {@link String#hashCode} has it; read without making strings. */
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
