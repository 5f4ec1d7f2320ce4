/** The strategies to choose from, with those that the user adds. */
package io.unflake.app.strategies;
