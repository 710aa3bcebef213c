import { stringify } from 'yaml'
import type { YamlMap } from '../config/workflow-file.ts'
import { CHECKOUT, VERSIONS } from './default-steps.ts'
import type { SetupPlan } from './setup-steps.ts'

/** Path of the workflow that `init` writes. */
export const OWN_WORKFLOW = '.github/workflows/fix-tests.yml'

/** Minutes that the job has to set itself up, and to end. */
const TO_END = 10

export interface WorkflowFacts {
  /** Name of the workflow of CI. */
  readonly ci: string
  readonly setup: SetupPlan
  /** The action with its version, such as `owner/name@v0`. */
  readonly action: string
  /** Beginning of the names of its branches, by the setting `branch`. */
  readonly branches: string
  /** Minutes that fix-tests may take. */
  readonly minutes: number
  /** Names of inputs that the repository's file of settings sets; an input of the workflow would win over it. */
  readonly configured: readonly string[]
  /** Names of variables that the tests get by the repository's settings. */
  readonly passed: readonly string[]
  /** Input of the model's key, and the name of the secret. */
  readonly key: readonly [input: string, secret: string]
  /** Texts of the repository's workflows, which name the versions of pinned actions in comments. */
  readonly versions: readonly string[]
}

/** Return the beginning of the names of branches, by their template. */
export function branchPrefix(template: string): string {
  return template.split('{', 1)[0] ?? ''
}

/** Build the workflow of a repository. Pure. */
export function workflowText(facts: WorkflowFacts): string {
  const { ci, setup, action, branches, minutes, versions } = facts
  // It stands within an expression.
  const own = /^[^\s{}]{1,100}$/.test(branches) ? branches.replaceAll("'", "''") : 'fix-tests/'
  const steps = [checkout, ...setup.steps.map(stepLines), fixStep(facts)].join('\n')
  const text = `name: fix-tests

on:
  workflow_run:
    workflows: [${flowScalar(ci)}] # the name of your CI workflow
    types: [completed]
  issue_comment:
    types: [created]
  pull_request_review:
    types: [submitted]

permissions: {}

jobs:
  fix:
    # CI failed; CI ended on a branch of fix-tests, and judges the fix there; /fix-tests on a pull request; a review of
    # a pull request of fix-tests. If you set the input branch, change the beginning of the branches here, too.
    if: >-
      github.event.workflow_run.conclusion == 'failure' ||
      startsWith(github.event.workflow_run.head_branch, '${own}') ||
      (github.event.issue.pull_request && startsWith(github.event.comment.body, '/fix-tests')) ||
      (github.event_name == 'pull_request_review' && github.event.review.state != 'approved' &&
      startsWith(github.event.pull_request.head.ref, '${own}'))
    runs-on: ${flowScalar(setup.runsOn)}
    timeout-minutes: ${minutes + TO_END}
    concurrency:
      # One run per head branch and workflow: GitHub keeps one that waits, and cancels it for a newer one.
      # None is cancelled half-way. Comments and reviews do not wait.
      group: fix-tests-\${{ github.event.workflow_run.head_repository.full_name || github.run_id }}-\${{ github.event.workflow_run.head_branch }}-\${{ github.event.workflow_run.workflow_id }}
      cancel-in-progress: false
    permissions:
      contents: write # the branch
      pull-requests: write # pull requests and comments
      issues: write # labels that are not there yet; open-issues
      actions: write # reports of the failed run; CI on the branch; /fix-tests stop
      checks: write # the check run
      statuses: read # required checks of other services
${servicesLines(setup.services)}    steps:
${steps}

  tidy:
    # CI is green without the fix: closes the pull requests of fix-tests for this branch, and deletes old state.
    if: >-
      github.event.workflow_run.conclusion == 'success' &&
      !startsWith(github.event.workflow_run.head_branch, '${own}')
    runs-on: ubuntu-latest
    timeout-minutes: 5
    concurrency:
      group: fix-tests-tidy-\${{ github.event.workflow_run.head_branch }}
      cancel-in-progress: false
    permissions:
      contents: write # state and branches older than keep-days
      pull-requests: write # pull requests and comments
      actions: read # all runs of the commit
    steps:
      # If the job fix gets a github-token, give it here, too: this job touches only what its account has made.
      - uses: ${action}
`
  return withVersions(text, versions)
}

const checkout = `      # The default branch. fix-tests fetches the failing commit itself; it runs no code of forks.
      - uses: ${CHECKOUT}
        with:
          ref: \${{ github.event.repository.default_branch }}
          persist-credentials: false`

function stepLines(step: YamlMap): string {
  return indented(stringify([step], { lineWidth: 0 }), 6)
}

function fixStep({ setup, action, key: [input, secret], configured, passed }: WorkflowFacts): string {
  const names = Object.keys(setup.env ?? {})
  const own = { 'setup-command': setup.setupCommand ?? '', 'working-directory': setup.directory }
  const inputs = Object.entries(own).filter(([name, value]) => value !== '' && !configured.includes(name))
  // Ports are known to this step only. Its input wins over the setting, so that it has the names of both.
  if (names.length > 0) inputs.push(['pass-env', [...new Set([...passed, ...names])].join(', ')])
  const given = inputs.length === 0 ? [] : [indented(stringify(Object.fromEntries(inputs), { lineWidth: 0 }), 10)]
  const env = names.length === 0 ? [] : [indented(stringify({ env: setup.env }, { lineWidth: 0 }), 8)]
  return [
    `      - uses: ${action}`,
    ...env,
    '        with:',
    ...given,
    '          # Without a key, the offline engine works alone.',
    `          ${input}: \${{ secrets.${secret} }}`,
  ].join('\n')
}

function servicesLines(services: YamlMap | undefined): string {
  return services === undefined ? '' : `${indented(stringify({ services }, { lineWidth: 0 }), 4)}\n`
}

function indented(text: string, spaces: number): string {
  const lines = text.trimEnd().split('\n')
  return lines.map(line => (line === '' ? '' : ' '.repeat(spaces) + line)).join('\n')
}

/** Write a text as a value in a list or a map, with quotes if YAML needs them. */
function flowScalar(text: string): string {
  return stringify([text], { collectionStyle: 'flow', lineWidth: 0, flowCollectionPadding: false }).trim().slice(1, -1)
}

/** Write the version behind each commit of an action, where it is known. */
function withVersions(text: string, texts: readonly string[]): string {
  const known = new Map(Object.entries(VERSIONS))
  for (const source of texts)
    for (const [, uses = '', version = ''] of source.matchAll(
      /\buses: *([\w./-]+@[0-9a-f]{40}) +# *(v?\d[\w.]{0,30})/g,
    ))
      known.set(uses, version)
  return text.replaceAll(/\buses: ([\w./-]+@[0-9a-f]{40})$/gm, (line, uses: string) =>
    known.has(uses) ? `${line} # ${known.get(uses)}` : line,
  )
}
