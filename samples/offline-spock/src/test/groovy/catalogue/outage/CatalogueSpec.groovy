package catalogue.outage

import catalogue.Catalogue
import spock.lang.Specification

/** Every feature needs the server. No annotation is used. */
class CatalogueSpec extends Specification {

    def "tells a title"() {
        expect:
        new Catalogue().title(1) == "Emma"
    }

    def "may tell a title"() {
        expect:
        new Catalogue().titleOrNone(1) == "Emma"
    }

    def "may tell a title in a thread"() {
        given:
        String title = null
        def thread = new Thread({ title = new Catalogue().titleOrNone(1) })

        when:
        thread.start()
        thread.join()

        then:
        title == "Emma"
    }

    def "tells the title of book #number"() {
        expect:
        new Catalogue().titleOrNone(number) == "Emma"

        where:
        number << [1, 2]
    }

    def "throws nothing"() {
        when:
        new Catalogue().title(1)

        then:
        noExceptionThrown()
    }

    def "throws something else"() {
        when:
        Integer.parseInt(new Catalogue().title(1))

        then:
        thrown(NumberFormatException)
    }
}
