package market;

class PearsTest extends StallDay {

    @Override
    String product() {
        return "pears";
    }
}
