package io.unflake.inject.load;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.unflake.inject.edit.BrokenClassException;
import io.unflake.model.project.ModuleDescription;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

class LoadingJvmTest {

    private final LoadingJvm jvm = new LoadingJvm(module(), List.of());

    private static ModuleDescription module() {
        return new ModuleDescription(
                "module", "", "", List.of(), List.of(), List.of(), List.of(), List.of(), List.of(), List.of(), "", "",
                List.of(), Map.of(), Map.of(), "", false);
    }

    @AfterEach
    void end() {
        jvm.close();
    }

    /** A class with one static method, which consists of one instruction. */
    private static Map<String, byte[]> type(String superclass, String method, int instruction) {
        ClassWriter writer = new ClassWriter(0);
        writer.visit(Opcodes.V17, Opcodes.ACC_PUBLIC, "a/B", null, superclass, null);
        MethodVisitor code = writer.visitMethod(Opcodes.ACC_STATIC, method, "()V", null, null);
        code.visitCode();
        code.visitInsn(instruction);
        code.visitMaxs(1, 0);
        code.visitEnd();
        writer.visitEnd();
        return Map.of("a/B.class", writer.toByteArray());
    }

    @Test
    void a_valid_class_is_accepted_again_and_again() {
        for (int i = 0; i < 3; i++) {
            assertThatCode(() -> jvm.check(type("java/lang/Object", "run", Opcodes.RETURN)))
                    .doesNotThrowAnyException();
        }
    }

    @Test
    void a_class_that_the_jvm_refuses_is_broken_and_the_next_one_is_not() {
        assertThatThrownBy(() -> jvm.check(type("java/lang/Object", "run", Opcodes.ATHROW)))
                .isInstanceOf(BrokenClassException.class)
                .hasMessageStartingWith("java.lang.VerifyError");
        assertThatCode(() -> jvm.check(type("java/lang/Object", "run", Opcodes.RETURN)))
                .doesNotThrowAnyException();
    }

    @Test
    void a_superclass_that_is_missing_is_not_the_fault_of_a_class() {
        assertThatCode(() -> jvm.check(type("a/Missing", "run", Opcodes.RETURN)))
                .doesNotThrowAnyException();
    }

    @Test
    void no_code_runs() {
        ClassWriter writer = new ClassWriter(0);
        writer.visit(Opcodes.V17, Opcodes.ACC_PUBLIC, "a/B", null, "java/lang/Object", null);
        MethodVisitor code = writer.visitMethod(Opcodes.ACC_STATIC, "<clinit>", "()V", null, null);
        code.visitCode();
        code.visitInsn(Opcodes.ICONST_0);
        code.visitMethodInsn(Opcodes.INVOKESTATIC, "java/lang/System", "exit", "(I)V", false);
        code.visitInsn(Opcodes.RETURN);
        code.visitMaxs(1, 0);
        code.visitEnd();
        writer.visitEnd();

        assertThatCode(() -> jvm.check(Map.of("a/B.class", writer.toByteArray())))
                .doesNotThrowAnyException();
    }
}
