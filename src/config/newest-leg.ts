import { includedIn, type MatrixLeg, withIncluded } from './matrix-leg.ts'
import { isMap, scalarText, valueAt, type YamlMap } from './workflow-file.ts'

/**
 * Choose one leg of a job's matrix for a job that has none: Linux where it is a choice, and the last value of each other
 * key, which is the newest version by custom. A key whose values are not known is left out. Pure.
 * @returns undefined without a matrix
 */
export function newestLeg(job: YamlMap): MatrixLeg | undefined {
  const matrix = valueAt(job, 'strategy', 'matrix')
  if (!isMap(matrix)) return undefined
  const { include, exclude: _, ...keys } = matrix
  const included = includedIn(include)
  if (Object.keys(keys).length === 0) return included.find(isOnUbuntu) ?? included[0] ?? {}
  const chosen = Object.entries(keys).flatMap(([key, values]) => {
    const all = Array.isArray(values) ? values.flatMap(value => scalarText(value) ?? []) : []
    const best = all.find(value => value === 'ubuntu-latest') ?? all.find(value => value.startsWith('ubuntu'))
    const value = best ?? all.at(-1)
    return value === undefined ? [] : [[key, value] as const]
  })
  return withIncluded(Object.fromEntries(chosen), included, Object.keys(keys))
}

function isOnUbuntu(leg: MatrixLeg): boolean {
  return Object.values(leg).some(value => value.startsWith('ubuntu'))
}
