package catalogue.outage

import catalogue.Catalogue
import spock.lang.Specification

/** The setup needs the network, but swallows the exception. */
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
