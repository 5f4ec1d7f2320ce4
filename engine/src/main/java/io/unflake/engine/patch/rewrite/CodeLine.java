package io.unflake.engine.patch.rewrite;

import io.unflake.engine.patch.SourceFile;

/** A line of a source. */
public record CodeLine(SourceFile file, int line) {}
