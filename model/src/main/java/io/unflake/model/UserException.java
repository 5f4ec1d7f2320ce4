package io.unflake.model;

import java.util.List;

/** A problem that the user can solve: one sentence explains the problem, another one the remedy. */
public final class UserException extends RuntimeException {

    /** The kind of problem, which determines the exit code. */
    public enum Kind {
        /** The options or files given to Unflake are wrong. */
        WRONG_USE(2),
        /** The project cannot be built, or its tests do not run. */
        PROJECT(3);

        private final int exitCode;

        Kind(int exitCode) {
            this.exitCode = exitCode;
        }

        public int exitCode() {
            return exitCode;
        }
    }

    private final Kind kind;
    private final String remedy;
    private final transient List<String> details;

    private UserException(Kind kind, String message, String remedy, List<String> details, Throwable cause) {
        super(message, cause);
        this.kind = kind;
        this.remedy = remedy;
        this.details = List.copyOf(details);
    }

    /** The options or files given to Unflake are wrong. */
    public static UserException wrongUse(String message, String remedy) {
        return new UserException(Kind.WRONG_USE, message, remedy, List.of(), null);
    }

    /** The project cannot be built, or its tests do not run. */
    public static UserException project(String message, String remedy) {
        return new UserException(Kind.PROJECT, message, remedy, List.of(), null);
    }

    /** Returns the same exception with a cause. */
    public UserException because(Throwable cause) {
        return new UserException(kind, getMessage(), remedy, details, cause);
    }

    /** Returns the same exception with lines that show the problem, such as the first compiler errors. */
    public UserException showing(List<String> lines) {
        return new UserException(kind, getMessage(), remedy, lines, getCause());
    }

    public Kind kind() {
        return kind;
    }

    public String remedy() {
        return remedy;
    }

    /** The lines that show the problem; may be empty. */
    public List<String> details() {
        return details;
    }
}
