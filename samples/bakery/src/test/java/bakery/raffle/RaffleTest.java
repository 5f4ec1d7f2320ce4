package bakery.raffle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bakery.truth.Flaky;
import bakery.truth.Steady;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class RaffleTest {

    @Nested
    class Winners {

        private final Raffle raffle = new Raffle();

        @Test
        @Steady(
                trap = "draws until the second ticket differs, which never happens if all draws are equal",
                strategies = {"random.extreme", "random.smallest", "random.cycle"})
        void areTwoDifferentTickets() {
            int[] winners = raffle.winners();

            assertNotEquals(winners[0], winners[1]);
        }

        @Test
        @Flaky(
                strategies = "random.cycle",
                cause = "Raffle.java:29",
                because = "the table of prizes has no entry for the first and the last ticket together")
        void getAPrize() {
            assertEquals(0, raffle.prize());
        }
    }

    @Nested
    class Tickets {

        @Test
        @Steady(
                trap = "expects two random 122-bit numbers to differ, which holds for any working generator",
                strategies = {"random.extreme", "random.smallest"})
        void areAllDifferent() {
            assertNotEquals(Ticket.print(), Ticket.print());
        }
    }

    @Nested
    class Dice {

        @RepeatedTest(2)
        @Flaky(
                strategies = "random.cycle",
                cause = "DiceGame.java:20",
                because = "gives up after 500 rolls, and alternating dice never show a double")
        void showADoubleSoonerOrLater() {
            assertTrue(new DiceGame().rollsUntilDouble() >= 1);
        }
    }

    @Nested
    class Tastings {

        private final List<String> flavours = List.of("rye", "oat", "spelt", "emmer", "corn", "barley");
        private final Tasting tasting = new Tasting(flavours);

        @Test
        @Flaky(
                strategies = "random.extreme",
                cause = "Tasting.java:16",
                because = "the largest double below one becomes 1.0 as a float, so the index is out of bounds")
        void pickAFlavourOfTheDay() {
            assertTrue(flavours.contains(tasting.flavourOfTheDay()));
        }

        @Test
        @Flaky(
                strategies = {"random.extreme", "random.smallest"},
                cause = "Tasting.java:23",
                because = "expects that not all of forty guests get the same flavour")
        void serveMoreThanOneFlavour() {
            assertTrue(new HashSet<>(tasting.servings(40)).size() > 1);
        }

        @Test
        @Steady(
                trap = "draws a stream of unseeded numbers, but only expects them to be within their bounds",
                strategies = {"random.extreme", "random.smallest", "random.cycle"})
        void serveOnlyWhatIsThere() {
            assertTrue(flavours.containsAll(tasting.servings(100)));
        }
    }

    @Nested
    class Drums {

        private final Tombola tombola =
                new Tombola(IntStream.range(0, 20).mapToObj(i -> "prize " + i).toList());

        @Test
        @Flaky(
                strategies = {"random.extreme", "random.smallest"},
                cause = "Tombola.java:19",
                because = "expects two shuffles to result in different orders")
        void turnDifferentlyEachTime() {
            assertNotEquals(tombola.turn(), tombola.turn());
        }

        @Test
        @Steady(
                trap = "compares two shuffles, but by generators with the same seed",
                strategies = {"random.extreme", "random.smallest", "random.cycle"})
        void turnAlikeWithTheSameSeed() {
            assertEquals(tombola.turn(new Random(3)), tombola.turn(new Random(3)));
            assertNotEquals(tombola.turn(new Random(3)), tombola.turn(new Random(4)));
        }
    }

    @TestFactory
    @Steady(
            trap = "draws an unseeded index for each size, down to a list of one, with the right bound",
            strategies = {"random.extreme", "random.smallest", "random.cycle"})
    Stream<DynamicTest> everyIndexLiesInItsList() {
        return Stream.of(1, 2, 7).map(size -> DynamicTest.dynamicTest(size + " items", () -> {
            List<Integer> items = IntStream.range(0, size).boxed().toList();
            int item = items.get(new Random().nextInt(items.size()));
            assertTrue(item >= 0 && item < size);
        }));
    }
}
