package weather.outage;

/** Addresses of other machines without a name. Nobody is asked unless whoever runs the tests has said whom. */
final class Outside {

    /** Answers, unless the network is cut. */
    static final String ADDRESS = System.getProperty("sample.address", "address.invalid");

    /** Answers, unless whatever is sent there is lost on the way. */
    static final String SILENT = System.getProperty("sample.silent", "silent.invalid");

    private Outside() {}
}
