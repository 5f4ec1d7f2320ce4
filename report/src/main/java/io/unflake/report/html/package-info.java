/** Builds HTML with SVG plots that need nothing but the page itself. */
package io.unflake.report.html;
