package subject;

import io.unflake.sanitise.spi.NetworkExceptions;
import java.util.Set;

/** Of a client library that is not there. */
public final class LostExceptions implements NetworkExceptions {

    @Override
    public Set<Class<? extends Throwable>> types() {
        throw new NoClassDefFoundError("gone/ClientException");
    }
}
