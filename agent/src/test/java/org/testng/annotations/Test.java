package org.testng.annotations;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** Replaces TestNG's annotation, because Surefire would use TestNG if its jar were on the class path. */
@Retention(RetentionPolicy.RUNTIME)
public @interface Test {}
