package bakery.delivery;

import java.util.concurrent.ArrayBlockingQueue;

class SmallBoardTest extends OrderBoardContract {

    @Override
    OrderBoard board() {
        return new OrderBoard(new ArrayBlockingQueue<>(8));
    }
}
