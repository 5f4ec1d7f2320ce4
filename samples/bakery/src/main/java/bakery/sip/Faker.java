package bakery.sip;

import java.util.Random;

/** Generates contact data for the phone orders of a demo shop. */
public final class Faker {

    private final RandomService randomService;

    public Faker() {
        this(new Random());
    }

    public Faker(Random random) {
        this.randomService = new RandomService(random);
    }

    public RandomService random() {
        return randomService;
    }

    public Sip sip() {
        return new Sip(this);
    }
}
