package io.unflake.app.reproduce;

import io.unflake.model.UserException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Says what is wrong with a file or folder that the user names. */
final class InputProblem {

    private InputProblem() {}

    static UserException unreadable(Path file, Exception e) {
        return UserException.wrongUse(file + " cannot be read: " + reason(e), "Check the path and the file.")
                .because(e);
    }

    /** The message of these exceptions is only the path. */
    private static String reason(Exception e) {
        if (e instanceof NoSuchFileException) {
            return "it does not exist";
        }
        if (e instanceof AccessDeniedException) {
            return "access is denied";
        }
        return e instanceof FileSystemException files && files.getReason() != null ? files.getReason() : e.getMessage();
    }
}
