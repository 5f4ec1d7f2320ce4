package io.unflake.report.known;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.unflake.model.UserException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KnownTestsTest {

    private static final String TRACE = "java.lang.Error: x\n\tat shop.Sip.port(Sip.java:16)\n";

    @TempDir
    Path folder;

    @Test
    void without_header_columns_have_a_fixed_order() throws IOException {
        Files.writeString(folder.resolve("one.txt"), TRACE);
        Files.createDirectories(folder.resolve("logs"));
        Files.writeString(folder.resolve("logs/two.txt"), TRACE + TRACE);

        List<KnownTest> known = read("shop.SipTest#port,random,one.txt; logs/two.txt\r\nshop.TillTest#adds\r\n");

        assertThat(known)
                .extracting(test -> test.test().toString())
                .containsExactly("shop.SipTest#port", "shop.TillTest#adds");
        assertThat(known.get(0).category()).isEqualTo("random");
        assertThat(known.get(0).recorded()).hasSize(3);
        assertThat(known.get(1)).isEqualTo(new KnownTest(known.get(1).test(), "", List.of()));
    }

    @Test
    void with_header_columns_are_found_by_name() throws IOException {
        List<KnownTest> known =
                read("\ufeffsuite,Test,categories,baseline\nshop-1.0,shop.SipTest#port,TD;NOD FlakeFlagger,ok\n");

        assertThat(known).singleElement().satisfies(test -> {
            assertThat(test.test()).hasToString("shop.SipTest#port");
            assertThat(test.category()).isEqualTo("TD;NOD FlakeFlagger");
            assertThat(test.recorded()).isEmpty();
        });
    }

    @Test
    void quoted_fields_may_contain_anything() throws IOException {
        assertThat(read("\"shop.TillSpec#adds \"\"1,5\"\"\nand more\" ,\n\n\n"))
                .extracting(test -> test.test().toString())
                .containsExactly("shop.TillSpec#adds \"1,5\"\nand more");
    }

    @Test
    void a_dot_may_separate_class_and_method() throws IOException {
        assertThat(read("com.acme.SipTest.port"))
                .extracting(test -> test.test().toString())
                .containsExactly("com.acme.SipTest#port");
    }

    @Test
    void rows_about_the_same_test_are_merged() throws IOException {
        assertThat(read("a.B#c,TD\na.B#c,NOD\na.B#c,TD"))
                .singleElement()
                .satisfies(test -> assertThat(test.category()).isEqualTo("TD;NOD"));
    }

    @Test
    void an_empty_file_has_no_tests() throws IOException {
        assertThat(read("")).isEmpty();
    }

    @Test
    void every_mistake_is_reported_with_its_line() throws IOException {
        Files.writeString(folder.resolve("empty.txt"), "");

        assertMistake("a.B#c\n\"a.B#d\n\n", "line 2: a quoted field does not end");
        assertMistake("a.B#c\n\"a.B#d\"x\n", "line 2: text follows a quoted field");
        assertMistake("test,category\n\na.B#c\n,TD\n", "line 4: '' is not a test");
        assertMistake("nonsense\n", "line 1: 'nonsense' is not a test");
        assertMistake("a.B#c,,gone.txt\n", "line 1: cannot read the stack trace 'gone.txt'");
        assertMistake("a.B#c,,b\0ad.txt\n", "line 1: cannot read the stack trace");
        assertMistake("a.B#c,,empty.txt\n", "line 1: there is no stack trace in 'empty.txt'");
    }

    @Test
    void a_missing_file_is_reported_with_a_remedy() {
        assertThatThrownBy(() -> KnownTests.read(folder.resolve("gone.csv")))
                .isInstanceOf(UserException.class)
                .hasMessageContaining("gone.csv");
    }

    private void assertMistake(String csv, String expected) {
        assertThatThrownBy(() -> read(csv)).isInstanceOf(UserException.class).hasMessageContaining(expected);
    }

    private List<KnownTest> read(String csv) throws IOException {
        return KnownTests.read(Files.writeString(folder.resolve("known.csv"), csv));
    }
}
