# Functions for scripts that run detections and measure them. Sourced, not run; needs $bench.
# shellcheck shell=bash

root=$(dirname "$bench")
place=$root/target/bench
console_version=1.14.4

fail() {
  printf 'bench/%s: %s\n' "$(basename "$0")" "$1" >&2
  exit "${2:-3}"
}

calc() { awk "BEGIN { printf \"%.2f\", $1 }"; }

# Of the numbers on standard input, one per line; "-" if there are none.
median() { sort -n | awk '{ n[NR] = $1 } END { print NR ? (n[int((NR + 1) / 2)] + n[int(NR / 2) + 1]) / 2 : "-" }'; }
largest() { sort -n | awk '{ n = $1 } END { print NR ? n : "-" }'; }

# Builds Unflake and fetches the console launcher of the JUnit Platform, into $console.
prepare() {
  mkdir -p "$place"
  console=$place/junit-platform-console-standalone-$console_version.jar
  if [[ ! -f $console ]]; then
    mvn -q -B org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy \
      -Dartifact="org.junit.platform:junit-platform-console-standalone:$console_version" \
      -DoutputDirectory="$place" || fail "the console launcher cannot be resolved; check the network"
  fi
  "$root/unflake" strategies >"$place/strategies.txt" || fail "Unflake cannot be built"
  runtime=$root/cli/target/unflake/runtime
  java=java
  [[ -z ${JAVA_HOME:-} ]] || java=$JAVA_HOME/bin/java
}

# number FILE FIELD: prints the first number with that name in a findings file.
number() { grep -o "\"$2\": *[0-9.]*" "$1" | head -n 1 | sed 's/.*: *//'; }

# findings FILE: prints how many flaky findings there are.
findings() { grep -c '"verdict": "flaky"' "$1" || true; }

# Peak memory of a process so far, in MiB, into $memory; 0 if it has ended.
memory_of() {
  local key value rest
  memory=0
  while read -r key value rest; do
    [[ $key != VmHWM: ]] || memory=$((value / 1024))
  done 2>/dev/null <"/proc/$1/status" || true
}

# Raises $plain_peak and $worker_peak to what the worker JVMs of the detection in folder $1 use.
look_at_workers() {
  local process arguments=()
  for process in /proc/[0-9]*; do
    mapfile -d '' arguments 2>/dev/null <"$process/cmdline" || continue
    [[ ${arguments[0]:-} == */java && ${arguments[*]} == *"$1/"*io.unflake.worker.WorkerMain* ]] || continue
    memory_of "${process#/proc/}"
    if [[ ${arguments[*]} == *-javaagent:* ]]; then
      worker_peak=$((memory > worker_peak ? memory : worker_peak))
    else
      plain_peak=$((memory > plain_peak ? memory : plain_peak))
    fi
  done
}

# watch PID LIMIT [OUT]: waits until a process ends, which is killed after LIMIT seconds. Leaves its exit code in $code,
# its peak memory in MiB in $peak, and that of the worker JVMs of a detection with output folder OUT in $worker_peak
# (with agent) and $plain_peak (without).
watch() {
  local deadline=$((SECONDS + $2))
  peak=0 plain_peak=0 worker_peak=0 code=0
  while kill -0 "$1" 2>/dev/null; do
    memory_of "$1"
    peak=$((memory > peak ? memory : peak))
    [[ -z ${3:-} ]] || look_at_workers "$3"
    ((SECONDS < deadline)) || kill "$1" 2>/dev/null || true
    sleep 0.2
  done
  wait "$1" || code=$?
}

# detect NAME FOLDER LIMIT OPTION…: runs a detection in FOLDER. Writes $place/NAME.json and $place/NAME.log, and leaves
# its seconds in $seconds, its exit code in $code, and peaks as of watch: $peak is that of the controller.
detect() {
  local name=$1 folder=$2 limit=$3 begin
  shift 3
  local out=$place/$name-out
  rm -rf "$out"
  begin=$(date +%s.%N)
  (cd "$folder" && exec "$root/unflake" detect --no-fail --json --out "$out" "$@") \
    >"$place/$name.json" 2>"$place/$name.log" </dev/null &
  watch $! "$limit" "$out"
  seconds=$(calc "$(date +%s.%N) - $begin")
}
