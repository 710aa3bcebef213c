/**
 * The offline engine on small functions of this project's own, each broken once by chance, or `BENCH_TIMES` times.
 * `BENCH_SECONDS` is the time for one, 45 by default. `BENCH_SEED` chooses what is broken, `BENCH_SAMPLE` 20 takes
 * every twentieth function, `BENCH_ONLY` those of these names, `BENCH_LOG` a file for one line of JSON each.
 */
import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { groupBy } from '../src/domain/text/grouping.ts'
import { seededRandom } from '../test/random.ts'
import { seedOf } from '../test/seed.ts'
import { breakSubject } from './offline/broken.ts'
import { BenchProject, type EngineRun, LIMIT_MS } from './offline/engine-run.ts'
import { readSubjects, type Subject } from './offline/subjects.ts'
import { median } from './median.ts'
import type { Figure } from './main.ts'

/** Share of right fixes that the engine is to reach. */
const GOAL = 0.65

export async function offline(): Promise<Figure[]> {
  const { seed } = seedOf('full', process.env.BENCH_SEED)
  const every = Number(process.env.BENCH_SAMPLE ?? 1)
  const figures: Figure[] = []
  for (const language of ['javascript', 'python'] as const) {
    const only = process.env.BENCH_ONLY
    const subjects = readSubjects().filter(
      (each, index) =>
        each.language === language && (only === undefined ? index % every === 0 : only.split(',').includes(each.name)),
    )
    const runs: EngineRun[] = []
    for (const subject of subjects) {
      const run = await repairOne(subject, seed)
      if (run !== undefined) runs.push(run)
    }
    figures.push(figureOf(runs, `${language}, seed ${seed}, at most ${LIMIT_MS / 1000} s each`))
  }
  return figures
}

async function repairOne(subject: Subject, seed: number): Promise<EngineRun | undefined> {
  using project = new BenchProject(subject)
  // Each function has numbers of its own, so that a new one changes no other.
  const own = Buffer.from(subject.name).reduce((sum, letter) => sum * 31 + letter, seed) | 0
  const broken = await breakSubject(subject, project, {
    next: seededRandom(own),
    times: Number(process.env.BENCH_TIMES ?? 1),
  })
  if (broken === undefined) return undefined
  const run = await project.repair(broken)
  if (process.env.BENCH_LOG !== undefined && run !== undefined) {
    const { language, name, code } = subject
    const at = code.split('\n').findIndex((line, index) => line !== broken.split('\n')[index])
    const bug = [code.split('\n')[at]?.trim(), broken.split('\n')[at]?.trim()]
    log({ language, name, bug, ...run })
  }
  return run
}

/**
 * A bug in the manner of a commit of a few lines: missing conditions and guards, other expressions, forgotten updates.
 */
interface CommitBug extends Subject {
  readonly broken: string
  /**
   * Parts A, C and E were looked at while operators were made, B, D and F were not. Those of E and F need two changes.
   */
  readonly half: 'A' | 'B' | 'C' | 'D' | 'E' | 'F'
}

/**
 * The offline engine on bugs that were written for it without a look at it. `BENCH_HALF` A to F, else A and B;
 * `BENCH_LOG` as above.
 */
export async function commitBugs(): Promise<Figure[]> {
  const all = JSON.parse(readFileSync(join(import.meta.dirname, 'offline', 'commit-bugs.json'), 'utf8')) as CommitBug[]
  const figures: Figure[] = []
  const asked = process.env.BENCH_HALF
  for (const half of asked === undefined ? ['A', 'B'] : [asked]) {
    const runs: EngineRun[] = []
    for (const bug of all.filter(each => each.half === half)) {
      using project = new BenchProject(bug)
      const run = await project.repair(bug.broken)
      if (run === undefined) throw new Error(`no test of ${bug.name} fails`)
      log({ language: bug.language, name: bug.name, ...run })
      runs.push(run)
    }
    figures.push(figureOf(runs, `half ${half} of bugs like commits, at most ${LIMIT_MS / 1000} s each`))
  }
  return figures
}

function log(line: object): void {
  if (process.env.BENCH_LOG !== undefined) appendFileSync(process.env.BENCH_LOG, `${JSON.stringify(line)}\n`)
}

/** Compare the confidence in the changes that turn all tests green with the share of right ones. */
function calibration(runs: readonly EngineRun[]): string[] {
  const whole = runs.filter(({ confidence }) => confidence !== undefined)
  return [...groupBy(whole, ({ confidence }) => String(confidence))].map(([confidence, alike]) => {
    const correct = alike.filter(({ end }) => end === 'correct').length
    return `of ${alike.length} with confidence ${confidence} ${correct} correct`
  })
}

function figureOf(runs: readonly EngineRun[], what: string): Figure {
  const count = (...ends: readonly EngineRun['end'][]) => runs.filter(({ end }) => ends.includes(end)).length
  const share = (part: number) => `${part} (${Math.round((100 * part) / runs.length)} %)`
  const tried = runs.reduce((sum, run) => sum + run.tried, 0)
  const seconds = runs.reduce((sum, run) => sum + run.seconds, 0)
  const correct = count('correct')
  return {
    what: `Offline engine: ${runs.length} broken functions in ${what}`,
    measured: [
      `plausible ${share(count('correct', 'overfit'))}`,
      `correct ${share(correct)}`,
      `overfit ${share(count('overfit'))}`,
      `partial ${share(count('partial'))}`,
      ...calibration(runs),
      `${tried} candidates, ${(tried / seconds).toFixed(1)} a second`,
      `median ${median(runs.map(run => run.seconds)).toFixed(1)} s, all ${seconds.toFixed(0)} s`,
    ].join('; '),
    goal: `at least ${100 * GOAL} % correct`,
    met: correct >= GOAL * runs.length,
  }
}
