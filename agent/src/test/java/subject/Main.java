package subject;

import java.time.Year;
import java.util.Random;

/** Runs in a separate JVM. */
public final class Main {

    private Main() {}

    public static void main(String[] arguments) {
        for (int i = 0; i < 3; i++) {
            System.out.println("drawn " + new Random().nextInt(10));
        }
        System.out.println("year " + Year.now());
        System.out.println("lower " + "TITLE".toLowerCase().length() + " "
                + "TITLE".toLowerCase().equals("title"));
    }
}
