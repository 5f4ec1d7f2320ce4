package bakery.raffle;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import bakery.truth.Flaky;
import bakery.truth.Steady;
import java.util.Arrays;
import java.util.Random;
import java.util.SplittableRandom;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.junit.runners.Parameterized;
import org.junit.runners.Parameterized.Parameters;

@RunWith(Parameterized.class)
public class SeedsTest {

    private final int branch;

    public SeedsTest(int branch) {
        this.branch = branch;
    }

    @Parameters
    public static Object[] branches() {
        return new Object[] {1, 42};
    }

    @Test
    @Steady(
            trap = "a helper seeds the generator, far away from the draws",
            strategies = {"random.extreme", "random.smallest", "random.cycle"})
    public void recipesAlwaysDrawTheSameNumbers() {
        Random random = Seeds.forRecipe("rye");

        assertEquals(32, random.nextInt(1000));
        assertEquals(491, random.nextInt(1000));
    }

    @Test
    @Steady(
            trap = "a factory seeds the generator, whose static type is RandomGenerator",
            strategies = {"random.extreme", "random.smallest", "random.cycle"})
    public void branchesAlwaysDrawTheSameNumbers() {
        int[] numbers = Seeds.forBranch(branch).ints(20, 0, 1000).toArray();

        assertTrue(Arrays.equals(numbers, Seeds.forBranch(branch).ints(20, 0, 1000).toArray()));
        assertTrue(Arrays.stream(numbers).distinct().count() > 2);
    }

    @Test
    @Steady(
            trap = "a splittable generator has a seed, which determines all generators split from it",
            strategies = {"random.extreme", "random.smallest", "random.cycle"})
    public void splitBranchesDrawTheSameNumbers() {
        SplittableRandom one = new SplittableRandom(branch).split();
        SplittableRandom other = new SplittableRandom(branch).split();

        long[] numbers = {one.nextLong(), one.nextLong(), one.nextLong()};
        assertTrue(Arrays.equals(numbers, new long[] {other.nextLong(), other.nextLong(), other.nextLong()}));
        assertTrue(Arrays.stream(numbers).distinct().count() == 3);
    }

    @Test
    @Flaky(
            strategies = {"random.smallest", "random.cycle"},
            cause = "Footfall.java:18",
            because = "the logarithm of zero, the smallest possible number, is infinite")
    public void customersComeSomeDay() {
        double minutes = new Footfall(new Random()).minutesUntil(10 + branch, 3);

        assertTrue(Double.isFinite(minutes));
    }

    @Test
    @Steady(
            trap = "computes logarithms of numbers drawn at the same line, but from a seeded generator",
            strategies = {"random.smallest", "random.cycle"})
    public void rehearsedCustomersComeSomeDay() {
        double minutes = new Footfall(new Random(branch)).minutesUntil(10, 3);

        assertTrue(Double.isFinite(minutes) && minutes > 0.1);
    }
}
