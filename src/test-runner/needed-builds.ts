import { lstat } from 'node:fs/promises'
import { isAbsolute, join, relative, sep } from 'node:path'
import { performance } from 'node:perf_hooks'
import type { CheckStep } from '../frameworks/check-plan.ts'
import type { ProjectCheck } from './project-check.ts'

/** A step for a candidate may take this many times as long as on the unchanged code, and some milliseconds more. */
const TIMES = 8
const PLUS_MS = 5_000
/** The clock of the file system may be this many milliseconds behind: it ticks at least a hundred times a second. */
const CLOCK_MS = 12

/** A file that tests loaded. */
export interface LoadedFile {
  /** True if git knows it. */
  readonly isSource: boolean
  /** Milliseconds since the epoch of the last change to it. */
  readonly changedAt: number
}

/**
 * Count the steps whose output tests load: all up to the last one that wrote such a file, since a step may read what the
 * ones before it wrote. All steps, if a file is no source and none of them wrote it.
 * @param starts milliseconds since the epoch at which each step began
 */
export function countNeeded(loaded: readonly LoadedFile[], starts: readonly number[]): number {
  const needed = loaded.map(({ isSource, changedAt }) => {
    const step = starts.findLastIndex(start => changedAt >= start - CLOCK_MS)
    return step < 0 && !isSource ? starts.length : step + 1
  })
  return Math.max(0, ...needed)
}

interface BuildOptions {
  readonly check: ProjectCheck | undefined
  /** Computes a digest of the current code. */
  readonly code: () => Promise<string>
  /** Receives each begin of a build. */
  readonly onBuild: () => void
  readonly signal: AbortSignal
}

/** A step, and the milliseconds that it took on the unchanged code. */
interface TimedStep {
  readonly step: CheckStep
  readonly ms: number
}

/** Top folder of the repository and what of it the tests load. */
export interface LoadedCode {
  readonly root: string
  /** Lists the files that git knows, relative to the top. */
  readonly sources: () => Promise<readonly string[]>
  /** Runs the tests, and notes the absolute path of each file that they load. */
  readonly load: (note: (path: string) => undefined) => Promise<unknown>
}

/** Builds what some tests load of the project, for one version of the code after the other. */
export class NeededBuilds {
  readonly #options: BuildOptions
  readonly #steps: readonly TimedStep[]
  /** Number of all steps that build. */
  readonly all: number
  #built: string | undefined
  #isPassed = true

  private constructor(options: BuildOptions, steps: readonly TimedStep[], all: number) {
    this.#options = options
    this.#steps = steps
    this.all = all
  }

  /**
   * Build the unchanged code, and find the steps whose output the tests load. @returns undefined if a step fails, or
   * nothing tells what they load
   */
  static async find(code: LoadedCode, options: BuildOptions): Promise<NeededBuilds | undefined> {
    const { check, signal, onBuild } = options
    const steps = check?.steps('before') ?? []
    if (check === undefined || steps.length === 0) return new NeededBuilds(options, [], 0)
    onBuild()
    const starts: number[] = []
    const timed: TimedStep[] = []
    for (const step of steps) {
      starts.push(Date.now())
      const began = performance.now()
      if (!(await check.run(step, signal)).isPassed) return undefined
      timed.push({ step, ms: performance.now() - began })
    }
    const loaded = await loadedFiles(code)
    if (loaded.length === 0) return undefined
    const needed = timed.slice(0, countNeeded(loaded, starts))
    return new NeededBuilds(options, needed, steps.length)
  }

  /** Number of the steps whose output the tests load. */
  get needed(): number {
    return this.#steps.length
  }

  /** Milliseconds that these took on the unchanged code. */
  get ms(): number {
    return Math.round(this.#steps.reduce((sum, { ms }) => sum + ms, 0))
  }

  /** Build the current code, once for the same. @returns false if a step fails, or takes too long */
  async build(): Promise<boolean> {
    const { check, code, onBuild, signal } = this.#options
    if (check === undefined || this.needed === 0) return true
    const now = await code()
    if (now === this.#built) return this.#isPassed
    onBuild()
    this.#built = now
    this.#isPassed = true
    for (const { step, ms } of this.#steps) {
      const { isPassed } = await check.run(step, signal, { timeoutMs: TIMES * ms + PLUS_MS, isQuiet: true })
      if (!isPassed) return (this.#isPassed = false)
    }
    return true
  }
}

async function loadedFiles({ root, sources, load }: LoadedCode): Promise<LoadedFile[]> {
  const known = new Set(await sources())
  const loaded = new Set<string>()
  await load(path => void loaded.add(path))
  const files: LoadedFile[] = []
  for (const path of loaded) {
    const file = relative(root, path)
    const isOutside = isAbsolute(file) || file.startsWith('..') || file.split(sep).includes('node_modules')
    const info = isOutside ? undefined : await lstat(join(root, file)).catch(() => undefined)
    // The time of a write can be set by anybody, that of a change cannot.
    if (info !== undefined) files.push({ isSource: known.has(file.replaceAll(sep, '/')), changedAt: info.ctimeMs })
  }
  return files
}
