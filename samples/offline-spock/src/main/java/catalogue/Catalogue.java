package catalogue;

import java.io.IOException;
import java.net.URI;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Document;
import org.xml.sax.SAXException;

/** A book catalogue on a server. */
public final class Catalogue {

    /** The default host. */
    public static final String HOST = "catalogue.invalid";

    private final URI address;

    public Catalogue() {
        this("http://" + HOST);
    }

    public Catalogue(String address) {
        this.address = URI.create(address);
    }

    /** Returns the title of a book. */
    public String title(int number) throws IOException {
        try {
            DocumentBuilder builder = DocumentBuilderFactory.newInstance().newDocumentBuilder();
            Document book = builder.parse(address.resolve("/" + number + ".xml").toString());
            return book.getElementsByTagName("title").item(0).getTextContent();
        } catch (ParserConfigurationException | SAXException e) {
            throw new IOException(e);
        }
    }

    /** Returns {@code none} if the server cannot be reached. */
    public String titleOrNone(int number) {
        try {
            return title(number);
        } catch (IOException e) {
            return "none";
        }
    }
}
