/** The mutation operators: each knows one anti-pattern, finds places for it, and writes it. */
package io.unflake.inject.operator;
