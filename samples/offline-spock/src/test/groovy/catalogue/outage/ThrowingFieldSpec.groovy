package catalogue.outage

import catalogue.Catalogue
import spock.lang.Specification

/** Fails while its instance is made. */
class ThrowingFieldSpec extends Specification {

    String title = new Catalogue().title(1)

    def "has a title"() {
        expect:
        title == "Emma"
    }
}
