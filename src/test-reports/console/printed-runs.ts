import type { TestCase } from '../../domain/model/test-case.ts'
import type { UnnamedTests } from '../report.ts'
import { JestOutput } from './jest-output.ts'
import { MochaOutput } from './mocha-output.ts'
import { NextestOutput } from './nextest-output.ts'
import { NodeOutput } from './node-output.ts'
import type { PrintedRun, RunOutput } from './printed-run.ts'
import { RSpecOutput } from './rspec-output.ts'
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
  ]

  /** @returns true if the line is a runner's own */
  add(line: string): boolean {
    return this.#outputs.map(output => output.add(line)).includes(true)
  }

  end(): PrintedRuns {
    const runs = this.#outputs.flatMap(output => output.end() ?? [])
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

function unnamed(runs: readonly PrintedRun[], status: keyof UnnamedTests): number {
  return runs.reduce((sum, run) => sum + Math.max(0, (run.counted?.[status] ?? 0) - numberOf(run, status)), 0)
}

/** Say so of a run that counts more failures than it names. Where none is named, no runner is known to have failed. */
function shortNote(run: PrintedRun): string[] {
  const named = numberOf(run, 'failed')
  const counted = run.counted?.failed ?? 0
  return named > 0 && counted > named ? [`${run.framework} counts ${counted} failures and names ${named} of them.`] : []
}
