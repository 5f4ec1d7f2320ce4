package bakery.till;

import java.time.Instant;

/** A place in the queue; customers are served in order. */
public record Ticket(String customer, Instant drawn) implements Comparable<Ticket> {

    public static Ticket draw(String customer) {
        return new Ticket(customer, Instant.now());
    }

    @Override
    public int compareTo(Ticket other) {
        return drawn.compareTo(other.drawn);
    }
}
