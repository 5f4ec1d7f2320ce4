/** The vocabulary of Unflake as records: what a test, a treatment, a run, an outcome and a finding are. */
package io.unflake.model;
