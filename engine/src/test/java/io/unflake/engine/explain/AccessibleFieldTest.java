package io.unflake.engine.explain;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.model.explain.Cleaner;
import org.junit.jupiter.api.Test;

class AccessibleFieldTest {

    private static String statement(String kind, String code, String variable) {
        return AccessibleField.statement(new Cleaner(kind, code, variable, false));
    }

    @Test
    void a_value_is_assigned_to_the_field_of_the_class_that_declares_it() {
        assertThat(statement(Cleaner.RESTORE, "shop.Config.Rates.unit = \"a = b\";", "field shop.Config$Rates.unit"))
                .contains("Class.forName(\"shop.Config$Rates\").getDeclaredField(\"unit\")")
                .endsWith("field.set(null, \"a = b\");");
    }

    @Test
    void a_collection_or_map_is_cleared() {
        assertThat(statement(Cleaner.RESTORE, "shop.Cart.ITEMS.clear();", "field shop.Cart.ITEMS"))
                .contains("((java.util.Map<?, ?>) value).clear()")
                .contains("((java.util.Collection<?>) value).clear()");
    }

    @Test
    void a_static_mock_is_closed() {
        assertThat(statement(Cleaner.RESTORE, "shop.CartTest.mock.close();", "field shop.CartTest.mock"))
                .endsWith("((AutoCloseable) field.get(null)).close();");
    }

    @Test
    void other_cleaners_need_no_field() {
        assertThat(statement(Cleaner.METHOD, "shop.Config.reset();", "field shop.Config.unit"))
                .isEmpty();
        assertThat(statement(Cleaner.RESTORE, "System.clearProperty(\"a\");", "property a"))
                .isEmpty();
    }
}
