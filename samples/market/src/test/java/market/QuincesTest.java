package market;

class QuincesTest extends StallDay {

    @Override
    String product() {
        return "quinces";
    }
}
