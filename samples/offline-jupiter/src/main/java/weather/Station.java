package weather;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;

/** A remote weather station. */
public final class Station {

    /** The default host. */
    public static final String HOST = "weather.invalid";

    private final String address;

    public Station() {
        this("http://" + HOST);
    }

    public Station(String address) {
        this.address = address;
    }

    /** Returns the weather, such as {@code sunny}. */
    public String today() throws IOException {
        try (InputStream in = URI.create(address + "/today").toURL().openStream()) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).strip();
        }
    }

    /** Returns a default if the station cannot be reached. */
    public String todayOr(String otherwise) {
        try {
            return today();
        } catch (IOException e) {
            return otherwise;
        }
    }

    /** Throws an exception without its cause. */
    public String todayOrElse() {
        try {
            return today();
        } catch (IOException e) {
            throw new IllegalStateException("no weather");
        }
    }

    public static boolean isKnown(String host) {
        try {
            return InetAddress.getByName(host) != null;
        } catch (UnknownHostException e) {
            return false;
        }
    }
}
