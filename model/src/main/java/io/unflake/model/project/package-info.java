/** Descriptions of projects and their test frameworks. */
package io.unflake.model.project;
