package io.unflake.app.reproduce;

import io.unflake.app.report.FindingsPrinter;
import io.unflake.model.UserException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Chooses the folder for the results of a search, so that the findings that it reads are not lost. */
final class ResultFolder {

    private static final String BESIDE_THOSE_THAT_ARE_READ = "reproduce";

    private ResultFolder() {}

    /**
     * Returns the folder to write to.
     *
     * @param given the folder that the user names; null for the default
     * @param usual the folder that is written to by default
     * @param read the findings that are read; null for none
     */
    static Path of(Path given, Path usual, Path read) throws IOException {
        if (given == null) {
            return read == null ? usual : usual.resolve(BESIDE_THOSE_THAT_ARE_READ);
        }
        Path written = given.resolve(FindingsPrinter.FILE);
        if (read != null && Files.exists(read) && Files.exists(written) && Files.isSameFile(read, written)) {
            throw UserException.wrongUse(
                    "--out " + given + " would overwrite " + read + ", the findings of --from",
                    "Name another folder, or leave out --out.");
        }
        return given;
    }
}
