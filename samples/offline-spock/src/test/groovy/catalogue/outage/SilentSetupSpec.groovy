package catalogue.outage

import catalogue.Catalogue
import spock.lang.Specification

/** Prepares its feature in vain, and does not say so. */
class SilentSetupSpec extends Specification {

    String title

    def setup() {
        title = new Catalogue().titleOrNone(1)
    }

    def "has a title"() {
        expect:
        title == "Emma"
    }
}
