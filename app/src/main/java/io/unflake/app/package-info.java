/** What all front ends share: they translate options into requests to the packages below. */
package io.unflake.app;
