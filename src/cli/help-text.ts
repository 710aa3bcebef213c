import { REPORT_FORMATS } from '../frameworks/framework.ts'
import { INPUT_NAMES, type InputName } from '../config/settings.ts'

/** Inputs that only apply to a job on GitHub. */
const ONLY_ACTION: ReadonlySet<InputName> = new Set([
  'github-token',
  'artifact-name',
  'publish',
  'sign-commits',
  'labels',
  'reviewers',
  'comment',
  'check-run',
  'dispatch-ci',
  'open-issues',
  'command-permission',
  'allowed-bots',
  'drafts',
  'opt-in-label',
  'skip-label',
  'upload-transcripts',
  'fail-on-unfixed',
  'job-context',
])

/** Inputs that are options of run. */
export const FLAGS = INPUT_NAMES.filter(name => !ONLY_ACTION.has(name))

/** Text of `--help`. */
export const USAGE = `Usage: fix-tests run [options]
       fix-tests parse FILE… [--format NAME] [--framework NAME]
       fix-tests triage FILE… [--json] [--format NAME] [--framework NAME]
       fix-tests replay TRANSCRIPT [--test-command VALUE] [--working-directory VALUE]

run     Run the tests of the git repository in the current folder, fix the failures, and leave
        the fix on a local branch fix-tests/…  The work tree must have no uncommitted changes.
parse   Print test reports as JSON. FILE is a file, a glob, a directory, or - for stdin.
triage  Group the failures of test reports by root cause, and list where to look first.
replay  Repeat a recorded conversation with a model: the model's answers come from the transcript,
        the tools run on the recorded commit. Nothing is sent, and the checkout is restored.

Options of run (the same names as the action's inputs):
${FLAGS.map(name => `  --${name} VALUE`).join('\n')}
  --resume            resume an earlier run where it stopped
  --json FILE         write the result as JSON

Options of parse and triage:
  --format NAME       ${REPORT_FORMATS.join(', ')}
  --framework NAME    the test framework, if the report does not name it
  --json              triage: print JSON

  --help, --version

Exit code of run: 0 fixed or nothing to fix, 1 not or only partly fixed, 2 usage error.
Exit code of replay: 0 same end and same results, 1 any difference, 2 usage error.
Exit code of parse and triage: 0 all reports read, 2 unreadable report or usage error.`
