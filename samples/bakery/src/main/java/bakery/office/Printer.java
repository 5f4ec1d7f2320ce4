package bakery.office;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Prints labels and lists. */
public final class Printer {

    private Printer() {}

    /** Returns the printer's code page for the default charset. */
    public static int codePage() {
        return switch (Charset.defaultCharset().name()) {
            case "UTF-8" -> 65001;
            case "ISO-8859-1" -> 28591;
            case "US-ASCII" -> 20127;
            default -> throw new IllegalStateException("the printer does not know this charset");
        };
    }

    /** Returns the bytes of a label with ASCII letters. */
    public static byte[] label(String plainLetters) {
        return plainLetters.getBytes();
    }

    /** Returns the bytes of a name. */
    public static byte[] name(String name) {
        return name.getBytes(StandardCharsets.UTF_8);
    }

    /** Returns a list with one item per line. */
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
