package catalogue.outage

import catalogue.Catalogue
import spock.lang.Specification

/** The setup needs the network and throws. */
class SetupSpec extends Specification {

    String title

    def setup() {
        title = new Catalogue().title(1)
    }

    def "has a title"() {
        expect:
        title == "Emma"
    }
}
