import { hasExpression, isMap, scalarText, valueAt, type YamlMap } from './workflow-file.ts'

/** Values of one leg of a matrix, by key. */
export type MatrixLeg = Readonly<Record<string, string>>

/** GitHub's limit of jobs that a matrix makes. */
const MAX_LEGS = 256

/** The value of a key, which may have another one for legs without it: `${{ matrix.flags || '' }}`. */
const MATRIX_VALUE = /\$\{\{ {0,5}matrix\.([\w-]{1,100}) {0,5}(?:\|\| {0,5}'([^'\n]{0,1000})' {0,5})?\}\}/g

/**
 * Find the leg of a matrix that a job's name shows. Pure.
 * @param template name of the job in the file
 * @returns undefined if there is no matrix, or several legs have the name
 */
export function matrixLeg(job: YamlMap, template: string, name: string): MatrixLeg | undefined {
  const matrix = valueAt(job, 'strategy', 'matrix')
  if (!isMap(matrix)) return undefined
  const { include, exclude: _, ...keys } = matrix
  const named = legsOf(keys, includedIn(include)).filter(leg => nameOfLeg(template, leg) === name)
  return named.length === 1 ? named[0] : undefined
}

/**
 * List the legs of a matrix. Source: the description of `jobs.<id>.strategy.matrix.include` in GitHub's workflow syntax.
 */
function legsOf(keys: YamlMap, included: readonly MatrixLeg[]): MatrixLeg[] {
  const names = Object.keys(keys)
  const combined = combinations(keys)
  const added = included.filter(entry => !combined.some(leg => isCompatible(entry, leg, names)))
  return [...combined.map(leg => withIncluded(leg, included, names)), ...added]
}

/** Add what `include` adds to a leg: entries that change none of its own values. @param keys names of its own values */
export function withIncluded(leg: MatrixLeg, included: readonly MatrixLeg[], keys: readonly string[]): MatrixLeg {
  return included.filter(entry => isCompatible(entry, leg, keys)).reduce((all, entry) => ({ ...all, ...entry }), leg)
}

function isCompatible(entry: MatrixLeg, leg: MatrixLeg, keys: readonly string[]): boolean {
  return keys.every(key => !Object.hasOwn(entry, key) || entry[key] === leg[key])
}

/** Read `include` of a matrix, without entries whose values are not plain. */
export function includedIn(include: unknown): MatrixLeg[] {
  return Array.isArray(include) ? include.map(legOf).filter(leg => leg !== undefined) : []
}

/** Replace `${{ matrix.key }}` by the leg's values. A key that is not known stays as it is, unless another value is named. */
export function fillMatrix(text: string, leg: MatrixLeg | undefined): string {
  if (leg === undefined || !hasExpression(text)) return text
  return text.replace(MATRIX_VALUE, (whole, key: string, other: string | undefined) => {
    const own = Object.hasOwn(leg, key) ? leg[key] : undefined
    return own === undefined ? (other ?? whole) : own || (other ?? '')
  })
}

/** Name the job of a leg as GitHub does: by the template's expressions, or by all values in parentheses. */
function nameOfLeg(template: string, leg: MatrixLeg): string {
  return hasExpression(template) ? fillMatrix(template, leg) : `${template} (${Object.values(leg).join(', ')})`
}

/** Combine the values of all keys; none if one of them is no list of plain values, or there are too many. */
function combinations(keys: YamlMap): MatrixLeg[] {
  const names = Object.keys(keys)
  if (names.length === 0) return []
  let legs: MatrixLeg[] = [{}]
  for (const name of names) {
    const values = Array.isArray(keys[name]) ? keys[name].map(plainText) : [undefined]
    if (values.includes(undefined) || values.length * legs.length > MAX_LEGS) return []
    legs = legs.flatMap(leg => values.map(value => ({ ...leg, [name]: value ?? '' })))
  }
  return legs
}

function legOf(entry: unknown): MatrixLeg | undefined {
  if (!isMap(entry)) return undefined
  const values = Object.entries(entry).map(([key, value]) => [key, plainText(value)] as const)
  return values.every((pair): pair is readonly [string, string] => pair[1] !== undefined)
    ? Object.fromEntries(values)
    : undefined
}

function plainText(value: unknown): string | undefined {
  const text = scalarText(value)
  return text === undefined || hasExpression(text) ? undefined : text
}
