package io.unflake.sanitise.spock;

import io.unflake.sanitise.run.Sanitiser;
import org.spockframework.runtime.extension.IGlobalExtension;
import org.spockframework.runtime.model.SpecInfo;

/** Intercepts every specification. Spock finds it with the service loader. */
public final class SanitiseGlobalExtension implements IGlobalExtension {

    @Override
    public void visitSpec(SpecInfo spec) {
        if (Sanitiser.isAutomatic()) {
            SpecInterceptors.addTo(spec);
        }
    }
}
