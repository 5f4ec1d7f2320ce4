/** From a treatment that makes a test fail to the smallest and the mildest one that still does. */
package io.unflake.engine.minimise;
