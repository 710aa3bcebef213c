import { note } from '../../contracts/events.ts'
import { lstatSync, readFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Emit } from '../../contracts/ports.ts'
import type { WarmJudge, WarmTests } from '../../contracts/judging.ts'
import { rebased } from '../../domain/model/stand-in.ts'
import type { TestCase, TestId } from '../../domain/model/test-case.ts'
import { makeFolder } from '../../isolation/shared-folder.ts'
import type { Framework, Project, TestCommand } from '../../frameworks/framework.ts'
import { fileBytes } from '../../test-reports/decode.ts'
import { readReport } from '../../test-reports/read-reports.ts'
import { relativeTo } from '../../test-reports/relative-path.ts'
import { ownCommand, writeHelpers } from '../run-step.ts'
import { ProcessWarmJudge } from './warm-judge.ts'
import type { WarmProcess } from './warm-process.ts'

/** Size up to which a report is read at once, in bytes. */
const MAX_AT_ONCE = 1_000_000

/** A judge that was wrong once is not used again in a run. */
export class WarmTrust {
  isLost = false
}

/** Terms on which a judge is opened. */
export interface JudgeTerms {
  readonly signal: AbortSignal
  /** Makes the code ready if there may be a judge. @returns false if that fails */
  readonly prepare?: () => Promise<boolean>
  /** Resolves when its tests may run, to false if it is not needed after all; by default they may run at once. */
  readonly isNeeded?: Promise<boolean> | undefined
}

/** Facts of a package that a judge of its tests needs. */
export interface WarmPlan {
  /** Undefined if its framework has none. */
  readonly command: TestCommand | undefined
  /** The package's part of the tests. */
  readonly tests: readonly TestId[]
  readonly project: Project
  readonly framework: Framework
  /** Chooses the options that select tests; none if their names do not. */
  readonly wordsOf: (tests: readonly TestId[]) => readonly string[]
  readonly inside: (test: TestId) => TestId
  readonly outside: (test: TestId) => TestId
}

/**
 * Open a judge for tests of one package. @returns undefined if there is none, which is no error: the runner judges then
 * @param plans those of the packages that have some of the tests
 */
export async function openJudge(
  plans: readonly WarmPlan[],
  options: {
    readonly tests: WarmTests
    /** Directory for the report and the helper files, and the folder that holds it. */
    readonly dir: string
    readonly root: string
    readonly prepare: () => Promise<boolean>
    readonly isNeeded: JudgeTerms['isNeeded']
    readonly start: (command: TestCommand, cwd: string) => Promise<WarmProcess | undefined>
    readonly spend: (ms: number) => void
    readonly trust: WarmTrust
    readonly keepsState: (file: string, text: string) => boolean
    readonly pathOf: (file: string) => string
    readonly emit: Emit
  },
): Promise<WarmJudge | undefined> {
  const { tests, dir, root, prepare, isNeeded, start, spend, trust, keepsState, pathOf, emit } = options
  const [plan, ...others] = plans
  // Windows has no forks and no groups of processes. A candidate may break the tests of two packages.
  if (process.platform === 'win32') return undefined
  if (trust.isLost || plan?.command === undefined || others.length > 0) return undefined
  const { command, project, framework, wordsOf, inside, outside } = plan
  const { report } = command
  if (report.at !== 'file' || plan.tests.length < tests.failing.length + tests.passing.length) return undefined
  if (!(await prepare())) return undefined
  await mkdir(root, { recursive: true })
  await makeFolder(root, dir)
  await writeHelpers(root, { dir, files: command.files })
  const relative = relativeTo(project.runsAt, project.exists)
  const say = (text: string) => emit(note('info', text))
  const read = async (): Promise<readonly TestCase[]> => {
    try {
      // A pipe that a test has made in its place would block the read.
      const info = lstatSync(report.path)
      if (!info.isFile()) return []
      // A search reads hundreds of small ones, and each asynchronous call takes longer than to read one.
      const bytes = info.size > MAX_AT_ONCE ? fileBytes(report.path) : [readFileSync(report.path)]
      const { cases } = await readReport(bytes, {
        format: report.format,
        framework: framework.name,
        relative,
      })
      return cases.map(each => ({ ...each, id: outside(each.id) }))
    } catch {
      // A run that broke off wrote none: no test of it passed.
      return []
    }
  }
  const judge = await ProcessWarmJudge.open({
    ...tests,
    isNeeded,
    start: () => start(ownCommand(command, project), project.root),
    report: report.path,
    notes: join(dir, 'seen-values'),
    read,
    nameOf: test => framework.selector(inside(test)),
    fileOf: test => inside(test).file,
    wordsOf: each => wordsOf(each.map(inside)),
    keepsState: path => keepsState(path, readModule(path, project) ?? ''),
    pathOf,
    spend,
    distrust: why => {
      trust.isLost = true
      say(`Candidates no longer run in one ${framework.name} process that stays open: ${why}.`)
    },
  })
  if (judge === undefined) return undefined
  if (typeof judge === 'string') {
    say(`Each candidate starts ${framework.name} anew: no process of it stays open, since ${judge}.`)
    return undefined
  }
  say(`Candidates run in one ${framework.name} process that stays open: a run takes ${judge.runMs} ms.`)
  return judge
}

/** Read a module that a process of tests has named; undefined if it is none of the project's, or too large. */
function readModule(path: string, { root, runsAt }: Project): string | undefined {
  const file = rebased(path, runsAt, root)
  if (!file.startsWith(`${root}/`)) return undefined
  try {
    const info = lstatSync(file)
    return info.isFile() && info.size <= MAX_AT_ONCE ? readFileSync(file, 'utf8') : undefined
  } catch {
    return undefined
  }
}
