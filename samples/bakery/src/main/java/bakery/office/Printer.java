package bakery.office;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Prints labels and lists. */
public final class Printer {

    private Printer() {}

    /** What the printer calls the charset that texts come in. */
    public static int codePage() {
        return switch (Charset.defaultCharset().name()) {
            case "UTF-8" -> 65001;
            case "ISO-8859-1" -> 28591;
            case "US-ASCII" -> 20127;
            default -> throw new IllegalStateException("the printer does not know this charset");
        };
    }

    /** The bytes of a label in plain letters. */
    public static byte[] label(String plainLetters) {
        return plainLetters.getBytes();
    }

    /** The bytes of a name. */
    public static byte[] name(String name) {
        return name.getBytes(StandardCharsets.UTF_8);
    }

    /** A list, one thing a line. */
    public static String list(List<String> things) {
        ByteArrayOutputStream paper = new ByteArrayOutputStream();
        PrintStream out = new PrintStream(paper, false, StandardCharsets.UTF_8);
        for (String thing : things) {
            out.println(thing);
        }
        out.flush();
        return paper.toString(StandardCharsets.UTF_8);
    }
}
