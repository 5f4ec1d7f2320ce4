/** The strategies: their names, groups, parameters and target APIs. */
package io.unflake.model.strategy;
