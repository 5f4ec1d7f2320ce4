package bakery.counter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bakery.raffle.Seeds;
import bakery.truth.Flaky;
import bakery.truth.Steady;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CounterTest {

    private static final List<String> SHELVES = List.of("top", "middle", "low");

    @Test
    @Flaky(
            strategies = {"random.extreme", "random.smallest"},
            cause = "PickupCodes.java:13",
            because = "two random codes may be equal")
    void twoOrdersHaveTwoCodes() {
        assertNotEquals(PickupCodes.any(), PickupCodes.any());
    }

    @Test
    @Steady(
            trap = "draws until the code is new, at a line that makes another test flaky",
            strategies = {"random.extreme", "random.smallest"})
    void unusedCodesAreNew() {
        PickupCodes codes = new PickupCodes();

        assertNotEquals(codes.unused(), codes.unused());
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 9})
    @Flaky(
            strategies = {"random.smallest", "random.cycle"},
            cause = "Shelves.java:18",
            because = "Math.abs of the smallest int is negative, and so is the index")
    void eachLoafFindsAShelf(int loaves) {
        Shelves shelves = new Shelves(SHELVES, new Random());

        for (int i = 0; i < loaves; i++) {
            assertTrue(SHELVES.contains(shelves.shelfForLoaf()));
        }
    }

    @Test
    @Steady(
            trap = "Math.abs at the same line would fail on the smallest int, which this seed never draws",
            strategies = {"random.smallest", "random.cycle"})
    void eachLoafFindsItsUsualShelf() {
        Shelves shelves = new Shelves(SHELVES, Seeds.forBranch(5));

        for (int i = 0; i < 20; i++) {
            assertTrue(SHELVES.contains(shelves.shelfForLoaf()));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 10})
    @Steady(
            trap = "indexes a list with an unseeded int of any size, but floorMod keeps it in bounds",
            strategies = {"random.extreme", "random.smallest", "random.cycle"})
    void eachCakeFindsAShelf(int cakes) {
        Shelves shelves = new Shelves(SHELVES, new Random());

        for (int i = 0; i < cakes; i++) {
            assertTrue(SHELVES.contains(shelves.shelfForCake()));
        }
    }

    @Test
    @Steady(
            trap = "ids and secrets at the ends of their ranges are still well-formed",
            strategies = {"random.extreme", "random.smallest", "random.cycle"})
    void cardsAreWellFormed() {
        LoyaltyCard card = LoyaltyCard.issue();

        assertEquals(4, card.id().version());
        assertEquals(36, card.id().toString().length());
        assertEquals(32, card.secret().length());
    }

    @Test
    @Steady(
            trap = "the largest double is still below one, so the percentage stays below a hundred",
            strategies = {"random.extreme", "random.smallest"})
    void nobodyGetsItForFree() {
        double price = Discount.reduced(4.20, Discount.percent());

        assertTrue(price > 0);
        assertFalse(price > 4.20);
    }
}
