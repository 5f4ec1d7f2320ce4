package io.unflake.e2e;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/** The outcomes of tests in the reports of Surefire. */
final class SurefireResults {

    /** The names that Surefire gives to a failed fixture of a class. */
    private static final Set<String> FIXTURES = Set.of("initializationError", "executionError", "");

    enum Outcome {
        PASSED,
        SKIPPED,
        FAILED
    }

    private final Map<String, Outcome> tests = new TreeMap<>();
    private final Map<String, Outcome> fixtures = new TreeMap<>();

    /** Reads the reports of a project and deletes them, so that the next run starts without them. */
    static SurefireResults takeFrom(Path project) throws IOException {
        SurefireResults results = new SurefireResults();
        List<Path> files;
        try (Stream<Path> all = Files.list(project.resolve("target/surefire-reports"))) {
            files = all.filter(file -> file.toString().endsWith(".xml")).toList();
        }
        for (Path file : files) {
            results.read(file);
            Files.delete(file);
        }
        return results;
    }

    private void read(Path file) throws IOException {
        try {
            NodeList cases = DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(file.toFile())
                    .getElementsByTagName("testcase");
            for (int i = 0; i < cases.getLength(); i++) {
                Element test = (Element) cases.item(i);
                boolean fixture = FIXTURES.contains(test.getAttribute("name"));
                String className = test.getAttribute("classname");
                (fixture ? fixtures : tests)
                        .merge(
                                fixture ? className : className + "#" + method(test.getAttribute("name")),
                                outcome(test),
                                (one, other) -> one.compareTo(other) > 0 ? one : other);
            }
        } catch (ParserConfigurationException | SAXException e) {
            throw new IOException(e);
        }
    }

    /** All invocations of a method count as one: if they cannot be created, there is only the method. */
    private static String method(String name) {
        return name.replaceFirst("[(\\[].*", "");
    }

    private static Outcome outcome(Element test) {
        if (test.getElementsByTagName("failure").getLength() > 0
                || test.getElementsByTagName("error").getLength() > 0) {
            return Outcome.FAILED;
        }
        return test.getElementsByTagName("skipped").getLength() > 0 ? Outcome.SKIPPED : Outcome.PASSED;
    }

    Set<String> names() {
        return tests.keySet();
    }

    /** Classes with a fixture that failed. */
    Set<String> failedFixtures() {
        Set<String> failed = new TreeSet<>(fixtures.keySet());
        failed.removeIf(name -> fixtures.get(name) != Outcome.FAILED);
        return failed;
    }

    /** The outcome of a test. If it did not start, that of the fixture of its class, of which Surefire reports failures only. */
    Outcome of(String test) {
        return tests.getOrDefault(test, fixtures.getOrDefault(test.replaceFirst("#.*", ""), Outcome.SKIPPED));
    }

    @Override
    public String toString() {
        return tests + " " + fixtures;
    }
}
