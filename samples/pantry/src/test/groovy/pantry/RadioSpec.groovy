package pantry

import pantry.truth.Brittle
import pantry.truth.Steady
import spock.lang.Specification

class RadioSpec extends Specification {

    @Steady(trap = "sets state that another test needs, but never fails itself")
    def "the radio is tuned"() {
        when:
        Radio.tune(648)

        then:
        Radio.play() == "music at 648 kHz"
    }

    @Brittle(
            needs = "pantry.RadioSpec#the radio is tuned",
            variable = "field pantry.Radio.kilohertz",
            because = "needs a station that only another test sets")
    def "music is played"() {
        expect:
        Radio.play().startsWith("music")
    }
}
