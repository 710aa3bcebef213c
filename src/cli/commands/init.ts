import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { UserError } from '../../contracts/errors.ts'
import { logLine } from '../../rendering/markdown-escape.ts'
import { detectPackages } from '../../frameworks/project/detect-packages.ts'
import { projectAt } from '../../frameworks/project/project-files.ts'
import { offlineLimits } from '../../domain/policy/offline-limits.ts'
import { adviseCi, type CiAdvice } from '../../setup/ci-advice.ts'
import type { CiOverview } from '../../setup/ci-jobs.ts'
import type { TestJob } from '../../setup/test-job.ts'
import { usualSetup } from '../../setup/default-steps.ts'
import { namedWorkflow } from '../../setup/named-workflow.ts'
import { planSetup, type SetupPlan } from '../../setup/setup-steps.ts'
import { branchPrefix, OWN_WORKFLOW, workflowText } from '../../setup/workflow-text.ts'
import { gitResult } from '../../workspace/git.ts'
import type { Arguments } from '../arguments.ts'
import { type InstalledProject, readInstalledProject } from '../installed-project.ts'
import { actionReference, packageFacts } from '../shipped-files.ts'
import { ask, isTerminal } from '../terminal-questions.ts'

type Env = Readonly<Record<string, string | undefined>>

/**
 * Run `fix-tests init`: show the workflow for this repository, and write it if it is new.
 * @returns the exit code: 0 written or shown, 1 not written, 2 usage error
 */
export async function initWorkflow(
  args: Arguments & { kind: 'init' },
  env: Env,
  { program }: { program: string },
): Promise<number> {
  const project = await readInstalledProject(env)
  const chosen = await chooseCi(project.ci, args)
  const { setup, advice, frameworks } = planFor(project, chosen.job)
  const key = keyOf(project.settings.models)
  const text = workflowText({
    ci: chosen.name,
    setup,
    action: actionReference(packageFacts()),
    branches: branchPrefix(project.settings.branch),
    minutes: project.settings['timeout-minutes'],
    configured: Object.keys(project.configured).filter(name => project.configured[name]?.trim()),
    passed: project.settings['pass-env'],
    key,
    versions: project.files.map(file => file.text),
  })
  const path = join(project.checkout.top, OWN_WORKFLOW)
  say(
    `CI: the workflow ${chosen.name}${chosen.job === undefined ? '' : ` (${chosen.job.file.path}, job ${chosen.job.id})`}`,
  )
  for (const note of [...project.ci.notes, ...chosen.notes, ...setup.notes]) say(`Note: ${note}`)
  if (existsSync(path) && (await readFile(path, 'utf8')) === text) {
    say(`${OWN_WORKFLOW} is there, as init would write it. There is nothing to do.`)
    return 0
  }
  say('')
  process.stdout.write(`${(await diffOf(path, text, project)).split('\n').map(logLine).join('\n')}\n`)
  if (existsSync(path) || project.ci.installed.length > 0) return refuse(project, { args, program })
  if (args.dryRun) {
    say('Nothing was written (--dry-run).')
  } else if (args.yes || (isTerminal() && (await ask(`Write ${OWN_WORKFLOW}? [Y/n] `, /^(?:y(?:es)?)?$/i)))) {
    await mkdir(dirname(path), { recursive: true })
    // Never over a file that appeared meanwhile.
    await writeFile(path, text, { flag: 'wx' })
    say(`Written: ${OWN_WORKFLOW}`)
  } else {
    say('Nothing was written.')
    if (isTerminal()) return 1
    throw new UserError(
      'init cannot ask here, since this is not a terminal.',
      `To write the file without a question: ${program} init --yes`,
    )
  }
  printNext({ job: chosen.job, advice, secret: key[1], program, limits: offlineLimits(frameworks) })
  return 0
}

interface Chosen {
  readonly name: string
  readonly job: TestJob | undefined
  readonly notes: readonly string[]
}

/** Choose the workflow of CI: the named one, the only one, the one that the user picks, or the likeliest. */
async function chooseCi(ci: CiOverview, { ciWorkflow, yes, dryRun }: Arguments & { kind: 'init' }): Promise<Chosen> {
  const { jobs, names, started } = ci
  if (ciWorkflow !== undefined) {
    const named = namedWorkflow(ci, ciWorkflow)
    if (named === undefined)
      throw new UserError(
        `There is no workflow ${JSON.stringify(ciWorkflow)} in .github/workflows.`,
        names.length === 0 ? 'Add the workflow that runs your tests first.' : `Use one of ${names.join(', ')}.`,
      )
    const { name, job } = named
    return { name, job, notes: job === undefined ? [`No step of ${name} seems to run tests.`] : [] }
  }
  const [first, ...others] = jobs
  if (first === undefined)
    throw new UserError(
      'No workflow in .github/workflows seems to run tests.',
      started[0] === undefined
        ? 'Add a workflow that runs your tests on push and pull_request first.'
        : `Name the one that does: --ci-workflow ${JSON.stringify(started[0].name)}.`,
    )
  if (others.length === 0) return { name: first.workflow, job: first, notes: [] }
  if (isTerminal() && !yes && !dryRun) {
    const list = jobs.map(({ workflow, file }, index) => `  ${index + 1}  ${workflow} (${file.path})`).join('\n')
    const answer = await ask(`Which workflow runs the tests?\n${logLine(list)}\nNumber [1]: `)
    const job = jobs[answer === '' ? 0 : Number(answer) - 1]
    if (job === undefined)
      throw new UserError(`${JSON.stringify(answer)} is none of them.`, 'Give a number of the list.')
    return { name: job.workflow, job, notes: [] }
  }
  const rest = others.map(({ workflow }) => workflow).join(', ')
  return {
    name: first.workflow,
    job: first,
    notes: [`Other workflows run tests too: ${rest}. --ci-workflow names one.`],
  }
}

