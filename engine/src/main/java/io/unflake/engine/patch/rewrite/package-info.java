/** Rewrites single calls and statements of sources so that they no longer depend on what made a test fail. */
package io.unflake.engine.patch.rewrite;
