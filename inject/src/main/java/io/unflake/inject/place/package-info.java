/** Finds test classes, test methods and the places in them where a flaw fits. */
package io.unflake.inject.place;
