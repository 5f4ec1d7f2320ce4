package market;

class ApplesTest extends StallDay {

    @Override
    String product() {
        return "apples";
    }
}
