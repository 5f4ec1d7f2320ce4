package market;

class CherriesTest extends StallDay {

    @Override
    String product() {
        return "cherries";
    }
}
