/** Changes sources: edits that keep the formatting, unified diffs, and what shows that a patch can be applied. */
package io.unflake.engine.patch;
