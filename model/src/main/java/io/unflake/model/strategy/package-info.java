/** The strategies: their names, groups, parameters and the APIs they reach. */
package io.unflake.model.strategy;
