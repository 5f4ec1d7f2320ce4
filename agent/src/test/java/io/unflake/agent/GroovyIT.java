package io.unflake.agent;

import static io.unflake.agent.Treated.reached;
import static io.unflake.agent.Treated.under;
import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.model.Site;
import java.io.File;
import java.io.InputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GroovyIT {

    @TempDir
    static Path folder;

    /** Compiles and runs a dynamic Groovy class with an isolated version of Groovy. */
    private static Class<?> compiled(int version) throws Exception {
        Path out = Files.createDirectories(folder.resolve("groovy" + version));
        Path source = out.resolve("Dynamic.groovy");
        try (InputStream in = GroovyIT.class.getResourceAsStream("/groovy/Dynamic.groovy.txt")) {
            Files.write(source, in.readAllBytes());
        }
        URL jar = Path.of("target", "others", "groovy-" + version + ".jar")
                .toUri()
                .toURL();
        ClassLoader loader =
                new URLClassLoader(new URL[] {jar, out.toUri().toURL()}, ClassLoader.getPlatformClassLoader());
        Object configuration = loader.loadClass("org.codehaus.groovy.control.CompilerConfiguration")
                .getConstructor()
                .newInstance();
        configuration.getClass().getMethod("setTargetDirectory", File.class).invoke(configuration, out.toFile());
        Object compiler = loader.loadClass("org.codehaus.groovy.tools.Compiler")
                .getConstructor(configuration.getClass())
                .newInstance(configuration);
        compiler.getClass().getMethod("compile", File.class).invoke(compiler, source.toFile());
        return loader.loadClass("Dynamic");
    }

    private static Object call(Class<?> type, String method) throws Exception {
        return type.getMethod(method).invoke(null);
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 4, 5})
    @Timeout(300)
    void dynamic_groovy_calls_are_hooked(int version) throws Exception {
        Class<?> type = compiled(version);

        assertThat((Iterable<?>) under(() -> call(type, "years"), Treated.YEAR_3000))
                .allSatisfy(year -> assertThat(year).isEqualTo(3000));
        assertThat((Iterable<?>) under(() -> call(type, "draws"), Treated.LARGEST_DRAWS))
                .allSatisfy(drawn -> assertThat(drawn).isEqualTo(9));
        assertThat(under(() -> call(type, "seeded"), Treated.LARGEST_DRAWS)).isEqualTo(new Random(42).nextInt(1000));
        assertThat(under(() -> call(type, "failing"), Treated.LARGEST_DRAWS)).isEqualTo("refused");
        assertThat(under(() -> call(type, "pollAnHour"), "concurrency.shrink:factor=0.000001"))
                .isNull();
        assertThat(call(type, "named")).isEqualTo("Dynamic");
        assertThat(reached(() -> call(type, "draws")).stream().map(Site::place))
                .anyMatch(place -> place.matches("Dynamic.*\\(Dynamic.groovy:2\\d\\)"));
        Treated.agent().testStarted();
        assertThat(reached(() -> call(type, "lower")).stream().map(Site::api))
                .containsExactly("java.lang.String.toLowerCase()");
    }
}
