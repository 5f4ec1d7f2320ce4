package io.unflake.worker.subjects.jupiter;

import org.junit.platform.suite.api.SelectClasses;
import org.junit.platform.suite.api.Suite;

@Suite
@SelectClasses({Shapes.class, Tagged.class})
public class JupiterSuite {}
