package io.unflake.model.project;

/**
 * A module whose tests are not run, and why.
 *
 * @param module how the module is called in reports
 * @param reason one sentence without the module's name
 */
public record LeftOut(String module, String reason) {}
