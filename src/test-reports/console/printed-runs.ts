import { type TestCase, testKey } from '../../domain/model/test-case.ts'
import type { UnnamedTests } from '../../domain/model/test-run.ts'
import { count } from '../../domain/text/wording.ts'
import { AvaOutput } from './ava-output.ts'
import { DotnetOutput } from './dotnet-output.ts'
import { GradleOutput } from './gradle-output.ts'
import { JasmineOutput } from './jasmine-output.ts'
import { JestOutput } from './jest-output.ts'
import { MavenOutput } from './maven-output.ts'
import { MinitestOutput } from './minitest-output.ts'
import { MochaOutput } from './mocha-output.ts'
import { NextestOutput } from './nextest-output.ts'
import { NodeOutput } from './node-output.ts'
import { PhpunitOutput } from './phpunit-output.ts'
import type { PrintedRun, RunOutput } from './printed-run.ts'
import { RSpecOutput } from './rspec-output.ts'
import { TestUnitOutput } from './test-unit-output.ts'
import { VitestOutput } from './vitest-output.ts'

/** Runs of known runners that some output holds. */
export interface PrintedRuns {
  /** Empty if no known runner has printed anything. */
  readonly frameworks: ReadonlySet<string>
  readonly cases: readonly TestCase[]
  readonly unnamed: UnnamedTests
  /** A sentence for each run that counts more failures than it names. */
  readonly short: readonly string[]
}

/** Reads output by the readers of all runners at once: what one takes for its own may be another's. */
export class RunOutputs {
  readonly #outputs: readonly RunOutput[] = [
    new JestOutput(),
    new VitestOutput(),
    new MochaOutput(),
    new NodeOutput(),
    new RSpecOutput(),
    new NextestOutput(),
    new MavenOutput(),
    new GradleOutput(),
    new PhpunitOutput(),
    new DotnetOutput(),
    new JasmineOutput(),
    new MinitestOutput(),
    new TestUnitOutput(),
    new AvaOutput(),
  ]

  /** @returns true if the line is a runner's own */
  add(line: string): boolean {
    return this.#outputs.map(output => output.add(line)).includes(true)
  }

  end(): PrintedRuns {
    const runs = this.#outputs.flatMap(output => output.end() ?? []).map(asCounted)
    return {
      frameworks: new Set(runs.map(({ framework }) => framework)),
      cases: runs.flatMap(({ cases }) => cases),
      unnamed: { passed: unnamed(runs, 'passed'), skipped: unnamed(runs, 'skipped') },
      short: runs.flatMap(shortNote),
    }
  }
}

function numberOf({ cases }: PrintedRun, status: TestCase['status']): number {
  return cases.filter(each => each.status === status).length
}

function unnamed(runs: readonly PrintedRun[], status: 'passed' | 'skipped'): number {
  return runs.reduce((sum, run) => sum + Math.max(0, (run.counted?.[status] ?? 0) - numberOf(run, status)), 0)
}

/** Say so of a run that counts more failures than it names. */
function shortNote(run: PrintedRun): string[] {
  const named = numberOf(run, 'failed')
  const counted = run.counted?.failed ?? 0
  return counted > named ? [`${run.framework} counts ${count(counted, 'failure')} and names ${named}.`] : []
}

/** Name no more failed tests than a run counts: a test can fail twice, and print a line like that of a failed test. */
function asCounted(run: PrintedRun): PrintedRun {
  const { counted } = run
  // Files that could not be loaded are not counted as tests.
  const tests = run.cases.filter(({ status, id }) => status === 'failed' && id.name !== '')
  if (counted === undefined || tests.length <= counted.failed) return run
  const first = new Map<string, TestCase>()
  for (const test of tests) {
    const known = first.get(testKey(test.id))
    if (known === undefined || isSilent(known)) first.set(testKey(test.id), test)
    else if (!isSilent(test)) first.set(testKey(test.id), { ...known, problems: [...known.problems, ...test.problems] })
  }
  const left = [...first.values()]
  const explained = left.length > counted.failed ? left.filter(test => !isSilent(test)) : left
  const failed = new Set(tests)
  return { ...run, cases: [...run.cases.filter(each => !failed.has(each)), ...explained] }
}

/** True if nothing was printed about a failure. */
function isSilent({ problems }: TestCase): boolean {
  return problems.every(({ stack }) => stack === '')
}
