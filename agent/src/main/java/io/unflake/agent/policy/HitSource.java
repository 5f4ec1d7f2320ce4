package io.unflake.agent.policy;

import io.unflake.model.Hit;
import java.util.List;

/** Notes what happens at the spots of a perturbation. */
interface HitSource {

    /** What happened since the last call. */
    List<Hit> drain();
}
