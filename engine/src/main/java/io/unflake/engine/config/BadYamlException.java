package io.unflake.engine.config;

/** What is wrong in which line, and what to write instead. */
final class BadYamlException extends Exception {

    private final String remedy;

    BadYamlException(int line, String what, String remedy) {
        super("line " + line + ": " + what);
        this.remedy = remedy;
    }

    String remedy() {
        return remedy;
    }
}
