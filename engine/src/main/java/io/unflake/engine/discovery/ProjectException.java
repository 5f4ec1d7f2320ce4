package io.unflake.engine.discovery;

import java.util.List;

/** A project that cannot be read: what is wrong and what to do about it, in words for its owner. */
public final class ProjectException extends RuntimeException {

    private final String remedy;
    private final int exitCode;
    private final transient List<String> details;

    private ProjectException(String message, String remedy, int exitCode, List<String> details) {
        super(message);
        this.remedy = remedy;
        this.exitCode = exitCode;
        this.details = List.copyOf(details);
    }

    /** The request itself is wrong. */
    public static ProjectException wrongUse(String message, String remedy) {
        return new ProjectException(message, remedy, 2, List.of());
    }

    /** The project cannot be built, or its tests cannot run. */
    public static ProjectException cannotBuild(String message, String remedy, List<String> details) {
        return new ProjectException(message, remedy, 3, details);
    }

    /** One sentence that says what to do. */
    public String remedy() {
        return remedy;
    }

    /** What the process ends with. */
    public int exitCode() {
        return exitCode;
    }

    /** Lines that show the problem, such as the first errors of the compiler; often none. */
    public List<String> details() {
        return details;
    }
}
