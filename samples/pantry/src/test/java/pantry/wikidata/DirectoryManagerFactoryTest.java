package pantry.wikidata;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.FixMethodOrder;
import org.junit.Test;
import org.junit.runners.MethodSorters;
import pantry.truth.Steady;
import pantry.truth.Victim;

/** Figure 3 of the Takuan paper. */
@FixMethodOrder(MethodSorters.NAME_ASCENDING)
public class DirectoryManagerFactoryTest {

    static class TestDirectoryManager implements DirectoryManager {

        @Override
        public boolean hasFile(String name) {
            return false;
        }

        @Override
        public List<String> getSubdirectories() {
            return List.of();
        }
    }

    @Test
    @Victim(
            of = "pantry.wikidata.DirectoryManagerFactoryTest#createDirectoryManagerNoConstructor",
            variable = "field pantry.wikidata.DirectoryManagerFactory.dmClass",
            cleanedBy = "pantry.wikidata.DirectoryManagerFactoryTest#setDirectoryManagerClass",
            because = "expects the class that the factory creates at first")
    public void createDefaultDirectoryManagerPath() {
        Path path = Path.of(System.getProperty("user.dir"));
        DirectoryManager dm = DirectoryManagerFactory.createDirectoryManager(path, true);
        assertTrue(dm instanceof DirectoryManagerImpl);
        DirectoryManagerImpl dmi = (DirectoryManagerImpl) dm;
        assertTrue(dmi.readOnly);
        assertEquals(path, dmi.directory);
    }

    @Test
    @Victim(
            of = "pantry.wikidata.DirectoryManagerFactoryTest#createDirectoryManagerNoConstructor",
            variable = "field pantry.wikidata.DirectoryManagerFactory.dmClass",
            cleanedBy = "pantry.wikidata.DirectoryManagerFactoryTest#setDirectoryManagerClass",
            because = "expects the class that the factory creates at first")
    public void createDefaultDirectoryManagerString() {
        DirectoryManager dm = DirectoryManagerFactory.createDirectoryManager("src", false);
        assertTrue(dm instanceof DirectoryManagerImpl);
        assertFalse(((DirectoryManagerImpl) dm).readOnly);
    }

    @Test(expected = RuntimeException.class)
    @Steady(trap = "leaves changed state to later tests, but never fails itself")
    public void createDirectoryManagerNoConstructor() {
        DirectoryManagerFactory.dmClass = TestDirectoryManager.class;
        DirectoryManagerFactory.createDirectoryManager(Path.of("/"), true);
    }

    @Test
    @Steady(trap = "changes the class that the factory creates, but to what it is at first")
    public void setDirectoryManagerClass() {
        DirectoryManagerFactory.setDirectoryManagerClass(DirectoryManagerImpl.class);
        assertTrue(DirectoryManagerFactory.createDirectoryManager("src", true).hasFile("main"));
    }
}
