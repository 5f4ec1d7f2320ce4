package pantry;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.apache.commons.lang3.builder.ToStringBuilder;
import org.apache.commons.lang3.builder.ToStringStyle;
import org.junit.jupiter.api.Test;
import pantry.truth.Steady;

class JsonTest {

    @Test
    @Steady(trap = "leaves changed state to later tests, but never fails itself")
    void anItemIsAnObject() {
        ToStringBuilder.setDefaultStyle(ToStringStyle.JSON_STYLE);
        assertEquals("{\"name\":\"rice\",\"grams\":250}", new Item("rice", 250).toString());
    }
}
