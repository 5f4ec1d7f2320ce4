package io.unflake.engine.patch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.unflake.engine.patch.EditedSource.Edit;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class EditedSourceTest {

    private static final SourceFile SOURCE = new SourceFile(Path.of("A.java"), "a.b().c()", StandardCharsets.UTF_8);

    @Test
    void keeps_the_order_of_insertions_at_the_same_place() {
        assertThat(EditedSource.of(SOURCE, List.of(Edit.inLine(5, "1"), Edit.inLine(0, "f("), Edit.inLine(5, "2"))))
                .hasValueSatisfying(edited -> assertThat(edited.text()).isEqualTo("f(a.b()12.c()"));
    }

    @Test
    void rejects_edits_that_overlap() {
        List<Edit> edits = List.of(Edit.replacement(0, 9, "d()"), Edit.inLine(4, "1"));

        assertThat(EditedSource.of(SOURCE, edits)).isEmpty();
        assertThatThrownBy(() -> new EditedSource(SOURCE, edits)).hasMessageContaining("overlap");
    }
}
