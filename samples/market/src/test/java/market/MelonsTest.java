package market;

class MelonsTest extends StallDay {

    @Override
    String product() {
        return "melons";
    }
}
