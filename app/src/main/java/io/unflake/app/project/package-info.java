/** Which project is tested, how it is described, and how an output folder remembers it. */
package io.unflake.app.project;
