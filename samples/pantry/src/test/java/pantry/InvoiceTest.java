package pantry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import org.junit.jupiter.api.Test;
import pantry.truth.Steady;
import pantry.truth.Victim;

class InvoiceTest {

    @Test
    @Victim(
            of = "pantry.ThursdayTest#theWholesalerIsGenerous",
            variable = "field pantry.Partners.WHOLESALER",
            because = "expects that no other test has stubbed the shared mock")
    void thereIsNoDiscount() {
        assertEquals(0, Partners.WHOLESALER.discount());
    }

    @Test
    @Steady(trap = "stubs a mock, but one of its own")
    void flourHasAPrice() {
        Wholesaler wholesaler = mock(Wholesaler.class);
        when(wholesaler.price("flour")).thenReturn(80);
        assertEquals(80, wholesaler.price("flour"));
    }
}
