/** The vocabulary of Unflake as records: test, treatment, run, outcome and so on. */
package io.unflake.model;
