package io.unflake.engine.patch;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.engine.patch.EditedSource.Edit;
import io.unflake.engine.patch.PatchedClasses.Compiled;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PatchedClassesTest {

    @TempDir
    private Path folder;

    private PatchedModule module;
    private SourceFile source;

    @BeforeEach
    void writeSource() throws IOException {
        module = new PatchedModule(folder.resolve("src"));
        source = module.write("shop.Cart", "package shop;\n\nclass Cart {\n    int size() { return 0; }\n}\n");
    }

    @Test
    void the_changed_class_comes_first() throws IOException {
        Compiled compiled = compile("1 + ");

        assertThat(compiled.error()).isNull();
        assertThat(compiled.module())
                .hasValueSatisfying(patched -> assertThat(
                                Path.of(patched.classpath().get(0)).resolve("shop/Cart.class"))
                        .exists());
    }

    @Test
    void the_first_error_is_known_with_its_line() throws IOException {
        Compiled compiled = compile("\"\" + ");

        assertThat(compiled.module()).isEmpty();
        assertThat(compiled.error()).startsWith("Cart.java:4: ").contains("String");
    }

    private Compiled compile(String inserted) throws IOException {
        EditedSource edited =
                new EditedSource(source, List.of(Edit.inLine(source.text().indexOf("0;"), inserted)));
        return PatchedClasses.compile(List.of(edited), module.description(), folder);
    }
}
