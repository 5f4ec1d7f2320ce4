package io.unflake.worker.subjects.spock

import spock.lang.Ignore
import spock.lang.Rollup
import spock.lang.Specification

class Features extends InheritedFeatures {

    def "adds two numbers"() {
        expect:
        1 + 1 == 2
    }

    def "fails as it should"() {
        expect:
        1 + 1 == 3
    }

    @Ignore("not now")
    def "is ignored"() {
        expect:
        true
    }

    def "maximum of #a and #b"() {
        expect:
        Math.max(a, b) >= a

        where:
        a | b
        1 | 2
        3 | 4
    }

    @Rollup
    def "rolled up"() {
        expect:
        a > 0

        where:
        a << [1, 2, 3]
    }
}

abstract class InheritedFeatures extends Specification {

    def "is inherited"() {
        expect:
        true
    }
}

class BrokenSetup extends Specification {

    def setupSpec() {
        throw new IllegalStateException("setup")
    }

    def "never runs"() {
        expect:
        true
    }
}
