package io.unflake.inject.edit;

import io.unflake.inject.gate.FlawGate;
import io.unflake.inject.place.TestFramework;
import io.unflake.inject.place.TestMethod;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Writes one mutant into a test class. */
public final class MutantEdit {

    private static final String GATE = Type.getInternalName(FlawGate.class);

    private final ClassEdit edit;
    private final String id;
    private final Settings settings;
    private final Map<Class<?>, Donor> donors = new HashMap<>();

    MutantEdit(ClassEdit edit, String id, Settings settings) {
        this.edit = edit;
        this.id = id;
        this.settings = settings;
    }

    public String id() {
        return id;
    }

    public Settings settings() {
        return settings;
    }

    /** The internal name of the test class. */
    public String owner() {
        return edit.node().name;
    }

    /** The id as a part of Java names. */
    public String suffix() {
        return id.replaceAll("[^A-Za-z0-9]", "_").toLowerCase(Locale.ROOT);
    }

    /** The code of a test of the user, which may be changed. */
    public MethodNode code(TestMethod test) {
        return code(test.node());
    }

    /** The code of a method of the user, which may be changed. */
    public MethodNode code(MethodNode original) {
        MethodNode found = edit.node().methods.stream()
                .filter(each -> each.name.equals(original.name) && each.desc.equals(original.desc))
                .findFirst()
                .orElseThrow();
        edit.changed(found);
        return found;
    }

    /** Draws from the gate when the method begins, and returns the local variable with the result. */
    public int drawAtStart(MethodNode method) {
        int local = method.maxLocals++;
        InsnList code = open();
        code.add(new VarInsnNode(Opcodes.ISTORE, local));
        method.instructions.insert(code);
        return local;
    }

    /** Code that asks the gate. */
    public InsnList open() {
        InsnList code = new InsnList();
        code.add(new LdcInsnNode(id));
        code.add(new LdcInsnNode(settings.tr()));
        code.add(new MethodInsnNode(Opcodes.INVOKESTATIC, GATE, "open", "(Ljava/lang/String;D)Z", false));
        return code;
    }

    /** Code that asks whether a cleaner does something. */
    public InsnList cleans(int number) {
        InsnList code = new InsnList();
        code.add(new LdcInsnNode(number));
        code.add(new MethodInsnNode(Opcodes.INVOKESTATIC, GATE, "cleans", "(I)Z", false));
        return code;
    }

    /** The call of a method of a flaw, whose code is copied into the test class. */
    public MethodInsnNode call(Class<?> flaw, String method) {
        Donor donor = donors.computeIfAbsent(flaw, this::copied);
        String name = donor.name(method);
        MethodNode target = edit.node().methods.stream()
                .filter(each -> each.name.equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException(flaw + " has no method " + method));
        return new MethodInsnNode(Opcodes.INVOKESTATIC, owner(), name, target.desc, false);
    }

    /** The internal name that a class nested in a flaw has beside the test class. */
    public String beside(Class<?> flaw, String nested) {
        return donors.computeIfAbsent(flaw, this::copied).beside(nested);
    }

    private Donor copied(Class<?> flaw) {
        Donor donor = new Donor(flaw, edit.node(), suffix());
        edit.addBeside(donor.copy());
        return donor;
    }

    /** Adds a test with some code, which must leave the stack empty, and returns its name. */
    public String addTest(String name, InsnList code) {
        TestFramework framework = edit.testClass().framework();
        MethodNode test = new MethodNode(
                Opcodes.ACC_PUBLIC, name, "()V", null, new String[] {Type.getInternalName(Exception.class)});
        test.visitAnnotation(framework.test(), true).visitEnd();
        test.instructions.add(code);
        test.instructions.add(new InsnNode(Opcodes.RETURN));
        edit.node().methods.add(test);
        edit.changed(test);
        return name;
    }

    /** Adds a field and returns its name. */
    public String addField(String name, String descriptor, boolean isStatic) {
        String unique = name + "_" + suffix();
        edit.node().fields.add(new FieldNode(isStatic ? Opcodes.ACC_STATIC : 0, unique, descriptor, null, null));
        return unique;
    }

    /** Inserts code before each normal end of a method; the code is made anew for each. */
    public void beforeReturns(MethodNode method, Supplier<InsnList> code) {
        for (AbstractInsnNode each : method.instructions.toArray()) {
            if (each.getOpcode() == Opcodes.RETURN) {
                method.instructions.insertBefore(each, code.get());
            }
        }
    }
}
