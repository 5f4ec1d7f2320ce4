/** What a user writes about strategies, in options and in {@code unflake.yaml}, turned into trials. */
package io.unflake.engine.config;
