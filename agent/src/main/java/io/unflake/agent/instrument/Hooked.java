package io.unflake.agent.instrument;

import io.unflake.model.strategy.Form;
import io.unflake.model.strategy.SiteKind;
import io.unflake.model.strategy.Target;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** A target of a call and the id of its site. */
record Hooked(Target target, int site) {

    private static final String PACKAGE = "io/unflake/hooks/";

    /** Whether the hook needs access to values below the last argument. */
    boolean needsBridge() {
        return target.form() == Form.PEEK || target.form() == Form.CUSTOM_ARGUMENTS;
    }

    /**
     * Writes a call of the hook.
     *
     * @param parameters the types of the values on the stack, without the site
     */
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
