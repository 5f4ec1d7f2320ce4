/** The sites known in this JVM. */
package io.unflake.agent.site;
