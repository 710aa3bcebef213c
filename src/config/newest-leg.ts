import {
  combinationsOf,
  fillMatrix,
  leavesOf,
  matrixContext,
  type MatrixLeg,
  ownLegs,
  plainValue,
  readMatrix,
  withIncluded,
} from './matrix-leg.ts'
import { fillExpressions } from './ci-expressions.ts'
import type { ExpressionContext } from './expression-reader.ts'
import { isMap, plainEnvironment, scalarText, type YamlMap } from './workflow-file.ts'

/**
 * Choose one leg of a job's matrix for a job that has none: Linux where it is a choice, and the newest version of each
 * other key. Pure.
 * @param isHere is true for legs that this machine can run; where none can, all count
 * @returns undefined without a matrix
 */
export function newestLeg(job: YamlMap, isHere: (leg: MatrixLeg) => boolean = () => true): MatrixLeg | undefined {
  const matrix = readMatrix(job)
  if (matrix === undefined) return undefined
  const combined = combinationsOf(matrix)
  const own = ownLegs(matrix)
  const isOnLinux = (leg: MatrixLeg) => !isElsewhere(leg, job)
  const isBoth = (leg: MatrixLeg) => isOnLinux(leg) && isHere(leg)
  const isFitting = [...combined, ...own].some(isBoth) ? isBoth : isOnLinux
  const legs = combined.filter(isFitting)
  const keys = Object.keys(matrix.keys)
  const others = own.filter(isFitting)
  // Legs on another system only may have some on Linux beside them.
  if (legs.length > 0 || (combined.length > 0 && others.length === 0))
    return newestOf(onLinux(usualOf(legs.length > 0 ? legs : combined)), keys)
  if (combined.length > 0 || keys.length === 0) {
    const [first, ...rest] = onLinux(usualOf(others.length > 0 ? others : own))
    return rest.reduce((best, each) => (best && isNewer(leafVersions(each), leafVersions(best)) ? each : best), first)
  }
  // Where one key is computed, the others are known all the same.
  const last = Object.entries(matrix.keys).map(([key, values]) => {
    const all = Array.isArray(values) ? values.map(plainValue) : []
    return [key, all.find(isLatest) ?? all.find(isLinux) ?? newestValue(all)] as const
  })
  return withIncluded(Object.fromEntries(last), matrix)
}

/** True for a leg that `runs-on` puts on Windows or macOS. */
function isElsewhere(leg: MatrixLeg, job: YamlMap): boolean {
  const runsOn = isMap(job['runs-on']) ? job['runs-on'].labels : job['runs-on']
  return [runsOn ?? []].flat().some(label => /windows|macos/i.test(fillMatrix(scalarText(label) ?? '', leg)))
}

/** Keep the legs of releases that are no experiments, else those of releases, else all. */
function usualOf(legs: readonly MatrixLeg[]): readonly MatrixLeg[] {
  const stable = legs.filter(isStable)
  const usual = stable.filter(each => !isOdd(each))
  return usual.length > 0 ? usual : stable.length > 0 ? stable : legs
}

/**
 * Collect what the file of a workflow knows of a job: values of its matrix's newest leg, plain variables, and the
 * machine on which its tests run again.
 */
export function knownContext({ top, job }: { top: YamlMap; job: YamlMap }): ExpressionContext {
  const leg = newestLeg(job)
  const { env } = plainEnvironment([top.env, job.env], text => fillMatrix(text, leg))
  const { values, closed } = matrixContext(leg)
  return { values: { ...values, env, runner: { os: 'Linux', environment: 'github-hosted' } }, closed }
}

/** Fill in what the file of a workflow knows of a job. */
export function knownValues(found: { top: YamlMap; job: YamlMap }): (text: string) => string {
  const context = knownContext(found)
  return text => fillExpressions(text, context)
}

/** Keep the legs on the latest Ubuntu, else on any Linux, else all. */
function onLinux(legs: readonly MatrixLeg[]): readonly MatrixLeg[] {
  const latest = legs.filter(({ values }) => leavesOf(values).some(isLatest))
  const linux = latest.length > 0 ? latest : legs.filter(({ values }) => leavesOf(values).some(isLinux))
  return linux.length > 0 ? linux : legs
}

