/** Child processes that end with this JVM, and namespaces in which they see less of the machine. */
package io.unflake.engine.process;
