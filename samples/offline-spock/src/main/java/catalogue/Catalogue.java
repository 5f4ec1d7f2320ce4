package catalogue;

import java.io.IOException;
import java.net.URI;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Document;
import org.xml.sax.SAXException;

/** Books that a server knows. */
public final class Catalogue {

    /** Where they are known. */
    public static final String HOST = "catalogue.invalid";

    private final URI address;

    public Catalogue() {
        this("http://" + HOST);
    }

    public Catalogue(String address) {
        this.address = URI.create(address);
    }

    /** The title of a book. */
    public String title(int number) throws IOException {
        try {
            DocumentBuilder builder = DocumentBuilderFactory.newInstance().newDocumentBuilder();
            Document book = builder.parse(address.resolve("/" + number + ".xml").toString());
            return book.getElementsByTagName("title").item(0).getTextContent();
        } catch (ParserConfigurationException | SAXException e) {
            throw new IOException(e);
        }
    }

    /** None if nobody can be asked. */
    public String titleOrNone(int number) {
        try {
            return title(number);
        } catch (IOException e) {
            return "none";
        }
    }
}
