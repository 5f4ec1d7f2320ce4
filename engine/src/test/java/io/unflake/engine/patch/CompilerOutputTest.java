package io.unflake.engine.patch;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CompilerOutputTest {

    @Test
    void the_first_error_has_no_folder() {
        assertThat(CompilerOutput.firstError("""
                        Picked up JAVA_TOOL_OPTIONS: -Xmx1g
                        /tmp/patched1/Cart.java:3: warning: [removal] stop() is deprecated
                        /tmp/patched1/Cart.java:12: error: cannot find symbol
                            return name.toUpper();
                        2 errors
                        """)).isEqualTo("Cart.java:12: error: cannot find symbol");
        assertThat(CompilerOutput.firstError("C:\\patched\\CartSpec.groovy: 7: unable to resolve class Till\n"))
                .isEqualTo("CartSpec.groovy: 7: unable to resolve class Till");
    }

    @Test
    void without_a_source_it_is_the_first_line() {
        assertThat(CompilerOutput.firstError("\nerror: invalid flag: -x\nUsage: javac"))
                .isEqualTo("error: invalid flag: -x");
        assertThat(CompilerOutput.firstError("")).isEqualTo("the compiler prints nothing");
    }
}
