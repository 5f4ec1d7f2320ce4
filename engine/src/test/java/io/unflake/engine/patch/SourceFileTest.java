package io.unflake.engine.patch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SourceFileTest {

    private PatchedModule module;

    @BeforeEach
    void module(@TempDir Path folder) {
        module = new PatchedModule(folder);
    }

    @Test
    void finds_a_class_in_the_file_of_another_one() throws IOException {
        SourceFile file = module.write(
                "shop.Cart", "package shop;\n\nclass Cart {\n  class Inner {}\n}\n\npublic final class Stall {}\n");

        assertThat(SourceFile.ofClass("shop.Stall", module.description())).contains(file);
        assertThat(SourceFile.ofClass("shop.Stall$Row", module.description())).contains(file);
        assertThat(SourceFile.ofClass("shop.Inner", module.description())).isEmpty();
        assertThat(SourceFile.ofClass("market.Stall", module.description())).isEmpty();
    }

    @Test
    void a_file_with_the_name_of_the_class_comes_first() throws IOException {
        module.write("shop.Cart", "package shop;\n\nclass Stall {}\n");
        SourceFile file = module.write("shop.Stall", "package shop;\n\nclass Stall {}\n");

        assertThat(SourceFile.ofClass("shop.Stall", module.description())).contains(file);
    }

    @Test
    void finds_sources_of_other_modules(@TempDir Path other) throws IOException {
        SourceFile file = new PatchedModule(other).write("shop.Till", "package shop;\n\nclass Till {}\n");

        assertThat(SourceFile.ofClass("shop.Till", module.description().withMoreSources(List.of(other.toString()))))
                .contains(file);
    }
}
