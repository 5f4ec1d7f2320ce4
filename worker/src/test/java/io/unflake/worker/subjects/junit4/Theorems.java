package io.unflake.worker.subjects.junit4;

import org.junit.experimental.theories.DataPoints;
import org.junit.experimental.theories.Theories;
import org.junit.experimental.theories.Theory;
import org.junit.runner.RunWith;

@RunWith(Theories.class)
public class Theorems {

    @DataPoints
    public static final int[] POINTS = {1, 2, 3};

    @Theory
    public void holds(int point) {}
}
