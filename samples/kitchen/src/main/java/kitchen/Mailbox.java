package kitchen;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** Delivers orders in the background. */
public final class Mailbox {

    private final List<String> letters = new CopyOnWriteArrayList<>();

    public Thread send(String letter) {
        Thread postman = new Thread(() -> letters.add(letter));
        postman.start();
        return postman;
    }

    public int size() {
        return letters.size();
    }
}
