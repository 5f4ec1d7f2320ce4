package io.unflake.e2e;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OfflineIT {

    @TempDir
    private static Path folder;

    @BeforeAll
    static void check_that_namespaces_are_available() throws Exception {
        Unflake.Ended trial = new Unflake(folder).run("offline", "--", "true");
        assertThat(trial.exit()).isIn(0, 2);
        assumeTrue(trial.exit() == 0, trial.err());
    }

    @Test
    void only_the_loopback_device_exists() throws Exception {
        Unflake.Ended ended = new Unflake(folder).run("offline", "--", "ip", "-o", "link");

        assertThat(ended.exit()).isZero();
        assertThat(ended.out().lines())
                .singleElement()
                .asString()
                .contains(" lo: ")
                .contains("UP");
    }

    @Test
    void the_exit_code_is_that_of_the_command() throws Exception {
        assertThat(new Unflake(folder)
                        .run("offline", "--", "sh", "-c", "exit 7")
                        .exit())
                .isEqualTo(7);
    }

    @Test
    void options_of_the_command_are_passed_on() throws Exception {
        Unflake.Ended ended = new Unflake(folder).run("offline", "--", "echo", "--help", "-x", "--", "$HOME 'quoted'");

        assertThat(ended.out()).isEqualTo("--help -x -- $HOME 'quoted'\n");
    }

    @Test
    void an_unknown_command_is_reported_with_one_sentence() throws Exception {
        Unflake.Ended ended = new Unflake(folder).run("offline", "--", "no-such-command");

        assertThat(ended.exit()).isEqualTo(2);
        assertThat(ended.err())
                .contains("The command 'no-such-command' was not found.")
                .contains("unflake offline -- mvn");
    }

    @Test
    void a_missing_requirement_is_named() throws Exception {
        Unflake.Ended ended =
                new Unflake(folder).with("PATH", folder.toString()).run("offline", "--", "true");

        assertThat(ended.exit()).isEqualTo(2);
        assertThat(ended.err())
                .contains("The network cannot be cut here: the program 'unshare' is missing (package util-linux).");
    }
}
