package market;

class LeeksTest extends StallDay {

    @Override
    String product() {
        return "leeks";
    }
}
