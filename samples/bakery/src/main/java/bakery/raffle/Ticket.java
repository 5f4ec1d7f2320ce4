package bakery.raffle;

import java.util.UUID;

/** A ticket that nobody can guess. */
public record Ticket(UUID number) {

    public static Ticket print() {
        return new Ticket(UUID.randomUUID());
    }
}
