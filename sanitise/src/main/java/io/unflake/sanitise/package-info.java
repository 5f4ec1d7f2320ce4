/**
 * Skips tests that fail for want of something outside of them, such as the network, instead of failing the build.
 *
 * <p>This package is what users meet: the annotation, and what they implement to add assumptions of their own.
 */
package io.unflake.sanitise;
