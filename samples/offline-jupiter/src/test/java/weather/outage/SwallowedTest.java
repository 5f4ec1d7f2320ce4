package weather.outage;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.xml.sax.InputSource;
import weather.Station;

/** The network exceptions are swallowed, so that the failures do not show them. */
class SwallowedTest {

    @Test
    void usesADefault() {
        assertEquals("sunny", new Station().todayOr("unknown"));
    }

    @Test
    void losesTheCause() {
        assertEquals("sunny", new Station().todayOrElse());
    }

    @Test
    void asksWhetherAHostIsKnown() {
        assertTrue(Station.isKnown(Station.HOST));
    }

    @Test
    void asksInAThread() throws Exception {
        AtomicReference<String> weather = new AtomicReference<>();
        Thread thread = new Thread(() -> weather.set(new Station().todayOr("unknown")));
        thread.start();
        thread.join();
        assertEquals("sunny", weather.get());
    }

    @Test
    void asksInAThreadOfAThread() throws Exception {
        AtomicReference<String> weather = new AtomicReference<>();
        Thread outer = new Thread(() -> {
            Thread inner = new Thread(() -> weather.set(new Station().todayOr("unknown")));
            inner.start();
            assertDoesNotThrow(() -> inner.join());
        });
        outer.start();
        outer.join();
        assertEquals("sunny", weather.get());
    }

    @Test
    void asksInAPoolOfItsOwn() throws Exception {
        AtomicReference<String> weather = new AtomicReference<>();
        ExecutorService executor = Executors.newFixedThreadPool(2);
        executor.execute(() -> weather.set(new Station().todayOr("unknown")));
        executor.shutdown();
        assertTrue(executor.awaitTermination(1, TimeUnit.MINUTES));
        assertEquals("sunny", weather.get());
    }

    @Test
    void fetchesAGrammar() throws Exception {
        String xml = "<!DOCTYPE weather SYSTEM 'http://" + Station.HOST + "/weather.dtd'><weather>&today;</weather>";
        String text;
        try {
            text = DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(new InputSource(new StringReader(xml)))
                    .getDocumentElement()
                    .getTextContent();
        } catch (java.io.IOException e) {
            text = "no weather";
        }
        assertEquals("sunny", text);
    }

    @Test
    void throwsSomethingElse() {
        String weather = new Station().todayOr(null);
        assertEquals(5, weather.length());
    }

    @Test
    void failsInAnotherWayInAThread() throws Exception {
        AtomicReference<RuntimeException> failure = new AtomicReference<>();
        Thread thread = new Thread(() -> {
            try {
                new Station().todayOrElse();
            } catch (IllegalStateException | UncheckedIOException e) {
                failure.set(e);
            }
        });
        thread.start();
        thread.join();
        assertEquals(null, failure.get());
    }
}
