/** Child processes that end with this JVM. */
package io.unflake.engine.process;
