package bakery.raffle;

import java.util.UUID;

/** A ticket with an unguessable number. */
public record Ticket(UUID number) {

    public static Ticket print() {
        return new Ticket(UUID.randomUUID());
    }
}
