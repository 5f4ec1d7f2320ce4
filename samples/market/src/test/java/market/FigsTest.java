package market;

class FigsTest extends StallDay {

    @Override
    String product() {
        return "figs";
    }
}
