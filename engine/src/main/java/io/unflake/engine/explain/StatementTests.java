package io.unflake.engine.explain;

import io.unflake.engine.plan.Suite.Member;
import io.unflake.engine.process.ShortCommand;
import io.unflake.model.TestId;
import io.unflake.model.explain.Cleaner;
import io.unflake.model.project.ModuleDescription;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Compiles statements as tests, in the package and for the framework of another test, so that they can run before it. */
final class StatementTests {

    private static final String METHOD = "clean";

    /** The annotations of test methods, by the engines that find them. */
    private static final Map<String, String> ANNOTATIONS = Map.of(
            "junit-jupiter", "org.junit.jupiter.api.Test",
            "junit-vintage", "org.junit.Test",
            "testng", "org.testng.annotations.Test");

    private final ModuleDescription module;
    private final Path folder;
    private final String packageName;
    private final String annotation;
    private int compiled;

    /**
     * Compiles nothing yet.
     *
     * @param folder for the classes
     * @param like the test whose package and framework are used
     */
    StatementTests(ModuleDescription module, Path folder, Member like) {
        this.module = module;
        this.folder = folder;
        String className = like.test().className();
        packageName = className.substring(0, Math.max(0, className.lastIndexOf('.')));
        annotation = ANNOTATIONS.get(like.uniqueId().replaceFirst("^\\[engine:([^]]*)].*$", "$1"));
    }

    /** Returns a test that executes the statement of a cleaner; empty if it does not compile. */
    Optional<Member> of(Cleaner cleaner) {
        if (annotation == null) {
            return Optional.empty();
        }
        String name = "UnflakeCleaner" + ++compiled;
        String qualified = packageName.isEmpty() ? name : packageName + "." + name;
        return compiles(name, cleaner.code()) || compiles(name, AccessibleField.statement(cleaner))
                ? Optional.of(new Member(TestId.parse(qualified + "#" + METHOD), "[class:" + qualified + "]"))
                : Optional.empty();
    }

    private boolean compiles(String name, String statement) {
        String source = (packageName.isEmpty() ? "" : "package " + packageName + "; ")
                + "public class " + name + " { @" + annotation + " public void " + METHOD + "() throws Throwable { "
                + statement + " } }";
        try {
            Path file = folder.resolve(name + ".java");
            Files.writeString(file, source);
            return !statement.isEmpty() && javac(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The compiler is that of the JDK that runs the tests, so that it knows their class files. */
    private boolean javac(Path file) {
        String home = module.javaHome().isEmpty() ? System.getProperty("java.home") : module.javaHome();
        List<String> command = List.of(
                Path.of(home).resolve("bin").resolve("javac").toString(),
                "-J-XX:TieredStopAtLevel=1",
                "-J-Xshare:auto",
                "-proc:none",
                "-nowarn",
                "-encoding",
                "UTF-8",
                "-d",
                folder.toString(),
                "-classpath",
                String.join(File.pathSeparator, module.classpath()),
                file.toString());
        return ShortCommand.run(folder, command).isPresent();
    }
}
