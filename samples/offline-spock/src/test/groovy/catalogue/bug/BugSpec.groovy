package catalogue.bug

import catalogue.Catalogue
import com.sun.net.httpserver.HttpServer
import java.util.concurrent.Callable
import spock.lang.Specification

/** All tests but the first fail because of bugs. */
class BugSpec extends Specification {

    def "passes without network"() {
        expect:
        new Catalogue("http://nowhere.invalid").titleOrNone(1) == "none"
    }

    def "fails after that"() {
        expect:
        1 == 2
    }

    def "is refused here"() {
        expect:
        new Catalogue("http://localhost:${closedPort()}").title(1) == "Emma"
    }

    def "is refused here silently"() {
        expect:
        new Catalogue("http://127.0.0.1:${closedPort()}").titleOrNone(1) == "Emma"
    }

    private static int closedPort() {
        new ServerSocket(0, 1, InetAddress.loopbackAddress).withCloseable { it.localPort }
    }

    def "is told that there is no such book"() {
        given:
        def server = HttpServer.create(new InetSocketAddress(InetAddress.loopbackAddress, 0), 0)
        server.createContext("/") {
            it.sendResponseHeaders(404, -1)
            it.close()
        }
        server.start()

        expect:
        new Catalogue("http://localhost:${server.address.port}").title(1) == "Emma"

        cleanup:
        server.stop(0)
    }

    def "expects no network"() {
        when:
        new Catalogue("http://nowhere.invalid").title(1)

        then:
        thrown(UnknownHostException)
        1 == 2
    }

    def "has a mock without network"() {
        given:
        def mock = Mock(Callable)
        mock.call() >> { throw new ConnectException("as told") }

        when:
        String title
        try {
            title = mock.call()
        } catch (ConnectException e) {
            title = "none"
        }

        then:
        title == "Emma"
    }

    def "throws something"() {
        expect:
        throw new IllegalStateException("a bug")
    }
}
