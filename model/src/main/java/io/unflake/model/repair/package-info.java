/** Repairs: patches that were shown to work, and what was tried. */
package io.unflake.model.repair;
