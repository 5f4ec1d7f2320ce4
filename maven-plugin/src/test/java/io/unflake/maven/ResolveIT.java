package io.unflake.maven;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.engine.discovery.ClasspathReader;
import io.unflake.engine.discovery.PlainProject;
import io.unflake.model.project.ModuleDescription;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ResolveIT {

    @Test
    void fetches_the_engines_that_a_class_path_lacks() throws IOException {
        Path out = RealMaven.folder("out of class path");
        Path jar = Files.createFile(out.resolve("junit-4.13.2.jar"));
        ModuleDescription module = new ClasspathReader(RealMaven.plugin(), out, line -> {})
                .read(new PlainProject(
                        out, List.of(jar.toString()), List.of(out), List.of(), List.of(), Optional.empty()));
        assertThat(module.additions())
                .allSatisfy(file -> assertThat(Path.of(file)).exists())
                .anyMatch(file -> file.endsWith("junit-vintage-engine-5.14.4.jar"))
                .anyMatch(file -> file.endsWith("junit-platform-launcher-1.14.4.jar"))
                .noneMatch(file -> file.endsWith("junit-4.13.2.jar"));
    }
}
