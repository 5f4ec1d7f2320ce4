package pantry;

import java.nio.file.Path;

/** Where the pantry is, according to the system property {@code pantry.home}. */
public final class Home {

    private Home() {}

    public static Path folder() {
        return Path.of(System.getProperty("pantry.home"));
    }
}
