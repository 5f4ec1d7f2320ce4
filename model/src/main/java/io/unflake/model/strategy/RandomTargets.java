package io.unflake.model.strategy;

import java.util.List;

/** The APIs that draw random values. All generators of the JDK implement RandomGenerator. */
final class RandomTargets {

    private static final String GENERATOR = "java/util/random/RandomGenerator";

    private RandomTargets() {}

    static List<Target> targets() {
        return new TargetTable(SiteKind.RANDOM)
                .redirect("RandomHooks", GENERATOR, "nextInt()I", "nextInt(I)I", "nextInt(II)I")
                .redirect("RandomHooks", GENERATOR, "nextLong()J", "nextLong(J)J", "nextLong(JJ)J")
                .redirect("RandomHooks", GENERATOR, "nextFloat()F", "nextFloat(F)F", "nextFloat(FF)F")
                .redirect("RandomHooks", GENERATOR, "nextDouble()D", "nextDouble(D)D", "nextDouble(DD)D")
                .redirect("RandomHooks", GENERATOR, "nextGaussian()D", "nextGaussian(DD)D", "nextExponential()D")
                .redirect("RandomHooks", GENERATOR, "nextBoolean()Z", "nextBytes([B)V")
                .redirect("RandomStreamHooks", GENERATOR, streams("ints", "Int", "I"))
                .redirect("RandomStreamHooks", GENERATOR, streams("longs", "Long", "J"))
                .redirect("RandomStreamHooks", GENERATOR, streams("doubles", "Double", "D"))
                .redirect("RandomHooks", "java/lang/Math", "random()D")
                .redirect("RandomHooks", "java/lang/StrictMath", "random()D")
                .redirect("RandomHooks", "java/util/UUID", "randomUUID()Ljava/util/UUID;")
                .redirect("RandomHooks", "java/util/Collections", "shuffle(Ljava/util/List;)V")
                .targets();
    }

    private static String[] streams(String name, String type, String bound) {
        String result = ")Ljava/util/stream/" + type + "Stream;";
        return new String[] {
            name + "(" + result,
            name + "(J" + result,
            name + "(" + bound + bound + result,
            name + "(J" + bound + bound + result
        };
    }
}
