/** What a front end tells about a project. */
package io.unflake.model.project;
