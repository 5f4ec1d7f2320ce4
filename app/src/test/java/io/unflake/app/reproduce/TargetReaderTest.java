package io.unflake.app.reproduce;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.unflake.app.console.ConsoleContext;
import io.unflake.model.UserException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TargetReaderTest {

    @TempDir
    Path folder;

    @Test
    void a_file_that_does_not_exist_is_a_mistake() {
        TargetReader reader = new TargetReader(new ConsoleContext(System.out, System.err, null, folder));
        Path missing = folder.resolve("trace.txt");

        assertThatThrownBy(() -> reader.read(new ReproduceOptions.Wanted(List.of("a.B#c"), missing, null, null)))
                .isInstanceOf(UserException.class)
                .hasMessage(missing + " cannot be read: it does not exist");
    }
}
