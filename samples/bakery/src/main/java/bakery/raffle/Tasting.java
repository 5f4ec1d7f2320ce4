package bakery.raffle;

import java.util.List;
import java.util.Random;

/** The flavours that customers may try today. */
public final class Tasting {

    private final List<String> flavours;

    public Tasting(List<String> flavours) {
        this.flavours = flavours;
    }

    public String flavourOfTheDay() {
        float share = (float) Math.random();
        return flavours.get((int) (share * flavours.size()));
    }

    /** Draws a flavour for each guest. */
    public List<String> servings(int guests) {
        Random random = new Random();
        return random.ints(guests, 0, flavours.size()).mapToObj(flavours::get).toList();
    }
}
