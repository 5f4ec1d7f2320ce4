package io.unflake.agent.policy;

/** Where a treatment applies. */
interface Focus {

    /** No place is left out. */
    Focus EVERYWHERE = new Focus() {
        @Override
        public boolean admits(int site, long askedNanos) {
            return true;
        }

        @Override
        public boolean concerns(int site) {
            return true;
        }
    };

    /**
     * Whether a call is perturbed; to be asked once for each.
     *
     * @param askedNanos how long the call was asked to last, 0 for what is not asked to
     */
    boolean admits(int site, long askedNanos);

    /** Whether any call at a site may be perturbed. */
    boolean concerns(int site);

    default boolean admits(int site) {
        return admits(site, 0);
    }
}
