package io.unflake.agent.policy;

/** The calls that a perturbation applies to. */
interface Focus {

    /** All calls. */
    Focus EVERYWHERE = new Focus() {
        @Override
        public boolean admits(int site, long asked) {
            return true;
        }

        @Override
        public boolean concerns(int site) {
            return true;
        }
    };

    /** No call. */
    Focus NOWHERE = new Focus() {
        @Override
        public boolean admits(int site, long asked) {
            return false;
        }

        @Override
        public boolean concerns(int site) {
            return false;
        }
    };

    /**
     * Counts a call and returns whether it is perturbed. Must be called exactly once per call.
     *
     * @param asked the duration in ns, or the port, that was passed to the call; 0 if it has no such argument
     */
    boolean admits(int site, long asked);

    /** Whether any call at a site may be perturbed. */
    boolean concerns(int site);

    default boolean admits(int site) {
        return admits(site, 0);
    }

    /** Combines the calls of both; each of them counts all calls. */
    static Focus either(Focus a, Focus b) {
        return new Focus() {
            @Override
            public boolean admits(int site, long asked) {
                boolean byA = a.admits(site, asked);
                boolean byB = b.admits(site, asked);
                return byA || byB;
            }

            @Override
            public boolean concerns(int site) {
                return a.concerns(site) || b.concerns(site);
            }
        };
    }
}
