package catalogue.outage

import catalogue.Catalogue
import spock.lang.Specification

/** Asks while its instance is made. */
class FieldSpec extends Specification {

    String title = new Catalogue().titleOrNone(1)

    def "has a title"() {
        expect:
        title == "Emma"
    }
}
