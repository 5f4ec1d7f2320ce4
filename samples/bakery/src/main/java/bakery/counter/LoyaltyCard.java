package bakery.counter;

import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.UUID;

/** A customer's card: an id, and a secret that only the till knows. */
public record LoyaltyCard(UUID id, String secret) {

    public static LoyaltyCard issue() {
        byte[] secret = new byte[16];
        new SecureRandom().nextBytes(secret);
        return new LoyaltyCard(UUID.randomUUID(), HexFormat.of().formatHex(secret));
    }
}
