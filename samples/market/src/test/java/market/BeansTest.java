package market;

class BeansTest extends StallDay {

    @Override
    String product() {
        return "beans";
    }
}
