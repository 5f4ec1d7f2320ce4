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
            because = "knows the charsets of this machine only")
    void thePrinterKnowsTheCharset() {
        assertTrue(Printer.codePage() > 0);
    }

    @Test
    @Steady(trap = "takes the default charset, for letters that are the same in all", strategies = "environment.charset")
    void labelsArePlain() {
        assertArrayEquals(new byte[] {'r', 'y', 'e'}, Printer.label("rye"));
    }

    @Test
    @Steady(trap = "has strange letters, but says in which charset", strategies = "environment.charset")
    void namesMayBeStrange() {
        assertEquals(4, Printer.name("abé").length);
    }

    @Test
    @Flaky(
            strategies = "environment.separator",
            cause = "Printer.java:39",
            because = "expects that lines end as on this machine")
    void listsHaveLines() {
        assertEquals("rye\noat\n", Printer.list(List.of("rye", "oat")));
    }

    @Test
    @Steady(trap = "lines end as they like", strategies = "environment.separator")
    void listsAreReadLineByLine() {
        assertEquals(List.of("rye", "oat"), Printer.list(List.of("rye", "oat")).lines().toList());
    }

    @Test
    @Flaky(
            strategies = "environment.processors",
            cause = "Office.java:21",
            because = "takes one processor less than there are, which may be none")
    void clerksAreThere() {
        ExecutorService clerks = Office.clerks();
        assertFalse(clerks.isShutdown());
        clerks.shutdown();
    }

    @Test
    @Steady(trap = "takes one processor less than there are, but at least one", strategies = "environment.processors")
    void oneClerkIsThere() {
        ExecutorService clerks = Office.clerksAtLeastOne();
        assertFalse(clerks.isShutdown());
        clerks.shutdown();
    }

    @Test
    @Flaky(strategies = "environment.heap", cause = "heap=64m", because = "takes 96 MB at once")
    void crumbsAreCounted() {
        assertEquals(96L << 20, Office.crumbs(96));
    }

    @Test
    @Steady(trap = "takes 96 MB, but gives back each before the next", strategies = "environment.heap")
    void crumbsAreSwept() {
        assertEquals(96L << 20, Office.sweptCrumbs(96));
    }

    @Test
    @Flaky(
            strategies = "environment.temp",
            cause = "Office.java:49",
            because = "makes an address of a path by hand, and paths may have spaces")
    void draftsHaveAnAddress() throws Exception {
        assertEquals("file", Office.draft().getScheme());
    }

    @Test
    @Steady(trap = "makes an address of a path as one should", strategies = "environment.temp")
    void draftsHaveAProperAddress() throws Exception {
        assertEquals("file", Office.properDraft().getScheme());
    }

    @Test
    @Flaky(
            strategies = "environment.lang",
            cause = "Office.java:63",
            because = "expects that nobody forces the language C on the process")
    void signsAreInTheUsualLanguage() {
        assertFalse(Office.speaksLikeAComputer());
    }

    @Test
    @Steady(trap = "reads the language, but any will do", strategies = "environment.lang")
    void signsAreInSomeLanguage() {
        assertFalse(Office.language().isEmpty());
    }

    @Test
    @Flaky(
            strategies = "environment.port",
            cause = "Office.java:83",
            because = "a port that was free a moment ago may be taken by now")
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
    @Steady(trap = "takes the next port if one is taken", strategies = "environment.port")
    void someTelephoneRings() throws Exception {
        try (ServerSocket telephone = Office.telephoneFrom(Office.freePort())) {
            assertTrue(telephone.getLocalPort() > 0);
        }
    }
}
