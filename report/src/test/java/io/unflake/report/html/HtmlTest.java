package io.unflake.report.html;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class HtmlTest {

    @Test
    void texts_and_attributes_are_escaped() {
        String text = new Html()
                .element("p", "<script>\"a\" & 'b'</script>", "title", "\"><script>")
                .toString();

        assertThat(text)
                .isEqualTo("<p title=\"&quot;&gt;&lt;script&gt;\">"
                        + "&lt;script&gt;&quot;a&quot; &amp; &#39;b&#39;&lt;/script&gt;</p>\n");
    }

    @Test
    void characters_that_no_page_may_contain_are_shown_as_escapes() {
        assertThat(new Html().element("p", "a\u0000b\u202e\ud800").toString())
                .isEqualTo("<p>a\\u0000b\\u202e\\ud800</p>\n");
    }

    @Test
    void an_element_that_was_not_closed_is_a_mistake() {
        Html html = new Html().open("p");

        assertThatThrownBy(html::toString).isInstanceOf(IllegalStateException.class);
    }
}
