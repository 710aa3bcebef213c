import { combinationsOf, type MatrixLeg, ownLegs, plainValue, readMatrix, withIncluded } from './matrix-leg.ts'
import type { YamlMap } from './workflow-file.ts'

/**
 * Choose one leg of a job's matrix for a job that has none: Linux where it is a choice, and the last value of each other
 * key, which is the newest version by custom. Pure.
 * @returns undefined without a matrix
 */
export function newestLeg(job: YamlMap): MatrixLeg | undefined {
  const matrix = readMatrix(job)
  if (matrix === undefined) return undefined
  const legs = combinationsOf(matrix)
  if (legs.length > 0) return legs.findLast(isOnLatest) ?? legs.findLast(isOnUbuntu) ?? legs.at(-1)
  const own = ownLegs(matrix)
  if (Object.keys(matrix.keys).length === 0) return own.find(isOnUbuntu) ?? own[0]
  // Where one key is computed, the others are known all the same.
  const last = Object.entries(matrix.keys).map(([key, values]) => {
    const all = Array.isArray(values) ? values.map(plainValue) : []
    return [key, all.find(isUbuntu) ?? all.at(-1)] as const
  })
  return withIncluded(Object.fromEntries(last), matrix)
}

function isOnLatest({ values }: MatrixLeg): boolean {
  return Object.values(values).includes('ubuntu-latest')
}

function isOnUbuntu({ values }: MatrixLeg): boolean {
  return Object.values(values).some(isUbuntu)
}

function isUbuntu(value: unknown): boolean {
  return typeof value === 'string' && value.startsWith('ubuntu')
}
