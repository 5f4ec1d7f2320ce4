package pantry

import pantry.truth.Steady
import pantry.truth.Victim
import spock.lang.Specification

class BreadSpec extends Specification {

    @Victim(
            of = "pantry.BreadSpec#bread is kept",
            variable = "field pantry.BreadBin.LOAVES",
            cleanedBy = "pantry.BreadSpec#the bin is emptied",
            because = "expects that nobody has put bread into the static deque")
    def "a bin is empty at first"() {
        expect:
        BreadBin.next() == "nothing"
    }

    @Steady(trap = "uses the static deque, but empties it")
    def "the bin is emptied"() {
        given:
        BreadBin.put("toast")

        when:
        BreadBin.empty()

        then:
        BreadBin.next() == "nothing"
    }

    @Steady(trap = "leaves changed state to later tests, but never fails itself")
    def "bread is kept"() {
        when:
        BreadBin.put("rye bread")

        then:
        BreadBin.next() == "rye bread"
    }
}
