package org.testng.annotations;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** Stands for that of TestNG, whose jar would make Surefire run these tests with it. */
@Retention(RetentionPolicy.RUNTIME)
public @interface Test {}
