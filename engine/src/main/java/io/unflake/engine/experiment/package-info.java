/** The one door between algorithms and processes: runs go in, observations come out. */
package io.unflake.engine.experiment;
