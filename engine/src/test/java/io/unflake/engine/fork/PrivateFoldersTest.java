package io.unflake.engine.fork;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PrivateFoldersTest {

    @TempDir
    Path parent;

    @Test
    void everything_is_deleted_at_the_end_even_what_nobody_may_read() throws IOException {
        PrivateFolders folders = PrivateFolders.in(parent);
        Path closed = Files.createDirectory(folders.create(1).temporary().resolve("closed"));
        Files.writeString(closed.resolve("file"), "text");
        assertThat(closed.toFile().setReadable(false)).isTrue();

        folders.close();

        assertThat(parent).isEmptyDirectory();
    }

    @Test
    void what_a_link_points_to_is_kept() throws IOException {
        Path kept = Files.writeString(parent.resolve("kept"), "text");
        PrivateFolders folders = PrivateFolders.in(parent);
        Files.createSymbolicLink(folders.create(1).temporary().resolve("link"), parent);

        folders.close();

        assertThat(kept).hasContent("text");
    }

    @Test
    void folders_of_a_controller_that_was_killed_are_deleted_by_the_next_one() throws IOException {
        Path abandoned = Files.createDirectory(parent.resolve("unflake-0-1"));
        Files.createFile(abandoned.resolve("lock"));
        PrivateFolders own = PrivateFolders.in(parent);
        Path folder = own.create(1).path();

        PrivateFolders other = PrivateFolders.in(parent);

        assertThat(abandoned).doesNotExist();
        assertThat(folder).exists();
        own.close();
        other.close();
    }

    @Test
    void folders_of_a_running_controller_are_kept() throws Exception {
        Path foreign = Files.createDirectory(parent.resolve("unflake-0-2"));
        Path lock = Files.createFile(foreign.resolve("lock"));
        Process holder = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        LockHolder.class.getName(),
                        lock.toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        try {
            assertThat(holder.getInputStream().read()).isEqualTo('!');

            PrivateFolders.in(parent).close();

            assertThat(foreign).exists();
        } finally {
            holder.destroyForcibly().waitFor();
        }
        PrivateFolders.in(parent).close();
        assertThat(foreign).doesNotExist();
    }

    @Test
    void the_bytes_that_a_worker_has_written_are_counted() throws IOException {
        try (PrivateFolders folders = PrivateFolders.in(parent)) {
            PrivateFolder folder = folders.create(1);
            Files.write(folder.temporary().resolve("a"), new byte[1000]);
            Files.write(Files.createDirectory(folder.changes().resolve("b")).resolve("c"), new byte[500]);

            assertThat(folder.bytes()).isEqualTo(1500);
        }
    }
}
