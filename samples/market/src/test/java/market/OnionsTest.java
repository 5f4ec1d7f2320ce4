package market;

class OnionsTest extends StallDay {

    @Override
    String product() {
        return "onions";
    }
}
