package io.unflake.worker.naming;

import java.util.Map;

/** What a segment of an engine's unique id contributes to the name of a test. */
enum NodeRole {
    CLASS,
    NESTED_CLASS,
    METHOD,
    /** A test named by its author, not by its method. */
    FEATURE,
    INDEX_FROM_ONE,
    INDEX_FROM_ZERO,
    /** Determined by the node's test source. */
    BY_SOURCE;

    private static final Map<String, Map<String, NodeRole>> RULES = Map.of(
            "junit-jupiter",
            Map.ofEntries(
                    Map.entry("class", CLASS),
                    Map.entry("class-template", CLASS),
                    Map.entry("nested-class", NESTED_CLASS),
                    Map.entry("nested-class-template", NESTED_CLASS),
                    Map.entry("method", METHOD),
                    Map.entry("test-template", METHOD),
                    Map.entry("test-factory", METHOD),
                    Map.entry("class-template-invocation", INDEX_FROM_ONE),
                    Map.entry("test-template-invocation", INDEX_FROM_ONE),
                    Map.entry("dynamic-container", INDEX_FROM_ONE),
                    Map.entry("dynamic-test", INDEX_FROM_ONE)),
            "testng",
            Map.of("class", CLASS, "method", METHOD, "invoc", INDEX_FROM_ZERO),
            "spock",
            Map.of("spec", CLASS, "feature", FEATURE, "iteration", INDEX_FROM_ZERO));

    static NodeRole of(String engine, String segmentType) {
        return RULES.getOrDefault(engine, Map.of()).getOrDefault(segmentType, BY_SOURCE);
    }
}
