package io.unflake.model;

import java.util.List;

/** A mistake that the user can mend: one sentence that says what is wrong, and one that says what to do. */
public final class UserException extends RuntimeException {

    /** Whose part it is, in the exit codes of every front end. */
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

    /** The same with what led to it, for those who look closer. */
    public UserException because(Throwable cause) {
        return new UserException(kind, getMessage(), remedy, details, cause);
    }

    /** The same with lines that show the problem, such as the first errors of the compiler. */
    public UserException showing(List<String> lines) {
        return new UserException(kind, getMessage(), remedy, lines, getCause());
    }

    public Kind kind() {
        return kind;
    }

    public String remedy() {
        return remedy;
    }

    /** Lines that show the problem; often none. */
    public List<String> details() {
        return details;
    }
}
