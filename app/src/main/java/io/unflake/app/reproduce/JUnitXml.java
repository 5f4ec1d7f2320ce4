package io.unflake.app.reproduce;

import io.unflake.model.Failure;
import io.unflake.report.trace.StackTraceText;
import java.io.ByteArrayInputStream;
import java.util.ArrayList;
import java.util.List;
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

    private final List<FailedTest> failed = new ArrayList<>();
    private String test = "";
    private String element = "";
    private boolean isOutput;
    private final StringBuilder text = new StringBuilder();

    private JUnitXml() {}

    /**
     * A failure of a test.
     *
     * @param rerun whether the test passed in another run, or was at least run again
     * @param flaky whether the test passed in another run
     */
    public record FailedTest(String test, boolean rerun, boolean flaky, List<Failure> traces) {}

    /** Whether a file begins like an XML document, in any encoding. */
    static boolean isXml(byte[] bytes) {
        for (byte each : bytes) {
            boolean isMark = each < 0 || each == 0;
            if (!isMark && !Character.isWhitespace(each)) {
                return each == '<';
            }
        }
        return false;
    }

    /** Returns all failures, in order. The document says how it is encoded. */
    public static List<FailedTest> read(byte[] xml) throws XMLStreamException {
        XMLInputFactory factory = XMLInputFactory.newInstance();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        JUnitXml report = new JUnitXml();
        XMLStreamReader reader = factory.createXMLStreamReader(new ByteArrayInputStream(xml));
        try {
            while (reader.hasNext()) {
                report.next(reader.next(), reader);
            }
        } finally {
            reader.close();
        }
        return report.failed;
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
            failed.add(new FailedTest(
                    test, RERUNS.contains(element), FLAKES.contains(element), StackTraceText.read(text.toString())));
            element = "";
        }
    }

    private void start(XMLStreamReader reader) {
        String name = reader.getLocalName();
        if (name.equals("testcase")) {
            test = reader.getAttributeValue(null, "classname") + "#" + method(reader.getAttributeValue(null, "name"));
        } else if (RERUNS.contains(name) || FAILURES.contains(name)) {
            element = name;
            isOutput = false;
            text.setLength(0);
        } else if (name.equals("stackTrace")) {
            isOutput = false;
            text.setLength(0);
        } else if (name.startsWith("system-")) {
            isOutput = true;
        }
    }

    /** The name of a method without the parameters and the number of an invocation. */
    public static String method(String name) {
        String method = name == null ? "" : name;
        for (char end : new char[] {'(', '[', '{'}) {
            int at = method.indexOf(end);
            method = at > 0 ? method.substring(0, at) : method;
        }
        return method.strip();
    }
}
