/**
 * The annotation with which tests ask to be skipped, instead of failing, when the network is not available.
 *
 * <p>To add assumptions of your own, see {@link io.unflake.sanitise.spi}.
 */
package io.unflake.sanitise;
