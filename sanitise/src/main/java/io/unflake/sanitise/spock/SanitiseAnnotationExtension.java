package io.unflake.sanitise.spock;

import io.unflake.sanitise.run.Sanitiser;
import java.lang.annotation.Annotation;
import org.spockframework.runtime.extension.IAnnotationDrivenExtension;
import org.spockframework.runtime.model.FeatureInfo;
import org.spockframework.runtime.model.SpecInfo;

/** Joins specifications and features that are annotated, where not all are joined anyway. */
public final class SanitiseAnnotationExtension implements IAnnotationDrivenExtension<Annotation> {

    @Override
    public void visitSpecAnnotation(Annotation annotation, SpecInfo spec) {
        if (!Sanitiser.isAutomatic()) {
            SpecInterceptors.join(spec);
        }
    }

    @Override
    public void visitFeatureAnnotation(Annotation annotation, FeatureInfo feature) {
        if (!Sanitiser.isAutomatic()) {
            SpecInterceptors.join(feature);
        }
    }
}
