package io.unflake.hooks;

import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.util.Arrays;

/** Arrays of results whose order is open, wholly or in part. They are copied, since some of them are shared. */
final class OpenArrays {

    private OpenArrays() {}

    /** Returns the same elements in another order, except for the first ones. */
    static Object[] reordered(Object[] real, int fixed) {
        int[] order = real == null ? null : CollectionHooks.order(real.length - fixed);
        if (order == null) {
            return real;
        }
        Object[] result = real.clone();
        permute(result, fixed, order);
        return result;
    }

    /** Reorders the elements of an array from an index on. */
    static void permute(Object[] array, int from, int[] order) {
        Object[] before = array.clone();
        for (int i = 0; i < Math.min(order.length, array.length - from); i++) {
            array[from + i] = before[from + order[i]];
        }
    }

    static Object[] reorderedRows(Object[] real) {
        Object[] result = real.clone();
        for (int i = 0; i < result.length; i++) {
            result[i] = reordered((Object[]) result[i], 0);
        }
        return result;
    }

    /** The order of the rows is open, and each of them may have more than five names. */
    static Object[] zones(Object[] real) {
        Object[] result = reordered(real, 0);
        if (result != real) {
            for (int i = 0; i < result.length; i++) {
                result[i] = longer((String[]) result[i]);
            }
        }
        return result;
    }

    private static String[] longer(String[] names) {
        String[] result = Arrays.copyOf(names, names.length + 1);
        result[names.length] = names[names.length - 1];
        return result;
    }

    /**
     * Moves an annotation that is directly present from one end to the other. The annotations in a container keep their
     * order, which is specified.
     */
    static Object[] repeated(Object[] real, AnnotatedElement element, Class<? extends Annotation> type) {
        int last = real.length - 1;
        if (last < 1 || !CollectionHooks.isUsed()) {
            return real;
        }
        Annotation direct = element.getAnnotation(type);
        boolean atEnd = real[last] == direct;
        if ((real[0] != direct && !atEnd) || CollectionHooks.order(2) == null) {
            return real;
        }
        Object[] result = real.clone();
        System.arraycopy(real, atEnd ? 0 : 1, result, atEnd ? 1 : 0, last);
        result[atEnd ? 0 : last] = direct;
        return result;
    }
}
