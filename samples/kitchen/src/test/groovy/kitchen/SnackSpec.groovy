package kitchen

import kitchen.truth.Flaky
import kitchen.truth.Steady
import spock.lang.Specification

class SnackSpec extends Specification {

    static final long A_MOMENT = 500

    def mailbox = new Mailbox()

    @Flaky(
            cause = "Mailbox.java:12",
            thread = "Mailbox.java:13",
            because = "the snack may arrive late")
    def "the snack has arrived"() {
        when:
        mailbox.send("snack")
        sleep(A_MOMENT)

        then:
        mailbox.size() == 1
    }

    @Steady(because = "the postman is joined")
    def "the snack is awaited"() {
        when:
        mailbox.send("snack").join()

        then:
        mailbox.size() == 1
    }
}
