package bakery.raffle;

import java.util.Random;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;

/** Generators that produce the same numbers in every shop. */
public final class Seeds {

    private Seeds() {}

    public static Random forRecipe(String recipe) {
        return new Random(recipe.hashCode());
    }

    public static RandomGenerator forBranch(int branch) {
        return RandomGeneratorFactory.of("L64X128MixRandom").create(branch);
    }
}
