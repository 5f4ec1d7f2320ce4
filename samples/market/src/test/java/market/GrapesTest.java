package market;

class GrapesTest extends StallDay {

    @Override
    String product() {
        return "grapes";
    }
}
