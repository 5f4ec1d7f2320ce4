package io.unflake.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a user reads who gives {@code inject} a suite that it cannot change. */
class InjectMistakesIT {

    private static final int WRONG_USE = 2;
    private static final int PROJECT = 3;
    private static final String FILE = "garden/BedTest.class";

    @TempDir
    private Path folder;

    private Subject subject;

    @BeforeEach
    void compile() throws IOException {
        subject = Subject.compile("garden", folder);
    }

    private Unflake.Ended inject(Path tests) throws Exception {
        return new Unflake(folder)
                .withOuterRepository()
                .run(List.of(
                        "inject",
                        "--project",
                        folder.toString(),
                        "--classpath",
                        subject.classpath(),
                        "--test-classes",
                        tests.toString(),
                        "--out",
                        "out"));
    }

    private void check(Unflake.Ended ended, int exit, String sentence, String remedy) {
        String message = ended.err().substring(Math.max(0, ended.err().indexOf("unflake: ")));
        assertThat(message).startsWith("unflake: ").contains(sentence).contains(remedy);
        assertThat(message).doesNotContain("Exception").doesNotContain("\tat ");
        assertThat(ended.exit()).as(message).isEqualTo(exit);
        assertThat(ended.out()).isEmpty();
        assertThat(folder.resolve("out")).doesNotExist();
    }

    private static Path jar(Path jar, Map<String, byte[]> files) throws IOException {
        try (OutputStream out = Files.newOutputStream(jar);
                ZipOutputStream zip = new ZipOutputStream(out)) {
            for (Map.Entry<String, byte[]> each : new TreeMap<>(files).entrySet()) {
                zip.putNextEntry(new ZipEntry(each.getKey()));
                zip.write(each.getValue());
                zip.closeEntry();
            }
        }
        return jar;
    }

    @Test
    void wrong_path() throws Exception {
        check(inject(folder.resolve("nowhere")), WRONG_USE, "nowhere", "--test-classes");
    }

    @Test
    void no_tests() throws Exception {
        Path empty = Files.createDirectories(folder.resolve("empty"));
        Files.writeString(empty.resolve("notes.txt"), "no class");

        check(inject(empty), PROJECT, "there are no tests of JUnit 4 or 5 in " + empty, "Compile the tests first");
    }

    @Test
    void testng_only() throws Exception {
        Path sources = Files.createDirectories(folder.resolve("testng"));
        Files.writeString(
                sources.resolve("Test.java"),
                "package org.testng.annotations; import java.lang.annotation.*;"
                        + " @Retention(RetentionPolicy.RUNTIME) public @interface Test {}");
        Files.writeString(
                sources.resolve("ShedTest.java"),
                "public class ShedTest { @org.testng.annotations.Test void dry() {} }");
        Path classes = folder.resolve("testng-classes");
        Subject.compile(sources, classes, "");

        check(inject(classes), PROJECT, "use TestNG", "Flaws can be injected into tests of JUnit 4 and 5.");
    }

    @Test
    void class_file_too_new() throws Exception {
        Path file = subject.classes().resolve(FILE);
        byte[] bytes = Files.readAllBytes(file);
        bytes[7] = (byte) 200;
        Files.write(file, bytes);

        check(inject(subject.classes()), PROJECT, "is for a version of Java that is too new", "older release of Java");
    }

    @Test
    void signed_jar() throws Exception {
        byte[] type = Files.readAllBytes(subject.classes().resolve(FILE));
        Path jar = jar(folder.resolve("tests.jar"), Map.of(FILE, type, "META-INF/KEY.SF", new byte[1]));

        check(inject(jar), WRONG_USE, "is signed, so its classes cannot be changed", "delete the signature");
    }
}
