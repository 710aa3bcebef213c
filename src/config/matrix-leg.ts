import { fillExpressions } from './ci-expressions.ts'
import type { ExpressionContext } from './expression-reader.ts'
import { hasExpression, isMap, scalarText, valueAt, type YamlMap } from './workflow-file.ts'

/** Value of a key of a matrix, a map of such ones among them; undefined if the workflow's file does not tell it. */
type MatrixValue = string | number | boolean | null | undefined | { readonly [key: string]: MatrixValue }

/** One leg of a matrix. */
export interface MatrixLeg {
  readonly values: Readonly<Record<string, MatrixValue>>
  /** True if it may have other keys, of which nothing is known. */
  readonly isOpen: boolean
}

/** GitHub's limit of jobs that a matrix makes. */
const MAX_LEGS = 256

/**
 * Find the leg of a matrix that a job's name shows. Pure.
 * @param template name of the job in the file
 * @returns undefined if there is no matrix, or several legs have the name
 */
export function matrixLeg(job: YamlMap, template: string, name: string): MatrixLeg | undefined {
  const matrix = readMatrix(job)
  if (matrix === undefined) return undefined
  const named = [...combinationsOf(matrix), ...ownLegs(matrix)].filter(leg => nameOfLeg(template, leg) === name)
  return named.length === 1 ? named[0] : undefined
}

/** Replace expressions of `matrix` by the leg's values as GitHub does. What is not known stays as it is. */
export function fillMatrix(text: string, leg: MatrixLeg | undefined): string {
  return leg === undefined || !hasExpression(text) ? text : fillExpressions(text, matrixContext(leg))
}

/** Return what expressions know of a matrix; nothing without a leg. */
export function matrixContext(leg: MatrixLeg | undefined): ExpressionContext {
  if (leg === undefined) return { values: {}, closed: [] }
  return { values: { matrix: leg.values }, closed: leg.isOpen ? [] : ['matrix'] }
}

/** A matrix as its file tells it. */
export interface Matrix {
  readonly keys: YamlMap
  readonly include: readonly MatrixLeg['values'][]
  readonly exclude: readonly MatrixLeg['values'][]
  /** True if `include` is computed while it runs. */
  readonly isOpen: boolean
}

/** Read the matrix of a job; undefined if there is none, or it is computed while it runs. */
export function readMatrix(job: YamlMap): Matrix | undefined {
  const matrix = valueAt(job, 'strategy', 'matrix')
  if (!isMap(matrix)) return undefined
  const { include, exclude, ...keys } = matrix
  const isOpen = include !== undefined && !Array.isArray(include)
  return { keys, include: entriesOf(include), exclude: entriesOf(exclude), isOpen }
}

/**
 * List the legs of all keys, with what `include` adds to them. Source: the description of `jobs.<id>.strategy.matrix`
 * in GitHub's workflow syntax.
 * @returns none if the values of a key are not known, or there are too many
 */
export function combinationsOf(matrix: Matrix): MatrixLeg[] {
  return combinations(matrix.keys)
    .filter(values => !matrix.exclude.some(entry => Object.keys(entry).every(key => isSame(entry[key], values[key]))))
    .map(values => withIncluded(values, matrix))
}

/** List the entries of `include` that fit no other leg: each is one of its own. */
export function ownLegs({ keys, include, isOpen }: Matrix): MatrixLeg[] {
  const names = Object.keys(keys)
  const combined = combinations(keys)
  return include
    .filter(entry => !combined.some(values => fits(entry, values, names) === true))
    .map(values => ({ values, isOpen }))
}

/** Add what `include` adds to a leg: entries that change none of its own values. */
export function withIncluded(values: MatrixLeg['values'], { keys, include, isOpen }: Matrix): MatrixLeg {
  const all: Record<string, MatrixValue> = { ...values }
  for (const entry of include) {
    const isFitting = fits(entry, values, Object.keys(keys))
    if (isFitting === false) continue
    for (const key of Object.keys(entry).filter(each => !Object.hasOwn(keys, each)))
      all[key] = isFitting === true ? entry[key] : undefined
  }
  return { values: all, isOpen }
}

/**
 * Tell whether an entry of `include` fits a leg: it changes no value of these keys.
 * @returns undefined if that is not known
 */
function fits(entry: MatrixLeg['values'], values: MatrixLeg['values'], keys: readonly string[]): boolean | undefined {
  const own = keys.filter(key => Object.hasOwn(entry, key))
  const isKnown = (key: string) => entry[key] !== undefined && values[key] !== undefined
  if (own.some(key => isKnown(key) && !isSame(entry[key], values[key]))) return false
  return own.every(isKnown) ? true : undefined
}

/** List the plain values of a leg, with those in its maps. */
export function leavesOf(values: MatrixLeg['values']): Exclude<MatrixValue, object>[] {
  return Object.values(values).flatMap(value => (isMap(value) ? leavesOf(value) : [value]))
}

function isSame(one: MatrixValue, other: MatrixValue): boolean {
  return one === other || (isMap(one) && isMap(other) && JSON.stringify(one) === JSON.stringify(other))
}

/** Name the job of a leg as GitHub does: by the template's expressions, or by all values in parentheses. */
function nameOfLeg(template: string, leg: MatrixLeg): string | undefined {
  if (hasExpression(template)) return fillMatrix(template, leg)
  const values = leavesOf(leg.values)
  return values.includes(undefined) ? undefined : `${template} (${values.map(scalarText).join(', ')})`
}

/** Combine the values of all keys; none if one of them is no list of plain values, or there are too many. */
function combinations(keys: YamlMap): MatrixLeg['values'][] {
  const names = Object.keys(keys)
  if (names.length === 0) return []
  let legs: MatrixLeg['values'][] = [{}]
  for (const name of names) {
    const values = Array.isArray(keys[name]) ? keys[name].map(plainValue) : [undefined]
    if (values.includes(undefined) || values.length * legs.length > MAX_LEGS) return []
    legs = legs.flatMap(leg => values.map(value => ({ ...leg, [name]: value })))
  }
  return legs
}

function entriesOf(list: unknown): MatrixLeg['values'][] {
  const entries = Array.isArray(list) ? list.filter(isMap) : []
  return entries.map(entry => Object.fromEntries(Object.entries(entry).map(([key, value]) => [key, plainValue(value)])))
}

/** Return a value that is known before the run: a plain one, or a map. */
export function plainValue(value: unknown): MatrixValue {
  if (isMap(value)) return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, plainValue(each)]))
  const text = scalarText(value)
  return text === undefined || hasExpression(text) ? undefined : (value as MatrixValue)
}
