/** What mutants call at run time; shipped as a jar of its own. */
package io.unflake.inject.gate;
