package subject;

import java.io.File;
import java.nio.charset.Charset;
import java.text.BreakIterator;
import java.text.Collator;
import java.text.DateFormat;
import java.text.DateFormatSymbols;
import java.text.DecimalFormatSymbols;
import java.text.NumberFormat;
import java.time.ZoneId;
import java.util.Arrays;
import java.util.Calendar;
import java.util.Currency;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TimeZone;

/** Lists locales, time zones and the like through every API. */
final class Localised {

    private static final int HOUR = 3_600_000;
    private static final int NAMES = 5;

    private Localised() {}

    static Map<String, Unordered.Look> open() {
        Map<String, Unordered.Look> looks = new LinkedHashMap<>();
        looks.put("BreakIterator.getAvailableLocales", () -> List.of(BreakIterator.getAvailableLocales()));
        looks.put("Collator.getAvailableLocales", () -> List.of(Collator.getAvailableLocales()));
        looks.put("DateFormat.getAvailableLocales", () -> List.of(DateFormat.getAvailableLocales()));
        looks.put("DateFormatSymbols.getAvailableLocales", () -> List.of(DateFormatSymbols.getAvailableLocales()));
        looks.put(
                "DecimalFormatSymbols.getAvailableLocales", () -> List.of(DecimalFormatSymbols.getAvailableLocales()));
        looks.put("NumberFormat.getAvailableLocales", () -> List.of(NumberFormat.getAvailableLocales()));
        looks.put("Calendar.getAvailableLocales", () -> List.of(Calendar.getAvailableLocales()));
        looks.put("Locale.getAvailableLocales", () -> List.of(Locale.getAvailableLocales()));
        looks.put("Locale.getISOCountries", () -> List.of(Locale.getISOCountries()));
        looks.put("Locale.getISOLanguages", () -> List.of(Locale.getISOLanguages()));
        looks.put("TimeZone.getAvailableIDs", () -> List.of(TimeZone.getAvailableIDs()));
        looks.put("TimeZone.getAvailableIDs of an offset", () -> List.of(TimeZone.getAvailableIDs(HOUR)));
        looks.put("ZoneId.getAvailableZoneIds", () -> List.copyOf(ZoneId.getAvailableZoneIds()));
        looks.put("Currency.getAvailableCurrencies", () -> List.copyOf(Currency.getAvailableCurrencies()));
        looks.put("DateFormatSymbols.getZoneStrings", Localised::zones);
        return looks;
    }

    static Map<String, Unordered.Look> ordered() {
        Map<String, Unordered.Look> looks = new LinkedHashMap<>();
        looks.put(
                "Charset.availableCharsets",
                () -> List.copyOf(Charset.availableCharsets().keySet()));
        // Has a single element here.
        looks.put("File.listRoots", () -> List.of(File.listRoots()));
        return looks;
    }

    /** The five names that each row has in any case. */
    private static List<List<String>> zones() {
        return Arrays.stream(DateFormatSymbols.getInstance(Locale.ENGLISH).getZoneStrings())
                .map(row -> List.of(row).subList(0, NAMES))
                .toList();
    }

    /** The lengths of all rows. */
    static List<Integer> zoneNames() {
        return Arrays.stream(DateFormatSymbols.getInstance(Locale.ENGLISH).getZoneStrings())
                .map(row -> row.length)
                .distinct()
                .toList();
    }
}
