/** Makes a finding happen again. */
package io.unflake.engine.replay;
