package io.unflake.engine.repair;

import io.unflake.engine.patch.Rewrite;

/** A change that may make a test pass. */
record Fix(Rewrite rewrite, Place place) {}
