/** Reduces a treatment under which a test fails to the smallest and mildest one. */
package io.unflake.engine.minimise;
