package io.unflake.sanitise.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class QuarantineTest {

    @TempDir
    private Path folder;

    private Quarantine read(String text) throws IOException {
        return Quarantine.read(Files.writeString(folder.resolve("quarantine.yaml"), text));
    }

    @Test
    void reads_entries() throws IOException {
        Quarantine quarantine = read("""
                # Known failures
                - test: shop.OrderTest#paid
                  reason: "the bank: too slow"
                  owner: kim
                  until: 2026-12-31   # then we have a new bank

                - test: shop.StockTest
                  reason: being moved
                  owner: lee
                  until: '2027-01-31'
                """);

        assertThat(quarantine.entry("shop.OrderTest#paid"))
                .contains(new Quarantine.Entry(
                        "shop.OrderTest#paid", "the bank: too slow", "kim", LocalDate.of(2026, 12, 31)));
        assertThat(quarantine.entry("shop.OrderTest#paid[2]")).isPresent();
        assertThat(quarantine.entry("shop.OrderTest#paidTwice")).isEmpty();
        assertThat(quarantine.entry("shop.StockTest#any"))
                .hasValueSatisfying(entry -> assertThat(entry.owner()).isEqualTo("lee"));
        assertThat(quarantine.entry("shop.StockTest$Empty#any")).isPresent();
        assertThat(quarantine.entry("shop.StockTestMore#any")).isEmpty();
    }

    @Test
    void is_empty_without_a_file() {
        assertThat(Quarantine.read(folder.resolve("none.yaml")).entry("any")).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "test: a.B#c|line 1: expected",
                "- tests: a.B#c|line 1: expected",
                "- test: a.B#c|line 1: this entry has no \"reason\"",
                "- test: a.B#c\\n  reason: r\\n  owner: o\\n  until: soon|line 1: \"until\" must be a date such as 2026-12-31, not \"soon\"",
                "- test: a.B#c\\n\tuntil: 2026-12-31|line 2: expected"
            })
    void reports_mistakes(String text, String problem) {
        assertThatThrownBy(() -> read(text.replace("\\n", "\n")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("quarantine.yaml, ")
                .hasMessageContaining(problem);
    }

    @Test
    void reports_entries_whose_test_does_not_exist() throws IOException {
        Quarantine quarantine = read("""
                - test: no.such.Test#any
                  reason: r
                  owner: kim
                  until: 2026-12-31
                - test: io.unflake.sanitise.run.QuarantineTest#noSuchMethod
                  reason: r
                  owner: kim
                  until: 2026-12-31
                - test: io.unflake.sanitise.run.QuarantineTest#reads_entries
                  reason: r
                  owner: kim
                  until: 2026-12-31
                """);

        assertThat(quarantine.unknown(QuarantineTest.class.getClassLoader()))
                .hasSize(2)
                .anyMatch(note -> note.contains("no.such.Test#any"))
                .anyMatch(note -> note.contains("noSuchMethod"));
    }
}
