package catalogue.outage

import catalogue.Catalogue
import spock.lang.Shared
import spock.lang.Specification

/** The class fixture needs the network and throws. */
class SetupSpecSpec extends Specification {

    @Shared
    String title

    def setupSpec() {
        title = new Catalogue().title(1)
    }

    def "has a title"() {
        expect:
        title == "Emma"
    }
}
