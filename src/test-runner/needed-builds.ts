import { lstat } from 'node:fs/promises'
import { isAbsolute, relative, resolve, sep } from 'node:path'
import { performance } from 'node:perf_hooks'
import { isInstalledCode } from '../domain/text/installed-code.ts'
import type { CheckStep } from '../frameworks/commands/check-plan.ts'
import type { ProjectCheck } from './project-check.ts'

/** A step for a candidate may take this many times as long as on the unchanged code, and some milliseconds more. */
const TIMES = 8
/** A tool that keeps what it built has little to do where nothing changed. */
const PLUS_MS = 30_000
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
 * Count the steps whose output tests load: all up to the last one that wrote such a file, since a step may read what
 * the ones before it wrote. All steps, if a file is no source and none of them wrote it.
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

/** A file that tests loaded, and its path from the top of the repository. */
interface KnownFile extends LoadedFile {
  readonly path: string
}

/** A step, and the milliseconds that it took on the unchanged code. */
interface TimedStep {
  readonly step: CheckStep
  readonly ms: number
}

/** Top folder of the repository and what of it the tests load. */
export interface LoadedCode {
  readonly root: string
  /** Top folder of the project, from which a tracer may name files. */
  readonly project: string
  /** Lists the files that git knows, relative to the top. */
  readonly sources: () => Promise<readonly string[]>
  /** Return the path of what a file was built from by the names of folders, or its own. */
  readonly sourceOf: (path: string) => string | undefined
  /** Lists the files that differ from those of the unchanged code, relative to the top. */
  readonly changed: () => Promise<readonly string[]>
  /** Runs the tests, and notes the path of each file that they load. */
  readonly load: (note: (path: string) => undefined) => Promise<unknown>
}

/** Builds what some tests load of the project, for one version of the code after the other. */
export class NeededBuilds {
  readonly #options: BuildOptions
  readonly #code: LoadedCode
  /** All steps that build. */
  readonly #steps: readonly TimedStep[]
  /** Number of the first ones whose output the tests load. */
  readonly needed: number
  /** Sources that the tests load, by their paths from the top. */
  readonly #loaded: ReadonlySet<string>
  #built: string | undefined
  #isPassed = true
  /** True if all steps ran for the last version. */
  #isOfAll = false

  private constructor(
    code: LoadedCode,
    options: BuildOptions,
    found: { steps: readonly TimedStep[]; needed: number; loaded: readonly KnownFile[] },
  ) {
    this.#code = code
    this.#options = options
    this.#steps = found.steps
    this.needed = found.needed
    this.#loaded = new Set(found.loaded.flatMap(({ path, isSource }) => (isSource ? [path] : [])))
  }

  /**
   * Build the unchanged code, and find the steps whose output the tests load. @returns undefined if a step fails, or
   * nothing tells what they load
   */
  static async find(code: LoadedCode, options: BuildOptions): Promise<NeededBuilds | undefined> {
    const { check, signal, onBuild } = options
    const steps = check?.steps('before') ?? []
    if (check === undefined || steps.length === 0)
      return new NeededBuilds(code, options, { steps: [], needed: 0, loaded: [] })
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
    return new NeededBuilds(code, options, { steps: timed, needed: countNeeded(loaded, starts), loaded })
  }

  /** Number of all steps that build. */
  get all(): number {
    return this.#steps.length
  }

  /** Milliseconds that the needed ones took on the unchanged code. */
  get ms(): number {
    return Math.round(this.#steps.slice(0, this.needed).reduce((sum, { ms }) => sum + ms, 0))
  }

  /** True if the tests load a file itself, so that a change of it needs no build. @param path absolute */
  loads(path: string): boolean {
    return this.#loaded.has(fromTop(this.#code.root, path) ?? '')
  }

  /** Build the current code, once for the same. @returns false if a step fails, or takes too long */
  async build(): Promise<boolean> {
    const { check, code, onBuild, signal } = this.#options
    if (check === undefined || this.all === 0) return true
    const now = await code()
    if (now === this.#built) return this.#isPassed
    const changed = await this.#code.changed()
    // What the tests do not load has its effect by some way that was not seen.
    const isSeen = this.needed > 0 || changed.every(file => this.#loaded.has(file))
    // What all steps wrote of one version must not stay for the next one.
    const steps = isSeen && !this.#isOfAll ? this.#steps.slice(0, this.needed) : this.#steps
    this.#isOfAll = !isSeen
    if (steps.length > 0) onBuild()
    this.#built = now
    this.#isPassed = true
    for (const { step, ms } of steps) {
      const { isPassed } = await check.run(step, signal, { timeoutMs: TIMES * ms + PLUS_MS, isQuiet: true })
      if (!isPassed) return (this.#isPassed = false)
    }
    return true
  }
}

async function loadedFiles({ root, project, sources, sourceOf, load }: LoadedCode): Promise<KnownFile[]> {
  const known = new Set(await sources())
  const loaded = new Set<string>()
  await load(path => void loaded.add(resolve(project, path)))
  const files: KnownFile[] = []
  for (const absolute of loaded) {
    const path = fromTop(root, absolute)
    const info = path === undefined ? undefined : await lstat(absolute).catch(() => undefined)
    if (path === undefined || info === undefined) continue
    const isSource = known.has(path) && (sourceOf(absolute) ?? path) === path
    // The time of a write can be set by anybody, that of a change cannot.
    files.push({ path, isSource, changedAt: info.ctimeMs })
  }
  return files
}

/** Return the path of a file from the top, undefined for one elsewhere or of a package. */
function fromTop(root: string, path: string): string | undefined {
  const file = relative(root, path)
  const isOutside = isAbsolute(file) || file.startsWith('..') || isInstalledCode(file)
  return isOutside ? undefined : file.replaceAll(sep, '/')
}
