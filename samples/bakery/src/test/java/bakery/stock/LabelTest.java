package bakery.stock;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bakery.truth.Flaky;
import bakery.truth.Steady;
import java.text.NumberFormat;
import java.time.LocalDate;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LabelTest {

    @ParameterizedTest
    @CsvSource({"milk, MILK", "Vanilla, VANILLA"})
    @Flaky(
            strategies = "locale.change",
            cause = "Ingredient.java:13",
            because = "the upper case of an i depends on the language")
    void ingredientsAreFoundByName(String name, Ingredient ingredient) {
        assertEquals(ingredient, Ingredient.named(name));
    }

    @TestFactory
    @Flaky(
            strategies = "locale.change",
            cause = "LabelTest.java:38",
            because = "the lower case of an I depends on the language")
    Stream<DynamicTest> fileNamesAreInLowerCase() {
        return Stream.of(Ingredient.MILK, Ingredient.RICE)
                .map(ingredient -> DynamicTest.dynamicTest("label of " + ingredient.ordinal(), () -> {
                    String name = ingredient.name().toLowerCase();
                    assertTrue(name.matches("[a-z]+"), name);
                }));
    }

    @ParameterizedTest
    @CsvSource({"milk, MILK", "vanilla, VANILLA"})
    @Steady(trap = "changes the case of an i, but with the root locale", strategies = "locale.change")
    void ingredientsAreFoundByCode(String code, Ingredient ingredient) {
        assertEquals(ingredient, Ingredient.withCode(code));
    }

    @Test
    @Steady(trap = "compares words with an i regardless of case, which no locale changes", strategies = "locale.change")
    void caseDoesNotMatterOnLabels() {
        assertTrue("MILK RICE".equalsIgnoreCase("milk rice"));
    }

    @Test
    @Flaky(
            strategies = "locale.change",
            cause = "Calendars.java:13",
            because = "the name of a weekday depends on the language")
    void deliveriesComeOnMonday() {
        assertEquals("Monday", Calendars.weekday(LocalDate.of(2024, 1, 1)));
    }

    @Test
    @Steady(trap = "formats a weekday, but in a given language", strategies = "locale.change")
    void deliveriesComeOnMontag() {
        assertEquals("Montag", Calendars.weekday(LocalDate.of(2024, 1, 1), Locale.GERMAN));
    }

    @Test
    @Steady(
            trap = "formats and parses a number in the default locale, whichever that is",
            strategies = "locale.change")
    void weightsCanBeReadBack() throws Exception {
        String weight = NumberFormat.getInstance().format(1250.5);

        assertEquals(1250.5, NumberFormat.getInstance().parse(weight).doubleValue());
    }
}
