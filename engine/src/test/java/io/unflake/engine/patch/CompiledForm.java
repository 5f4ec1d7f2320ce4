package io.unflake.engine.patch;

/** Shows tests of other packages what is compiled. */
public final class CompiledForm {

    private CompiledForm() {}

    public static String of(EditedSource source) {
        return source.keepingLines();
    }
}
