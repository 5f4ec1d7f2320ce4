package io.unflake.model.project;

/**
 * A module whose tests are not run, and the reason.
 *
 * @param module the name of the module in reports
 * @param reason one sentence without the module's name
 */
public record LeftOut(String module, String reason) {}
