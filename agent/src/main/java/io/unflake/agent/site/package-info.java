/** The sites in the classes of this JVM. */
package io.unflake.agent.site;
