package io.unflake.inject.place;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.unflake.inject.subjects.OldSubject;
import io.unflake.inject.subjects.SharedSubject;
import io.unflake.model.UserException;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

class SuiteReaderTest {

    @TempDir
    private Path folder;

    private static byte[] bytes(Class<?> type) throws IOException {
        try (InputStream in = type.getResourceAsStream(type.getSimpleName() + ".class")) {
            return in.readAllBytes();
        }
    }

    /** A class with one test method. */
    private static byte[] generated(int version, String annotation) {
        return generated(version, annotation, "java/lang/Object");
    }

    private static byte[] generated(int version, String annotation, String superclass) {
        ClassWriter writer = new ClassWriter(0);
        writer.visit(version, Opcodes.ACC_PUBLIC, "ATest", null, superclass, null);
        MethodVisitor method = writer.visitMethod(Opcodes.ACC_PUBLIC, "test", "()V", null, null);
        AnnotationVisitor test = method.visitAnnotation(annotation, true);
        test.visitEnd();
        method.visitCode();
        method.visitInsn(Opcodes.RETURN);
        method.visitMaxs(0, 1);
        method.visitEnd();
        writer.visitEnd();
        return writer.toByteArray();
    }

    private List<TestClass> read(Path container) {
        return SuiteReader.read(
                List.of(container), Set.of("ATest", OldSubject.class.getName(), SharedSubject.class.getName()));
    }

    @Test
    void finds_tests_of_both_frameworks_except_those_that_expect_an_exception() throws IOException {
        Files.write(folder.resolve("OldSubject.class"), bytes(OldSubject.class));
        Files.write(folder.resolve("SharedSubject.class"), bytes(SharedSubject.class));

        List<TestClass> classes = read(folder);

        assertThat(classes)
                .extracting(TestClass::framework)
                .containsExactlyInAnyOrder(TestFramework.JUNIT4, TestFramework.JUPITER);
        assertThat(classes.stream().flatMap(each -> each.tests().stream()).map(TestMethod::name))
                .containsExactlyInAnyOrder("adds", "reads", "greets", "adds");
        assertThat(classes.stream().filter(TestClass::perClass)).hasSize(1);
    }

    @Test
    void instances_are_shared_if_the_suite_says_so_for_all_classes() throws IOException {
        Files.write(folder.resolve("ATest.class"), generated(Opcodes.V17, TestFramework.JUPITER.test()));
        Files.writeString(
                folder.resolve("junit-platform.properties"),
                "junit.jupiter.testinstance.lifecycle.default = per_class\n");

        assertThat(read(folder)).singleElement().matches(TestClass::perClass);
    }

    @Test
    void a_subclass_shares_its_instance_if_its_superclass_does() throws IOException {
        Files.write(folder.resolve("SharedSubject.class"), bytes(SharedSubject.class));
        Files.write(
                folder.resolve("ATest.class"),
                generated(Opcodes.V17, TestFramework.JUPITER.test(), Type.getInternalName(SharedSubject.class)));

        assertThat(read(folder)).hasSize(2).allMatch(TestClass::perClass);
    }

    @Test
    void junit_4_never_shares_an_instance() throws IOException {
        Files.write(folder.resolve("ATest.class"), generated(Opcodes.V17, TestFramework.JUNIT4.test()));
        Files.writeString(
                folder.resolve("junit-platform.properties"),
                "junit.jupiter.testinstance.lifecycle.default = per_class\n");

        assertThat(read(folder)).singleElement().matches(each -> !each.perClass());
    }

    @Test
    void a_folder_without_tests_is_a_mistake() {
        assertThatThrownBy(() -> read(folder))
                .isInstanceOf(UserException.class)
                .hasMessageStartingWith("there are no tests of JUnit 4 or 5 in ");
    }

    @Test
    void a_suite_of_testng_is_refused() throws IOException {
        Files.write(folder.resolve("ATest.class"), generated(Opcodes.V17, "Lorg/testng/annotations/Test;"));

        assertThatThrownBy(() -> read(folder)).isInstanceOf(UserException.class).hasMessageEndingWith("use TestNG");
    }

    @Test
    void a_class_that_is_too_new_is_refused() throws IOException {
        Files.write(folder.resolve("ATest.class"), generated(Opcodes.V17 + 60, "Lorg/junit/Test;"));

        assertThatThrownBy(() -> read(folder)).isInstanceOf(UserException.class).hasMessageEndingWith("too new");
    }

    @Test
    void a_signed_jar_is_refused_and_another_one_is_read() throws IOException {
        Path jar = folder.resolve("tests.jar");
        try (FileSystem files = FileSystems.newFileSystem(URI.create("jar:" + jar.toUri()), Map.of("create", "true"))) {
            Files.write(files.getPath("ATest.class"), generated(Opcodes.V17, "Lorg/junit/Test;"));
        }
        assertThat(read(jar)).hasSize(1);
        try (FileSystem files = FileSystems.newFileSystem(jar)) {
            Files.createDirectories(files.getPath("META-INF"));
            Files.writeString(files.getPath("META-INF/A.SF"), "signature");
        }

        assertThatThrownBy(() -> read(jar))
                .isInstanceOf(UserException.class)
                .hasMessageContaining("is signed, so its classes cannot be changed");
    }
}
