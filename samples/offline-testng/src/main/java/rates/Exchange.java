package rates;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.OptionalDouble;

/** Exchange rates from a server. */
public final class Exchange {

    /** The default host. */
    public static final String HOST = "rates.invalid";

    private final String address;

    public Exchange() {
        this("http://" + HOST);
    }

    public Exchange(String address) {
        this.address = address;
    }

    /** Returns the value of one unit of a currency. */
    public double rate(String currency) {
        try {
            HttpRequest request =
                    HttpRequest.newBuilder(URI.create(address + "/" + currency)).build();
            HttpResponse<String> response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
            if (response.statusCode() != 200) {
                throw new IllegalStateException("the server says " + response.statusCode());
            }
            return Double.parseDouble(response.body());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    /** Returns an empty value if the server cannot be reached. */
    public OptionalDouble rateIfKnown(String currency) {
        try {
            return OptionalDouble.of(rate(currency));
        } catch (UncheckedIOException e) {
            return OptionalDouble.empty();
        }
    }
}
