package bakery.office;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bakery.truth.Flaky;
import bakery.truth.Steady;
import java.net.ServerSocket;
import java.util.List;
import java.util.concurrent.ExecutorService;
import org.junit.jupiter.api.Test;

class OfficeTest {

    @Test
    @Flaky(
            strategies = "environment.charset",
            cause = "Printer.java:16",
            because = "knows only the charsets of this machine")
    void thePrinterKnowsTheCharset() {
        assertTrue(Printer.codePage() > 0);
    }

    @Test
    @Steady(trap = "uses the default charset, but only for ASCII letters", strategies = "environment.charset")
    void labelsArePlain() {
        assertArrayEquals(new byte[] {'r', 'y', 'e'}, Printer.label("rye"));
    }

    @Test
    @Steady(trap = "has non-ASCII letters, but specifies the charset", strategies = "environment.charset")
    void namesMayBeStrange() {
        assertEquals(4, Printer.name("abé").length);
    }

    @Test
    @Flaky(
            strategies = "environment.separator",
            cause = "Printer.java:39",
            because = "expects the line separator of this machine")
    void listsHaveLines() {
        assertEquals("rye\noat\n", Printer.list(List.of("rye", "oat")));
    }

    @Test
    @Steady(trap = "accepts any line separator", strategies = "environment.separator")
    void listsAreReadLineByLine() {
        assertEquals(List.of("rye", "oat"), Printer.list(List.of("rye", "oat")).lines().toList());
    }

    @Test
    @Flaky(
            strategies = "environment.processors",
            cause = "Office.java:21",
            because = "uses one processor less than available, which may be none")
    void clerksAreThere() {
        ExecutorService clerks = Office.clerks();
        assertFalse(clerks.isShutdown());
        clerks.shutdown();
    }

    @Test
    @Steady(trap = "uses one processor less than available, but at least one", strategies = "environment.processors")
    void oneClerkIsThere() {
        ExecutorService clerks = Office.clerksAtLeastOne();
        assertFalse(clerks.isShutdown());
        clerks.shutdown();
    }

    @Test
    @Flaky(strategies = "environment.heap", cause = "heap=64m", because = "allocates 96 MB at once")
    void crumbsAreCounted() {
        assertEquals(96L << 20, Office.crumbs(96));
    }

    @Test
    @Steady(trap = "allocates 96 MB, but releases each before the next", strategies = "environment.heap")
    void crumbsAreSwept() {
        assertEquals(96L << 20, Office.sweptCrumbs(96));
    }

    @Test
    @Flaky(
            strategies = "environment.temp",
            cause = "Office.java:49",
            because = "builds a URI from a path by concatenation, and paths may contain spaces")
    void draftsHaveAnAddress() throws Exception {
        assertEquals("file", Office.draft().getScheme());
    }

    @Test
    @Steady(trap = "converts a path to a URI properly", strategies = "environment.temp")
    void draftsHaveAProperAddress() throws Exception {
        assertEquals("file", Office.properDraft().getScheme());
    }

    @Test
    @Flaky(
            strategies = "environment.lang",
            cause = "Office.java:63",
            because = "expects that the locale of the process is not C")
    void signsAreInTheUsualLanguage() {
        assertFalse(Office.speaksLikeAComputer());
    }

    @Test
    @Steady(trap = "reads the language, but accepts any", strategies = "environment.lang")
    void signsAreInSomeLanguage() {
        assertFalse(Office.language().isEmpty());
    }

    @Test
    @Flaky(
            strategies = "environment.port",
            cause = "Office.java:83",
            because = "a port that was free a moment ago may be in use now")
    void theTelephoneRings() throws Exception {
        int port = Office.freePort();
        try (ServerSocket telephone = Office.telephone(port)) {
            assertEquals(port, telephone.getLocalPort());
        }
    }

    @Test
    @Steady(trap = "leaves the choice of the port to the system", strategies = "environment.port")
    void anyTelephoneRings() throws Exception {
        try (ServerSocket telephone = Office.telephone(0)) {
            assertTrue(telephone.getLocalPort() > 0);
        }
    }

    @Test
    @Steady(trap = "tries the next port if one is in use", strategies = "environment.port")
    void someTelephoneRings() throws Exception {
        try (ServerSocket telephone = Office.telephoneFrom(Office.freePort())) {
            assertTrue(telephone.getLocalPort() > 0);
        }
    }
}
