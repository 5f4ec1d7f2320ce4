package catalogue.outage

import catalogue.Catalogue
import spock.lang.Shared
import spock.lang.Specification

/** Cannot even start without the network. */
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
