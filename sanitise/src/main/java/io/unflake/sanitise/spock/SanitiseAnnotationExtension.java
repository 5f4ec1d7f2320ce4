package io.unflake.sanitise.spock;

import io.unflake.sanitise.run.Sanitiser;
import java.lang.annotation.Annotation;
import org.spockframework.runtime.extension.IAnnotationDrivenExtension;
import org.spockframework.runtime.model.FeatureInfo;
import org.spockframework.runtime.model.SpecInfo;

/** Intercepts annotated specifications and features, unless all of them are intercepted anyway. */
public final class SanitiseAnnotationExtension implements IAnnotationDrivenExtension<Annotation> {

    @Override
    public void visitSpecAnnotation(Annotation annotation, SpecInfo spec) {
        if (!Sanitiser.isAutomatic()) {
            SpecInterceptors.addTo(spec);
        }
    }

    @Override
    public void visitFeatureAnnotation(Annotation annotation, FeatureInfo feature) {
        if (!Sanitiser.isAutomatic()) {
            SpecInterceptors.addTo(feature);
        }
    }
}
