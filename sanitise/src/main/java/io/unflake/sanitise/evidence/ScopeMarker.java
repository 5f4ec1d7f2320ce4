package io.unflake.sanitise.evidence;

import jdk.jfr.Description;
import jdk.jfr.Enabled;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;
import jdk.jfr.consumer.RecordedEvent;

/** In the flight recording, where a stretch begins or ends. */
@Name(ScopeMarker.NAME)
@Label("Test")
@Description("A test, or the fixture of a class, begins or ends")
@Enabled(false)
@StackTrace(false)
final class ScopeMarker extends Event {

    static final String NAME = "io.unflake.sanitise.ScopeMarker";

    @Label("Number")
    long scope;

    @Label("What")
    String what;

    /** What happens to a stretch. */
    enum What {
        BEGINS,
        IS_LEFT,
        ENDS
    }

    static void commit(long scope, What what) {
        ScopeMarker mark = new ScopeMarker();
        mark.scope = scope;
        mark.what = what.name();
        mark.commit();
    }

    static What what(RecordedEvent event) {
        return What.valueOf(event.getString("what"));
    }
}
