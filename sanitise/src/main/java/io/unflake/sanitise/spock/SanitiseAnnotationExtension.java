package io.unflake.sanitise.spock;

import io.unflake.sanitise.SanitiseNetwork;
import io.unflake.sanitise.run.Sanitiser;
import org.spockframework.runtime.extension.IAnnotationDrivenExtension;
import org.spockframework.runtime.model.FeatureInfo;
import org.spockframework.runtime.model.SpecInfo;

/** Joins specifications and features that are annotated, where not all are joined anyway. */
public final class SanitiseAnnotationExtension implements IAnnotationDrivenExtension<SanitiseNetwork> {

    @Override
    public void visitSpecAnnotation(SanitiseNetwork annotation, SpecInfo spec) {
        if (!Sanitiser.isAutomatic()) {
            SpecWatch.join(spec);
        }
    }

    @Override
    public void visitFeatureAnnotation(SanitiseNetwork annotation, FeatureInfo feature) {
        if (!Sanitiser.isAutomatic()) {
            SpecWatch.join(feature);
        }
    }
}
