package io.unflake.model;

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

    private UserException(Kind kind, String message, String remedy, Throwable cause) {
        super(message, cause);
        this.kind = kind;
        this.remedy = remedy;
    }

    /** The options or files given to Unflake are wrong. */
    public static UserException wrongUse(String message, String remedy) {
        return new UserException(Kind.WRONG_USE, message, remedy, null);
    }

    /** The project cannot be built, or its tests do not run. */
    public static UserException project(String message, String remedy) {
        return new UserException(Kind.PROJECT, message, remedy, null);
    }

    /** The same with what led to it, for those who look closer. */
    public UserException because(Throwable cause) {
        return new UserException(kind, getMessage(), remedy, cause);
    }

    public Kind kind() {
        return kind;
    }

    public String remedy() {
        return remedy;
    }
}
