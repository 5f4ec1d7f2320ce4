package io.unflake.agent;

import static io.unflake.agent.Treated.under;
import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.security.ProtectionDomain;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.Opcodes;
import subject.Clocks;

class RewritingIT {

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(ints = {Opcodes.V1_1, Opcodes.V1_2, Opcodes.V1_4, Opcodes.V1_5, Opcodes.V1_6})
    void subroutines_of_old_class_files_work(int version) throws Exception {
        Class<?> type = ClassFiles.load(folder, "Old", ClassFiles.withSubroutine("Old", version));
        assertThat(under(() -> type.getMethod("year").invoke(null), Treated.YEAR_3000))
                .isEqualTo(1100);
    }

    @ParameterizedTest
    @ValueSource(ints = {Opcodes.V1_1, Opcodes.V1_6, Opcodes.V1_7, Opcodes.V1_8, Opcodes.V11, Opcodes.V17})
    void class_files_of_all_versions_work(int version) throws Exception {
        Class<?> type = ClassFiles.load(folder, "Plain", ClassFiles.plain("Plain", version));
        assertThat(under(() -> type.getMethod("year").invoke(null), Treated.YEAR_3000))
                .isEqualTo(1100);
    }

    @Test
    void the_newest_class_files_of_this_jvm_work() throws Exception {
        int newest = Opcodes.V17 - 17 + Runtime.version().feature();
        Class<?> type = ClassFiles.load(folder, "Newest", ClassFiles.plain("Newest", newest));
        assertThat(under(() -> type.getMethod("year").invoke(null), Treated.YEAR_3000))
                .isEqualTo(1100);
    }

    @Test
    void a_class_generated_at_run_time_is_not_rewritten() throws Exception {
        byte[] bytes = ClassFiles.plain("Made", Opcodes.V17);
        Class<?> type = new Definer(getClass().getProtectionDomain()).define("Made", bytes);
        assertThat(under(() -> type.getMethod("year").invoke(null), Treated.YEAR_3000))
                .isNotEqualTo(1100);
    }

    private static final class Definer extends ClassLoader {

        private final ProtectionDomain domain;

        Definer(ProtectionDomain domain) {
            this.domain = domain;
        }

        Class<?> define(String name, byte[] bytes) {
            return defineClass(name, bytes, 0, bytes.length, domain);
        }
    }

    @Test
    void proxies_work() throws Exception {
        LongSupplier proxy = (LongSupplier) Proxy.newProxyInstance(
                getClass().getClassLoader(),
                new Class<?>[] {LongSupplier.class},
                (self, method, arguments) -> Clocks.millis());
        assertThat(under(proxy::getAsLong, Treated.YEAR_3000)).isGreaterThanOrEqualTo(Treated.START_OF_YEAR_3000);
    }

    @Test
    void a_class_that_cannot_be_rewritten_is_loaded_unchanged_and_listed() throws Exception {
        Treated.agent().drainUntransformed();
        Class<?> type = ClassFiles.load(folder, "Huge", ClassFiles.withHugeMethod("Huge"));
        assertThat(under(() -> type.getMethod("run").invoke(null), Treated.YEAR_3000))
                .isNull();
        assertThat(Treated.agent().drainUntransformed())
                .singleElement()
                .satisfies(entry -> assertThat(entry[0]).isEqualTo("Huge"))
                .satisfies(entry -> assertThat(entry[1]).contains("too large"));
    }
}
