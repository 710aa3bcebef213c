import { expect, it } from 'vitest'
import { doubtCount } from '../../src/rendering/look-closer.ts'
import { resultView } from '../../src/rendering/result-view.ts'
import { proof, start } from '../domain/states.ts'

const options = { reproduce: '', change: '', limit: 60_000, repositoryUrl: '' }

it('the findings of one command are one thing to look at', () => {
  const check = {
    command: 'npm run lint',
    passed: false,
    findings: Array.from({ length: 12 }, (_, index) => `a${index}`),
  }

  expect(doubtCount(resultView({ ...start(), proof: { ...proof(), check } }), options)).toBe(1)
})

it('signs that are not listed are things to look at, too', () => {
  const signs = Array.from({ length: 15 }, (_, index) => ({
    kind: 'exits-process' as const,
    file: `${index}.ts`,
    line: 1,
    code: '',
    grave: false,
  }))

  expect(doubtCount({ ...resultView(start()), signs }, options)).toBe(15)
})
