# Draws what one reproduction costs against the number of wanted ones, both axes logarithmic, as SVG:
#
#   awk -f reproduction.awk reproduce-cost.csv >reproduce-cost.svg
#
# Each line is the median over all tests. Dashed lines are lower bounds: in plain reruns a test failed in no run.
BEGIN { FS = ","; width = 560; height = 360; margin = 70; most = 50 }

NR > 1 && $3 != "-" && $7 > 0 {
  n++
  search[n] = $3; replay[n] = $6 * $8 / $7
  rate = ($10 > 0 ? $10 : 3) / $11
  if (rate > 1) rate = 1
  if ($10 == 0) bounded = 1
  alone[n] = $9 / rate; suite[n] = $12 / rate
}

function sorted_median(values,    i, j, t) {
  for (i = 2; i <= n; i++) for (j = i; j > 1 && values[j - 1] > values[j]; j--) { t = values[j]; values[j] = values[j - 1]; values[j - 1] = t }
  return (values[int((n + 1) / 2)] + values[int(n / 2) + 1]) / 2
}

function cost(way, wanted,    i, values) {
  for (i = 1; i <= n; i++) {
    values[i] = way == 1 ? search[i] / wanted + replay[i] : way == 2 ? replay[i] : way == 3 ? alone[i] : suite[i]
  }
  return sorted_median(values)
}

function floor(x) { return x < int(x) ? int(x) - 1 : int(x) }
function across(x) { return log(x) / log(most) * width }
function down(y) { return height - (log(y) / log(10) - low) / (high - low) * height }

END {
  if (!n) { print "reproduction.awk: no test was reproduced" >"/dev/stderr"; exit 1 }
  name[1] = "search and replay"; name[2] = "replay alone"; name[3] = "rerun of the test alone"; name[4] = "rerun of the suite"
  colour[1] = "#0050a0"; colour[2] = "#00a050"; colour[3] = "#c06000"; colour[4] = "#a00030"
  low = 1e9; high = -1e9
  for (way = 1; way <= 4; way++) for (k = 1; k <= most; k += most - 1) {
    value = log(cost(way, k)) / log(10)
    if (value < low) low = value
    if (value > high) high = value
  }
  low = floor(low); high = -floor(-high); if (high == low) high++
  printf "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" font-family=\"sans-serif\" font-size=\"12\">\n",
    width + 2 * margin + 120, height + 2 * margin
  print "<rect width=\"100%\" height=\"100%\" fill=\"white\"/>"
  printf "<g transform=\"translate(%d,%d)\">\n<text y=\"-15\">seconds per reproduction against wanted reproductions (median of %d tests)</text>\n", margin, margin, n
  printf "<rect width=\"%d\" height=\"%d\" fill=\"none\" stroke=\"black\"/>\n", width, height
  split("1 2 5 10 20 50", ticks, " ")
  for (i = 1; i in ticks; i++)
    printf "<path d=\"M%.1f 0V%d\" stroke=\"#ddd\"/><text x=\"%.1f\" y=\"%d\" text-anchor=\"middle\">%d</text>\n",
      across(ticks[i]), height, across(ticks[i]), height + 18, ticks[i]
  for (tick = low; tick <= high; tick++)
    printf "<path d=\"M0 %.1fH%d\" stroke=\"#ddd\"/><text x=\"-6\" y=\"%.1f\" text-anchor=\"end\">%g</text>\n",
      down(10 ^ tick), width, down(10 ^ tick) + 4, 10 ^ tick
  for (way = 1; way <= 4; way++) {
    path = ""
    for (k = 1; k <= most; k++) path = path sprintf("%s%.1f %.1f", k == 1 ? "M" : "L", across(k), down(cost(way, k)))
    printf "<path d=\"%s\" fill=\"none\" stroke=\"%s\" stroke-width=\"2\"%s/>\n", path, colour[way],
      way > 2 && bounded ? " stroke-dasharray=\"6\"" : ""
    printf "<text x=\"%d\" y=\"%.1f\" fill=\"%s\">%s</text>\n", width + 6, down(cost(way, most)) + 4, colour[way], name[way]
  }
  print "</g>\n</svg>"
}
