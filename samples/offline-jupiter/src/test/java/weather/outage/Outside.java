package weather.outage;

/** Addresses of other machines, given as system properties. The defaults are names that cannot be resolved. */
final class Outside {

    /** A server that answers unless the network is cut. */
    static final String ADDRESS = System.getProperty("sample.address", "address.invalid");

    /** A server that does not answer if packets to it are dropped. */
    static final String SILENT = System.getProperty("sample.silent", "silent.invalid");

    private Outside() {}
}
