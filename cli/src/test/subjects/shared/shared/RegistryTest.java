package shared;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;

@TestMethodOrder(MethodOrderer.MethodName.class)
class RegistryTest {

    @Test
    void a_listsAreArrays() {
        assertEquals("ArrayList", Registry.implementation());
    }

    @Test
    void b_fewNamesAreRegistered() {
        assertTrue(Registry.size() < 2);
    }

    @Test
    void c_theOwnerIsSet() {
        Registry.open("cook");
        assertEquals(4, Registry.ownerLength());
    }

    @Test
    void d_theOwnerIsLong() {
        assertEquals(4, Registry.ownerLength());
    }

    @Test
    void e_listsAreLinked() {
        Registry.use(true);
        assertEquals("LinkedList", Registry.implementation());
    }

    @Test
    void f_listsAreArraysAgain() {
        Registry.use(false);
        assertEquals("ArrayList", Registry.implementation());
    }

    @Test
    void g_oneNameIsAdded() {
        Registry.add("flour");
        assertTrue(Registry.size() > 0);
    }

    @Test
    void h_anotherNameIsAdded() {
        Registry.add("sugar");
        assertTrue(Registry.size() > 0);
    }

    @Test
    void i_dicesAreSmall() {
        assertTrue(new Random().nextInt(1_000_000_000) < 999_999_999);
    }
}
