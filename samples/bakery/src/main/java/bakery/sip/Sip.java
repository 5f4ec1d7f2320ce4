package bakery.sip;

import java.util.List;
import java.util.stream.IntStream;

/** Connection data of an internet phone call. */
public final class Sip {

    private final Faker faker;
    private final List<Integer> portPool = IntStream.rangeClosed(20_000, 25_000)
            .map(half -> 2 * half)
            .boxed()
            .toList();

    Sip(Faker faker) {
        this.faker = faker;
    }

    public int rtpPort() {
        int index = faker.random().nextInt(0, portPool.size());
        return portPool.get(index);
    }
}
