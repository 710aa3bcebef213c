/**
 * Plugin of pytest that writes JUnit XML beside what the project's own options write. It is loaded by `-p` in
 * PYTEST_ADDOPTS. Processes that the tests start have no FIX_TESTS_REPORTS, so that it does nothing there.
 */
export const PYTEST_PLUGIN = String.raw`"""Write a report of this run, and nothing else."""
import os


def pytest_configure(config):
    folder = os.environ.pop("FIX_TESTS_REPORTS", None)
    if not folder or hasattr(config, "workerinput"):
        return
    try:
        from _pytest.junitxml import LogXML

        class Report(LogXML):
            def pytest_terminal_summary(self):
                pass

        path = os.path.join(folder, "pytest.%d.xml" % os.getpid())
        config.pluginmanager.register(Report(path, "", "pytest", "no", "total", "xunit1", True), "fix-tests-report")
    except Exception:
        pass
`

/**
 * Program that stands before Go's on PATH. It adds "-json" to "go test" and keeps a copy of the output. Other commands
 * run as they are.
 */
export const GO_SHIM = String.raw`#!/bin/sh
here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)
own=
rest=
IFS=:
for folder in $PATH; do
  [ "$folder" = "$here" ] || rest="$rest:$folder"
done
unset IFS
PATH=${'$'}{rest#:}
export PATH
own=$(command -v go) || { echo "go: not found" >&2; exit 127; }
folder=$FIX_TESTS_REPORTS
compiles=
for word in "$@"; do case $word in -c|-list|-list=*|-h|-help) compiles=yes ;; esac; done
if [ "$1" != test ] || [ -z "$folder" ] || [ -n "$compiles" ]; then exec "$own" "$@"; fi
unset FIX_TESTS_REPORTS
shift
report=$folder/go.$$.json
{ "$own" test -json "$@"; echo $? >"$report.code"; } | tee "$report"
code=$(cat "$report.code")
rm -f "$report.code"
exit "$code"
`

/**
 * Program that stands before Node.js on PATH. A script that sets NODE_OPTIONS replaces ours; this one adds the module
 * again, as long as no process reports.
 */
export const NODE_SHIM = String.raw`#!/bin/sh
here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)
own=
IFS=:
for folder in $PATH; do
  if [ "$folder" != "$here" ] && [ -x "$folder/node" ]; then own=$folder/node; break; fi
done
unset IFS
[ -n "$own" ] || { echo "node: not found" >&2; exit 127; }
case "$FIX_TESTS_REPORTS|$NODE_OPTIONS" in
  "|"* | *node-preload.cjs*) ;;
  *) export NODE_OPTIONS="$NODE_OPTIONS --require \"$(dirname -- "$here")/node_modules/node-preload.cjs\"" ;;
esac
exec "$own" "$@"
`
