package io.unflake.engine.minimise;

import io.unflake.model.Perturbation;
import io.unflake.model.Spot;
import io.unflake.model.Treatment;
import java.util.ArrayList;
import java.util.List;

/** A treatment as a list of parts, each one spot of one perturbation, so that parts can be removed or replaced. */
record NarrowTreatment(Treatment treatment) {

    /**
     * A spot of a perturbation.
     *
     * @param perturbation the index of the perturbation in the treatment
     */
    record Part(int perturbation, Spot spot) {}

    List<Part> parts() {
        List<Part> parts = new ArrayList<>();
        for (int i = 0; i < treatment.perturbations().size(); i++) {
            for (Spot spot : treatment.perturbations().get(i).spots()) {
                parts.add(new Part(i, spot));
            }
        }
        return parts;
    }

    /** Keeps these parts and all perturbations without spots. A perturbation that loses all its spots is dropped. */
    Treatment with(List<Part> some) {
        List<Perturbation> result = new ArrayList<>();
        for (int i = 0; i < treatment.perturbations().size(); i++) {
            Perturbation whole = treatment.perturbations().get(i);
            int index = i;
            List<Spot> left = some.stream()
                    .filter(part -> part.perturbation() == index)
                    .map(Part::spot)
                    .toList();
            if (!whole.isNarrow()) {
                result.add(whole);
            } else if (!left.isEmpty()) {
                result.add(whole.at(left));
            }
        }
        return new Treatment(result);
    }

    /** Replaces the spot of one part. */
    Treatment replacing(Part part, Spot spot) {
        return with(parts().stream()
                .map(each -> each.equals(part) ? new Part(part.perturbation(), spot) : each)
                .toList());
    }
}
