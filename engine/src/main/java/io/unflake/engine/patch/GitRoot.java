package io.unflake.engine.patch;

import io.unflake.engine.process.ShortCommand;
import io.unflake.model.ShellQuote;
import io.unflake.model.UserException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** The folder where patches of a project are applied: the root of its Git repository, or else the project's own. */
public record GitRoot(Path folder) {

    private static final String GIT = "git";

    /**
     * Checks that there is Git, without which no patch can be checked.
     *
     * @throws UserException if it cannot be run
     */
    public static void checkGit() {
        check(GIT);
    }

    static void check(String git) {
        if (ShortCommand.run(Path.of("").toAbsolutePath(), List.of(git, "--version"))
                .isEmpty()) {
            throw UserException.wrongUse(
                    "Git is needed to check patches, but the command '" + git + "' cannot be run",
                    "Install Git, or add its folder to PATH.");
        }
    }

    /** Returns the folder for a project. */
    public static GitRoot of(Path project) {
        return new GitRoot(ShortCommand.run(project, List.of(GIT, "rev-parse", "--show-toplevel"))
                .filter(text -> !text.isBlank())
                .map(Path::of)
                .orElse(project));
    }

    /** Returns the path of a file as a patch names it. Git does not follow links. */
    public String relative(Path file) throws IOException {
        return folder.toRealPath().relativize(file.toRealPath()).toString().replace('\\', '/');
    }

    /** Whether Git can apply a patch. */
    public boolean accepts(Path patch) {
        return ShortCommand.run(folder, List.of(GIT, "apply", "--check", patch.toString()))
                .isPresent();
    }

    /** Returns the shell command that applies a patch. */
    public String command(Path patch) {
        return ShellQuote.command(List.of(GIT, "-C", folder.toString(), "apply", patch.toString()));
    }
}
