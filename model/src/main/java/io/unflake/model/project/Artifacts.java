package io.unflake.model.project;

/** The artifacts of test frameworks that determine how tests run, as {@code groupId:artifactId}. */
final class Artifacts {

    static final String PLATFORM_ENGINE = "org.junit.platform:junit-platform-engine";
    static final String PLATFORM_COMMONS = "org.junit.platform:junit-platform-commons";
    static final String LAUNCHER = "org.junit.platform:junit-platform-launcher";
    static final String JUPITER_API = "org.junit.jupiter:junit-jupiter-api";
    static final String JUPITER_ENGINE = "org.junit.jupiter:junit-jupiter-engine";
    static final String VINTAGE_ENGINE = "org.junit.vintage:junit-vintage-engine";
    static final String JUNIT4 = "junit:junit";
    static final String TESTNG = "org.testng:testng";
    static final String TESTNG_ENGINE = "org.junit.support:testng-engine";

    private Artifacts() {}
}