/** Choose the leg with the newest version of the first key, then of the next one; those that are added decide last. */
function newestOf(legs: readonly MatrixLeg[], keys: readonly string[]): MatrixLeg | undefined {
  const flat = legs.map(leg => ({ leg, values: leafVersions(leg).values }))
  const paths = [...new Set(flat.flatMap(({ values }) => Object.keys(values)))]
  const own = paths.filter(path => keys.includes(path.split('.', 1)[0] ?? ''))
  const isVersion = (path: string) => flat.some(({ values }) => versionOf(values[path]) !== undefined)
  const newest = narrowed(flat, own.filter(isVersion))
  const last = narrowed(
    newest,
    own.filter(path => !isVersion(path)),
  ).at(-1)
  return newest.reduce((best, each) => (best === undefined || isNewer(each, best) ? each : best), last)?.leg
}

function narrowed<Leg extends Versions>(legs: readonly Leg[], paths: readonly string[]): readonly Leg[] {
  return paths.reduce((left, path) => {
    const newest = newestValue(left.map(({ values }) => values[path]))
    return left.filter(({ values }) => values[path] === newest)
  }, legs)
}

/** Flatten the maps of a leg: `python.version`. */
function leafVersions({ values }: Versions): { readonly values: Readonly<Record<string, unknown>> } {
  const entries = Object.entries(values).flatMap(([key, value]) =>
    isMap(value)
      ? Object.entries(leafVersions({ values: value }).values).map(
          ([inner, each]) => [`${key}.${inner}`, each] as const,
        )
      : [[key, value] as const],
  )
  return { values: Object.fromEntries(entries) }
}

/**
 * Return the newest version of some values; without one the last value, which is the newest by custom, if it is a
 * release.
 */
function newestValue<Value>(values: readonly Value[]): Value | undefined {
  const releases = values.filter(isRelease)
  const versions = releases.filter(value => versionOf(value) !== undefined)
  const [first, ...others] = versions
  if (first === undefined) return releases.at(-1) ?? values.at(-1)
  return others.reduce((best, value) => (compareVersions(value, best) > 0 ? value : best), first)
}

/** A leg, or whatever else has a version for each key. */
interface Versions {
  readonly values: Readonly<Record<string, unknown>>
}

/** True if a leg has a newer version of something, and no older one. */
export function isNewer(one: Versions, other: Versions | undefined): boolean {
  const orders = Object.entries(one.values).map(([key, value]) => compareVersions(value, other?.values[key]))
  return orders.some(order => order > 0) && orders.every(order => order >= 0)
}

/** True for a leg that lints, or is an experiment. */
function isOdd(leg: MatrixLeg): boolean {
  return Object.entries(leafVersions(leg).values).some(
    ([key, value]) =>
      (/canary|experimental|nightly|allow/i.test(key) && value !== false) ||
      /^(?:lint|docs?|format|types?)$/i.test(scalarText(value) ?? ''),
  )
}

/** Compare two versions; what is none is no newer than anything. */
function compareVersions(one: unknown, other: unknown): number {
  const [left, right] = [versionOf(one), versionOf(other)]
  if (left === undefined || right === undefined) return 0
  return left.map((part, at) => part - (right[at] ?? 0)).find(order => order !== 0) ?? left.length - right.length
}

/** Read a version such as `3.14`, `24.x` or `1.83.0`, or a word for the newest one. */
function versionOf(value: unknown): readonly number[] | undefined {
  const text = String(value)
  if (/^(?:latest|current|stable)$/.test(text)) return [Number.MAX_SAFE_INTEGER]
  if (!/^\d{1,4}(?:\.\d{1,4}){0,3}(?:\.x)?$/.test(text)) return undefined
  return text.replace(/\.x$/, '').split('.').map(Number)
}

function isStable({ values }: MatrixLeg): boolean {
  return leavesOf(values).every(isRelease)
}

/** True for a version that people use: not a coming one, and not another implementation of the language. */
function isRelease(value: unknown): boolean {
  return typeof value !== 'string' || !UNRELEASED.test(value)
}

const UNRELEASED =
  /^(?:head|nightly|beta|alpha|canary|edge|next|dev|devel|experimental|debug|jruby|truffleruby|mruby|pypy|graalpy)\b|[-.\d](?:dev|alpha|beta|rc|nightly|canary)[.\d]{0,9}$|^\d{1,3}\.\d{1,3}t$/i

function isLatest(value: unknown): boolean {
  return value === 'ubuntu-latest'
}

/** True for a label or a system of Linux. */
function isLinux(value: unknown): boolean {
  return typeof value === 'string' && /ubuntu|linux/i.test(value)
}
