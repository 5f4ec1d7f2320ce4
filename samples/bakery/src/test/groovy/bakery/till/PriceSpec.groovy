package bakery.till

import bakery.truth.Flaky
import bakery.truth.Steady
import spock.lang.Specification

class PriceSpec extends Specification {

    @Flaky(
            strategies = "locale.change",
            cause = "PriceTag.java:8",
            because = "a format in a static field keeps the decimal separator of the default locale")
    def "a price of #price is printed as #tag"() {
        expect:
        PriceTag.of(price) == tag

        where:
        price | tag
        3.5   | "3.50"
        12    | "12.00"
    }

    @Flaky(
            strategies = "locale.change",
            cause = "Receipt.java:21",
            because = "the decimal separator depends on the default locale")
    def "the total has two digits"() {
        expect:
        new Receipt(3.5).totalLine() == "Total 3.50"
    }

    @Steady(trap = "formats a number with a decimal separator, but in a given locale", strategies = "locale.change")
    def "the total for #country is #line"() {
        expect:
        new Receipt(3.5).totalLine(locale) == line

        where:
        country   | locale         || line
        "Britain" | Locale.UK      || "Total 3.50"
        "Germany" | Locale.GERMANY || "Total 3,50"
    }
}
