package bakery.raffle;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** A drum of prizes. */
public final class Tombola {

    private final List<String> prizes;

    public Tombola(List<String> prizes) {
        this.prizes = List.copyOf(prizes);
    }

    public List<String> turn() {
        List<String> order = new ArrayList<>(prizes);
        Collections.shuffle(order);
        return order;
    }

    public List<String> turn(Random random) {
        List<String> order = new ArrayList<>(prizes);
        Collections.shuffle(order, random);
        return order;
    }
}
