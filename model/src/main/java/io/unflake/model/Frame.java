package io.unflake.model;

/** One frame of a stack trace. */
public record Frame(String className, String method, String file, int line) {

    public static Frame of(StackTraceElement element) {
        String file = element.getFileName();
        return new Frame(
                element.getClassName(), element.getMethodName(), file == null ? "" : file, element.getLineNumber());
    }

    @Override
    public String toString() {
        String place = file.isEmpty() ? "Unknown Source" : line > 0 ? file + ":" + line : file;
        return className + "." + method + "(" + place + ")";
    }
}
