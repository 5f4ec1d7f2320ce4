package io.unflake.cli;

import io.unflake.model.progress.Progress;
import java.io.IOException;

/** What does the work behind {@code detect}. */
interface Detection {

    Detected run(DetectOptions options, Progress progress) throws IOException;
}