function planFor(
  { checkout, configured }: InstalledProject,
  job: TestJob | undefined,
): { setup: SetupPlan; advice: CiAdvice | undefined; frameworks: readonly string[] } {
  const project = projectAt(join(checkout.top, job?.directory ?? ''))
  const packages = detectPackages(project, [])
  const detected = packages.map(({ framework }) => framework)
  const frameworks = detected.map(({ name }) => name)
  if (job === undefined) return { setup: usualSetup(project, detected[0], ''), advice: undefined, frameworks }
  // The set-up starts where the file of settings says that the project is.
  const directory = configured['working-directory']?.trim() || job.directory
  const setup = planSetup({ ...job, directory }, projectAt(checkout.top))
  return { setup, advice: adviseCi(job, { detected, project }), frameworks }
}

function keyOf(models: readonly string[] | undefined): readonly [string, string] {
  const isOpenAi = models?.find(name => name !== 'offline')?.startsWith('openai/') === true
  return isOpenAi ? ['openai-api-key', 'OPENAI_API_KEY'] : ['anthropic-api-key', 'ANTHROPIC_API_KEY']
}

/** Show the whole file as new, or what is different from the one that is there. */
async function diffOf(path: string, text: string, { checkout }: InstalledProject): Promise<string> {
  if (!existsSync(path)) {
    const lines = text.trimEnd().split('\n')
    return [
      '--- /dev/null',
      `+++ b/${OWN_WORKFLOW}`,
      `@@ -0,0 +1,${lines.length} @@`,
      ...lines.map(line => `+${line}`),
    ].join('\n')
  }
  const folder = await mkdtemp(join(tmpdir(), 'fix-tests-init-'))
  try {
    const next = join(folder, 'fix-tests.yml')
    await writeFile(next, text)
    const args = ['diff', '--no-index', '--no-color', '--', path, next]
    const { stdout } = await gitResult(args, { cwd: folder, host: checkout.host, codes: [1] })
    return `--- a/${OWN_WORKFLOW}\n+++ what init would write\n${stdout.slice(Math.max(0, stdout.indexOf('@@'))).trimEnd()}`
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Never change a workflow that is there. */
function refuse(
  { ci }: InstalledProject,
  { args, program }: { args: Arguments & { kind: 'init' }; program: string },
): number {
  const where = ci.installed[0] ?? OWN_WORKFLOW
  say(`${where} is there already, and init changes no file. Nothing was written.`)
  say(`Take over what you want from above by hand, or delete it and run ${program} init again.`)
  return args.dryRun ? 0 : 1
}

interface Todo {
  readonly job: TestJob | undefined
  readonly advice: CiAdvice | undefined
  /** Name of the secret with the key of a model. */
  readonly secret: string
  readonly program: string
  /** Limits of the offline engine here, as sentences. */
  readonly limits: string | undefined
}

function printNext({ job, advice, secret, program, limits }: Todo): void {
  const steps: string[] = []
  if (job !== undefined && advice !== undefined && advice.missing.length > 0) {
    const before = advice.before === undefined ? '' : ` First: ${advice.before}.`
    const lines = advice.lines.split('\n').map(line => `      ${line}`)
    steps.push(
      `In ${job.file.path}, job ${job.id}: ${advice.missing.join(', and ')}.${before} ${advice.place}\n\n${lines.join('\n')}\n`,
    )
  }
  if (job !== undefined && !job.events.includes('workflow_dispatch'))
    steps.push(
      `In ${job.startedBy.path}: add workflow_dispatch: to on:, so that CI runs on the branches of fix-tests. (Not needed with the token of a GitHub App.)`,
    )
  steps.push(
    'On GitHub, Settings › Actions › General: turn on “Allow GitHub Actions to create and approve pull requests”.',
    `For a model, add its key: gh secret set ${secret}. ${limits ?? 'Without one, the offline engine works alone.'}`,
    `Commit ${OWN_WORKFLOW} to the default branch: GitHub reads it there.`,
    `Check all of it: ${program} doctor`,
  )
  say('\nNext:')
  for (const [index, step] of steps.entries()) say(`${index + 1}. ${step}`)
}

/** Print a text; each line is escaped, since parts of it come from files of the repository. */
function say(text: string): void {
  process.stdout.write(`${text.split('\n').map(logLine).join('\n')}\n`)
}
