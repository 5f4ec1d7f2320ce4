package io.unflake.app.reproduce;

import io.unflake.model.Failure;
import io.unflake.report.trace.ReportedTest;
import io.unflake.report.trace.StackTraceText;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/** Reads the failures of a JUnit XML report as Surefire, Gradle and others write it. */
public final class JUnitXml {

    private static final Set<String> FLAKES = Set.of("flakyFailure", "flakyError");
    private static final Set<String> RERUNS = Set.of("flakyFailure", "flakyError", "rerunFailure", "rerunError");
    private static final Set<String> FAILURES = Set.of("failure", "error");

    private final Set<TracedTest> tests = new LinkedHashSet<>();
    private final List<FailedTest> failed = new ArrayList<>();
    private ReportedTest test = new ReportedTest("", "");
    private String type;
    private String message;
    private String element = "";
    private boolean isOutput;
    private final StringBuilder text = new StringBuilder();

    private JUnitXml() {}

    /**
     * A failure of a test.
     *
     * @param test empty if neither report nor trace name it
     * @param rerun whether the test passed in another run, or was at least run again
     * @param flaky whether the test passed in another run
     * @param failure null if the report does not describe it
     */
    public record FailedTest(Optional<TracedTest> test, boolean rerun, boolean flaky, Failure failure) {

        private static FailedTest of(ReportedTest test, String element, Failure failure) {
            return new FailedTest(
                    TracedTest.of(test, failure), RERUNS.contains(element), FLAKES.contains(element), failure);
        }
    }

    /**
     * What a report says.
     *
     * @param tests all tests that have ended or were skipped
     * @param failed all failures, in order
     */
    public record Report(Set<TracedTest> tests, List<FailedTest> failed) {}

    /** Whether a file that begins with these bytes is like an XML document, in any encoding. */
    static boolean isXml(byte[] bytes) {
        for (byte each : bytes) {
            boolean isMark = each < 0 || each == 0;
            if (!isMark && !Character.isWhitespace(each)) {
                return each == '<';
            }
        }
        return false;
    }

    /** Reads a report. The document says how it is encoded. */
    public static Report read(InputStream xml) throws XMLStreamException {
        XMLInputFactory factory = XMLInputFactory.newInstance();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        JUnitXml report = new JUnitXml();
        XMLStreamReader reader = factory.createXMLStreamReader(xml);
        try {
            while (reader.hasNext()) {
                report.next(reader.next(), reader);
            }
        } finally {
            reader.close();
        }
        return new Report(report.tests, report.failed);
    }

    private void next(int event, XMLStreamReader reader) {
        if (event == XMLStreamConstants.START_ELEMENT) {
            start(reader);
        } else if (event == XMLStreamConstants.CHARACTERS || event == XMLStreamConstants.CDATA) {
            if (!isOutput) {
                text.append(reader.getText());
            }
        } else if (event == XMLStreamConstants.END_ELEMENT
                && reader.getLocalName().equals(element)) {
            failed.add(FailedTest.of(test, element, failure()));
            element = "";
        }
    }

    /** The stack trace, or what the attributes say if there is none. */
    private Failure failure() {
        return StackTraceText.read(text.toString()).stream()
                .findFirst()
                .orElse(type == null || type.isBlank() ? null : new Failure(type, message, List.of()));
    }

    private void start(XMLStreamReader reader) {
        String name = reader.getLocalName();
        if (name.equals("testcase")) {
            test = new ReportedTest(
                    reader.getAttributeValue(null, "classname"), reader.getAttributeValue(null, "name"));
            TracedTest.of(test, null).ifPresent(tests::add);
        } else if (RERUNS.contains(name) || FAILURES.contains(name)) {
            element = name;
            type = reader.getAttributeValue(null, "type");
            message = reader.getAttributeValue(null, "message");
            isOutput = false;
            text.setLength(0);
        } else if (name.equals("stackTrace")) {
            isOutput = false;
            text.setLength(0);
        } else if (name.startsWith("system-")) {
            isOutput = true;
        }
    }
}
