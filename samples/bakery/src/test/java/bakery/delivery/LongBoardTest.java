package bakery.delivery;

import java.util.concurrent.LinkedBlockingQueue;

class LongBoardTest extends OrderBoardContract {

    @Override
    OrderBoard board() {
        return new OrderBoard(new LinkedBlockingQueue<>());
    }
}
