package pantry;

import java.util.ArrayList;
import java.util.List;

/** The dishes of a meal. */
public record Menu(String meal, List<String> dishes) {

    public static final Menu LUNCH = new Menu("lunch", new ArrayList<>(List.of("soup", "pie")));

    public void add(String dish) {
        if (!dishes.contains(dish)) {
            dishes.add(dish);
        }
    }
}
