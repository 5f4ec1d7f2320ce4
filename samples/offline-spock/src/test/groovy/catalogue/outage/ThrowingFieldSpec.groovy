package catalogue.outage

import catalogue.Catalogue
import spock.lang.Specification

/** A field initialiser needs the network and throws. */
class ThrowingFieldSpec extends Specification {

    String title = new Catalogue().title(1)

    def "has a title"() {
        expect:
        title == "Emma"
    }
}
