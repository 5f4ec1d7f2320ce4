package subject;

import io.unflake.sanitise.spi.NetworkExceptions;
import java.util.Set;

/** Names exceptions of a client library that is not on the class path. */
public final class LostExceptions implements NetworkExceptions {

    @Override
    public Set<Class<? extends Throwable>> types() {
        throw new NoClassDefFoundError("gone/ClientException");
    }
}
