package bakery.oven;

import java.util.concurrent.TimeUnit;

/** Dough that has to rest before it goes into the oven. */
public final class Dough {

    private volatile boolean rested;

    public void rest() throws InterruptedException {
        Thread.sleep(20);
        rested = true;
    }

    public void chill(long millis) throws InterruptedException {
        TimeUnit.MILLISECONDS.sleep(millis);
        rested = true;
    }

    public boolean isRested() {
        return rested;
    }
}
