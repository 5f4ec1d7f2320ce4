package io.unflake.inject.place;

/** The test frameworks whose tests can get a flaw. */
public enum TestFramework {
    JUNIT4("Lorg/junit/Test;"),
    JUPITER("Lorg/junit/jupiter/api/Test;");

    private final String test;

    TestFramework(String test) {
        this.test = test;
    }

    /** The descriptor of the annotation of a test method. */
    public String test() {
        return test;
    }
}
