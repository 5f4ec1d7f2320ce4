/** Goals of the Maven plugin: they run inside the user's own Maven and know nothing but its model and ours. */
package io.unflake.maven;
