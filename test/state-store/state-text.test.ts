import { expect, it } from 'vitest'
import { initialState } from '../../src/domain/model/state.ts'
import { StateText } from '../../src/state-store/state-text.ts'

const request = { trigger: 'command-line' as const, repository: '', headBranch: 'main', headSha: 'head' }
const id = { framework: 'node', file: 'a.test.js', suite: [], name: 'one "secret"' }
const initial = { sha: 'head', tests: [{ id, status: 'passed' as const }], failures: [], durationMs: 1 }
const state = { ...initialState({ key: 'key', branch: 'fix', request, reported: [] }), initial, spentMs: 7 }

it('a state is written as JSON would write it', () => {
  expect(new StateText().of(state)).toBe(JSON.stringify(state))
  expect(new StateText().of({ ...state, current: undefined })).toBe(JSON.stringify(state))
})

it('a part that stays the same is written once, without secrets', () => {
  let texts = 0
  const redacting = new StateText(text => {
    texts += 1
    return text.replace('secret', '***')
  })

  const first = redacting.of(state)
  const after = texts
  const second = redacting.of({ ...state, spentMs: 8, flaky: ['b'] })

  expect(JSON.parse(first)).toMatchObject({ initial: { tests: [{ id: { name: 'one "***"' } }] }, spentMs: 7 })
  expect(JSON.parse(second)).toMatchObject({
    initial: { tests: [{ id: { name: 'one "***"' } }] },
    spentMs: 8,
    flaky: ['b'],
  })
  // Of the second state only what is no object, and what is new, is read again.
  expect(texts - after).toBeLessThan(after)
})
