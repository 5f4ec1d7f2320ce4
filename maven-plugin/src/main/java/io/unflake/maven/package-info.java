/** Goals of the Maven plugin, which describe projects from inside the user's own Maven. */
package io.unflake.maven;
