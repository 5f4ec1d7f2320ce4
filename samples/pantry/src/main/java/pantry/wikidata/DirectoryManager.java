package pantry.wikidata;

import java.io.IOException;
import java.util.List;

/** Access to the files of a directory. */
public interface DirectoryManager {

    boolean hasFile(String name);

    List<String> getSubdirectories() throws IOException;
}
