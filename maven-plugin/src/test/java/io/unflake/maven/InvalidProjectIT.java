package io.unflake.maven;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.unflake.engine.discovery.ProjectReader;
import io.unflake.model.UserException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class InvalidProjectIT {

    @Test
    void shows_compiler_errors_of_tests() throws IOException {
        UserException failure = failure("broken");
        assertThat(failure.getMessage()).isEqualTo("the project does not compile");
        assertThat(failure.details())
                .hasSize(1)
                .first()
                .asString()
                .startsWith(Path.of("src/test/java/broken/BrokenTest.java:[5,17] incompatible types")
                        .toString());
        assertThat(failure.remedy()).contains("describe.log");
        assertThat(failure.kind().exitCode()).isEqualTo(3);
    }

    @Test
    void reports_a_project_without_tests() throws IOException {
        UserException failure = failure("untested");
        assertThat(failure.getMessage()).endsWith("has no tests");
        assertThat(failure.kind().exitCode()).isEqualTo(3);
    }

    private static UserException failure(String name) throws IOException {
        Path project = RealMaven.project(name);
        ProjectReader reader = new ProjectReader(RealMaven.plugin(), project.resolve("target/unflake"), line -> {});
        return catchThrowableOfType(UserException.class, () -> reader.read(project, Optional.empty()));
    }
}
