import { expect, it } from 'vitest'
import { sharedName } from '../../src/action/known-work.ts'

const STEP = 'CI\0test'

it.each<[own: string, known: readonly string[], name: string]>([
  ['CI', [], 'CI'],
  ['CI', ['CI', ''], 'CI'],
  // A command while CI ran.
  ['CI', [''], ''],
  [STEP, [''], ''],
  ['', ['CI'], 'CI'],
  ['', [STEP], STEP],
  // A failed run of the workflow of a step, and a step of a workflow whose run was worked on.
  ['CI', [STEP], STEP],
  [STEP, ['CI'], 'CI'],
  // Others.
  ['CI', ['Lint'], 'CI'],
  ['CI', ['Lint\0test'], 'CI'],
  [STEP, ['CI\0lint'], STEP],
  ['CI', [STEP, 'CI\0lint'], 'CI'],
  ['', ['CI', 'Lint'], ''],
])('%j is named like one of %j: %j', (own, known, name) => {
  expect(sharedName(own, known)).toBe(name)
})
