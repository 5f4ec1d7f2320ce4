package io.unflake.agent.instrument;

import io.unflake.model.strategy.Form;
import io.unflake.model.strategy.SiteKind;
import io.unflake.model.strategy.Target;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** A target that a call means, with the number of the site. */
record Hooked(Target target, int site) {

    private static final String PACKAGE = "io/unflake/hooks/";

    /** Whether it needs more than the last argument of a call that has arguments. */
    boolean needsBridge() {
        return target.form() == Form.PEEK || target.form() == Form.CUSTOM_ARGUMENTS;
    }

    /** Calls the hook, given what it finds on the stack before the number of the site. */
    void callHook(MethodVisitor out, String parameters, String result) {
        String hook = target.hook();
        int dot = hook.indexOf('.');
        boolean hasSite = !target.kind().equals(SiteKind.NONE);
        if (hasSite) {
            push(out, site);
        }
        String descriptor = "(" + parameters + (hasSite ? "I)" : ")") + result;
        out.visitMethodInsn(
                Opcodes.INVOKESTATIC, PACKAGE + hook.substring(0, dot), hook.substring(dot + 1), descriptor, false);
    }

    static void push(MethodVisitor out, int number) {
        if (number <= 5) {
            out.visitInsn(Opcodes.ICONST_0 + number);
        } else if (number <= Byte.MAX_VALUE) {
            out.visitIntInsn(Opcodes.BIPUSH, number);
        } else if (number <= Short.MAX_VALUE) {
            out.visitIntInsn(Opcodes.SIPUSH, number);
        } else {
            out.visitLdcInsn(number);
        }
    }
}
