package pantry.wikidata;

import java.nio.file.Path;

/** Creates directory managers of a class that can be replaced; figure 3 of the Takuan paper. */
public class DirectoryManagerFactory {

    static Class<? extends DirectoryManager> dmClass = DirectoryManagerImpl.class;

    private DirectoryManagerFactory() {}

    public static void setDirectoryManagerClass(Class<? extends DirectoryManager> clazz) {
        dmClass = clazz;
    }

    public static DirectoryManager createDirectoryManager(Path path, boolean readOnly) {
        try {
            return dmClass.getConstructor(Path.class, Boolean.class).newInstance(path, readOnly);
        } catch (ReflectiveOperationException e) {
            throw new RuntimeException(e.toString(), e);
        }
    }

    public static DirectoryManager createDirectoryManager(String name, boolean readOnly) {
        return createDirectoryManager(Path.of(name), readOnly);
    }
}
