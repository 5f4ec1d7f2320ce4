package catalogue.outage

import catalogue.Catalogue
import spock.lang.Shared
import spock.lang.Specification

/** A shared field needs the network, but swallows the exception. */
class SharedSpec extends Specification {

    @Shared
    String title = new Catalogue().titleOrNone(1)

    def "has a title"() {
        expect:
        title == "Emma"
    }

    def "has a short title"() {
        expect:
        title[0] == "E"
    }
}
