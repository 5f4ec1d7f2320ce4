package io.unflake.worker.subjects.junit4;

import org.junit.runner.RunWith;
import org.junit.runners.Suite;

@RunWith(Suite.class)
@Suite.SuiteClasses({Plain4.class, Numbered.class, Enclosing.class})
public class Everything {}
