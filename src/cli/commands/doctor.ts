import { ciTestStep } from '../ci-test-step.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sentenceOf, UserError } from '../../contracts/errors.ts'
import { isolationText } from '../../domain/model/isolation.ts'
import { visibleJson } from '../../domain/text/hidden-characters.ts'
import { count } from '../../domain/text/wording.ts'
import { isolate } from '../../engine/isolate.ts'
import { describePackage } from '../../engine/describe-package.ts'
import { projectDirectory } from '../../engine/project-directory.ts'
import { planTests } from '../../engine/test-plan.ts'
import { detectPackages } from '../../frameworks/project/detect-packages.ts'
import { projectAt, withPrograms } from '../../frameworks/project/project-files.ts'
import { readRepositorySettings } from '../../github/repository-settings.ts'
import { logLine } from '../../rendering/markdown-escape.ts'
import { adviseCi } from '../../setup/ci-advice.ts'
import { checkSetup } from '../../setup/doctor-checks.ts'
import type { CheckLine, DoctorFacts } from '../../setup/doctor-facts.ts'
import { branchPrefix } from '../../setup/workflow-text.ts'
import { ownUse } from '../../setup/own-use.ts'
import type { Arguments } from '../arguments.ts'
import { githubRemote } from '../github-remote.ts'
import { modelKeys } from '../local-context.ts'
import { type InstalledProject, readInstalledProject } from '../installed-project.ts'
import { packageFacts } from '../shipped-files.ts'
import { tryModels } from '../try-models.ts'

type Env = Readonly<Record<string, string | undefined>>

const MARKS = { ok: '✓', warning: '!', problem: '✗', unknown: '?' } as const

/**
 * Run `fix-tests doctor`: check this repository, and with a token its settings on GitHub.
 * @returns the exit code: 0 no problem, 1 a problem, 2 usage error
 */
export async function checkInstallation(
  args: Arguments & { kind: 'doctor' },
  env: Env,
  { program }: { program: string },
): Promise<number> {
  const lines = checkSetup(await observe(args, env, program))
  const problems = lines.filter(({ status }) => status === 'problem').length
  const unknown = lines.filter(({ status }) => status === 'unknown').length
  const text = args.json ? visibleJson(lines, 2) : [...lines.flatMap(shown), '', verdict(problems, unknown)].join('\n')
  process.stdout.write(`${text}\n`)
  return problems === 0 ? 0 : 1
}

/**
 * Observe what the checks need. Only the isolation starts anything, and it runs nothing of the repository. Models get a
 * question that has nothing to do with it.
 */
async function observe(args: Arguments & { kind: 'doctor' }, env: Env, program: string): Promise<DoctorFacts> {
  const installed = await readInstalledProject(env, modelKeys(env))
  const { checkout, settings, ci, files } = installed
  const action = packageFacts().repository
  const own = ownUse(files, action)
  const [job] = ci.jobs
  const project = projectAt(join(checkout.top, job?.directory ?? ''))
  const detected = detectPackages(project, []).map(({ framework }) => framework)
  const [isolation, trials, github] = await Promise.all([
    observeIsolation(installed, env),
    tryModels(settings, env),
    observeGitHub(installed, { named: args.repository, env, path: own?.path }),
  ])
  return {
    program,
    action,
    tests: await observeTests(installed, env),
    frameworks: detected.map(({ name }) => name),
    ci,
    own,
    branches: branchPrefix(own?.inputs.branch ?? settings.branch),
    advice: job && adviseCi(job, { detected, project }),
    isolation,
    models: settings.models,
    trials,
    github,
  }
}

/** Plan the tests as a run here does, with the step of CI that runs them. */
async function observeTests(installed: InstalledProject, env: Env): Promise<DoctorFacts['tests']> {
  const { checkout, settings } = installed
  const { step, note } = await ciTestStep(installed, env)
  const ciSteps = step === undefined ? [] : [step]
  try {
    const project = withPrograms(projectAt(projectDirectory(checkout, settings)), env.PATH)
    const plan = planTests(project, settings, { reported: undefined, ciSteps })
    return [...plan.packages.map(describePackage), ...plan.notes, ...(note === undefined ? [] : [note])]
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    return { problem: error.message, remedy: error.remedy }
  }
}

async function observeIsolation({ checkout, settings }: InstalledProject, env: Env): Promise<DoctorFacts['isolation']> {
  const directory = await mkdtemp(join(tmpdir(), 'fix-tests-doctor-'))
  try {
    await using opened = await isolate({ checkout, host: env, settings, directory })
    const { isolation } = opened
    const works = isolation.level !== 'none'
    // The name of the line says what it is about.
    const text = isolationText(isolation).replace('Isolation: ', 'Tests run in ')
    return { works, text: works ? text : (isolation.notes[0] ?? text) }
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    return { works: false, text: error.message }
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

async function observeGitHub(
  { checkout }: InstalledProject,
  { named, env, path }: { named: string | undefined; env: Env; path: string | undefined },
): Promise<DoctorFacts['github']> {
  const remote = await githubRemote(checkout, { named, env })
  if ('why' in remote) return remote
  try {
    const settings = await readRepositorySettings(remote, path === undefined ? [] : [path])
    const ownText = path === undefined ? undefined : settings.files[path]
    return { ...settings, repository: `${remote.owner}/${remote.repo}`, ownText }
  } catch (error) {
    // Without a network the checks of this machine still help.
    return { why: `GitHub could not be asked: ${sentenceOf(error)}`, remedy: 'Check the token and the network.' }
  }
}

function shown({ name, status, text, advice }: CheckLine): string[] {
  const head = logLine(`${MARKS[status]} ${name}: ${text}`)
  const [first, ...more] = advice.split('\n')
  return advice === '' ? [head] : [head, logLine(`    → ${first}`), ...more.map(line => logLine(`        ${line}`))]
}

function verdict(problems: number, unknown: number): string {
  const open = unknown === 0 ? '' : ` ${count(unknown, 'check')} could not be made.`
  return problems === 0 ? `No problem found.${open}` : `${count(problems, 'problem')} found.${open}`
}
