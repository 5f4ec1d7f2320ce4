# Draws time and memory of bench/scale against the number of tests, both axes logarithmic, as SVG:
#
#   awk -f chart.awk scale.csv >scale.svg
#
# Circles are suites with classes of 20 tests, squares those with other classes. The dashed line is linear growth.
BEGIN { FS = ","; width = 420; height = 320; margin = 60 }

NR > 1 { n++; size[n] = $1; per[n] = $2; value["seconds", n] = $4; value["MiB", n] = $6 }

function decade_below(x) { return floor(log(x) / log(10) + 1e-9) }
function decade_above(x) { return -floor(-log(x) / log(10) + 1e-9) }
function floor(x) { return x < int(x) ? int(x) - 1 : int(x) }

function at(x, low, high, length_) { return (log(x) / log(10) - low) / (high - low) * length_ }

function panel(unit, text, left,    i, low, high, from, to, x, y, tick) {
  low = high = value[unit, 1]; from = to = size[1]
  for (i = 2; i <= n; i++) {
    if (value[unit, i] < low) low = value[unit, i]
    if (value[unit, i] > high) high = value[unit, i]
    if (size[i] < from) from = size[i]
    if (size[i] > to) to = size[i]
  }
  low = decade_below(low); high = decade_above(high); if (high == low) high++
  from = decade_below(from); to = decade_above(to); if (to == from) to++
  printf "<g transform=\"translate(%d,%d)\">\n<text y=\"-15\">%s</text>\n", left + margin, margin, text
  printf "<rect width=\"%d\" height=\"%d\" fill=\"none\" stroke=\"black\"/>\n", width, height
  for (tick = from; tick <= to; tick++) {
    x = at(10 ^ tick, from, to, width)
    printf "<path d=\"M%.1f 0V%d\" stroke=\"#ddd\"/><text x=\"%.1f\" y=\"%d\" text-anchor=\"middle\">%d</text>\n",
      x, height, x, height + 18, 10 ^ tick
  }
  for (tick = low; tick <= high; tick++) {
    y = height - at(10 ^ tick, low, high, height)
    printf "<path d=\"M0 %.1fH%d\" stroke=\"#ddd\"/><text x=\"-6\" y=\"%.1f\" text-anchor=\"end\">%g</text>\n",
      y, width, y + 4, 10 ^ tick
  }
  draw_linear(unit, low, high, from, to)
  for (i = 1; i <= n; i++) {
    x = at(size[i], from, to, width); y = height - at(value[unit, i], low, high, height)
    if (per[i] == 20) printf "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"4\"/>\n", x, y
    else printf "<rect x=\"%.1f\" y=\"%.1f\" width=\"8\" height=\"8\"/>\n", x - 4, y - 4
  }
  print "</g>"
}

# The line of linear growth through the largest suite, cut off at the edge of the panel.
function draw_linear(unit, low, high, from, to,    i, most, start, value_) {
  for (i = 1; i <= n; i++) if (per[i] == 20 && (!most || size[i] > size[most])) most = i
  if (!most) return
  start = 10 ^ from
  value_ = value[unit, most] * start / size[most]
  if (value_ < 10 ^ low) { start *= 10 ^ low / value_; value_ = 10 ^ low }
  printf "<path d=\"M%.1f %.1fL%.1f %.1f\" stroke=\"black\" stroke-dasharray=\"4\"/>\n", at(start, from, to, width),
    height - at(value_, low, high, height), at(size[most], from, to, width),
    height - at(value[unit, most], low, high, height)
}

END {
  printf "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" font-family=\"sans-serif\" font-size=\"12\">\n",
    2 * (width + 1.5 * margin), height + 2 * margin
  print "<rect width=\"100%\" height=\"100%\" fill=\"white\"/>"
  panel("seconds", "seconds against tests", 0)
  panel("MiB", "controller MiB against tests", width + 1.5 * margin)
  print "</svg>"
}
