import type { MatrixLeg } from '../config/matrix-leg.ts'
import { isMap, scalarText, valueAt, type YamlMap } from '../config/workflow-file.ts'

/**
 * Choose one leg of a job's matrix for a job that has none: Linux where it is a choice, and the last value of each other
 * key, which is the newest version by custom. Pure.
 * @returns undefined without a matrix
 */
export function newestLeg(job: YamlMap): MatrixLeg | undefined {
  const matrix = valueAt(job, 'strategy', 'matrix')
  if (!isMap(matrix)) return undefined
  const { include, exclude: _, ...keys } = matrix
  const chosen = Object.entries(keys).flatMap(([key, values]) => {
    const all = Array.isArray(values) ? values.flatMap(value => scalarText(value) ?? []) : []
    const best = all.find(value => value === 'ubuntu-latest') ?? all.find(value => value.startsWith('ubuntu'))
    const value = best ?? all.at(-1)
    return value === undefined ? [] : [[key, value] as const]
  })
  const first = Array.isArray(include) ? include.filter(isMap) : []
  const leg = first.find(entry => Object.values(entry).some(value => String(value).startsWith('ubuntu'))) ?? first[0]
  const included = Object.entries(leg ?? {}).flatMap(([key, value]) => {
    const text = scalarText(value)
    return text === undefined ? [] : [[key, text] as const]
  })
  // Values of the lists decide where both have the key.
  return { ...Object.fromEntries(included), ...Object.fromEntries(chosen) }
}
