package io.unflake.inject;

import io.unflake.inject.write.Dropped;
import io.unflake.model.labels.Labels;
import java.util.List;
import java.util.Map;

/**
 * The result of an injection.
 *
 * @param labels what was written
 * @param dropped mutants that are not part of it, with the reason
 * @param inapplicable operators without a place, with the reason
 * @param others how many mutants did not fit into one folder
 */
public record Injected(Labels labels, List<Dropped> dropped, Map<String, String> inapplicable, int others) {}
