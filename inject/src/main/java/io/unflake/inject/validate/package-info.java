/** Proves mutants by running them: they pass as they should, and fail when their flaw shows. */
package io.unflake.inject.validate;
