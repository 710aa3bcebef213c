import { describe, expect, it } from 'vitest'
import { readAnalysis } from '../../src/fixers/agents/analyst.ts'
import { type Analysis, noUsage } from '../../src/domain/attempt.ts'
import type { ModelAnswer } from '../../src/fixers/models/model.ts'

const taken: Analysis = {
  rootCause: 'The sign is wrong.',
  hypothesis: 'With a plus the sum of 1 and 2 is 3.',
  modificationPoints: [{ file: 'src/sum.ts', symbol: 'sum', change: 'add' }],
  affectedTests: ['src/sum.test.ts'],
  approach: 'Add.',
  confidence: 0.9,
}
const good = { ...taken, evidence: [{ file: 'src/sum.ts', line: 1, says: 'a - b' }], wrong: 'code' }

describe('an analysis is taken', () => {
  it.each<[string, string, Partial<Analysis>]>([
    ['as it is', JSON.stringify(good), {}],
    ['out of a code fence', `Here it is:\n\`\`\`json\n${JSON.stringify(good)}\n\`\`\``, {}],
    ['with just enough confidence', JSON.stringify({ ...good, confidence: 0.4 }), { confidence: 0.4 }],
    ['with a confidence of 1 at most', JSON.stringify({ ...good, confidence: 90 }), { confidence: 1 }],
    ['without what nobody asked for', JSON.stringify({ ...good, extra: true }), {}],
    ['without a hypothesis in a first attempt', changed({ hypothesis: undefined }), { hypothesis: '' }],
  ])('%s', (_, text, change) => {
    expect(readAnalysis(answer(text))).toEqual({ ok: true, analysis: { ...taken, ...change } })
  })

  it('in several pieces, with thoughts between them', () => {
    const text = JSON.stringify(good)
    const content = [
      { type: 'text' as const, text: text.slice(0, 20), citations: null },
      { type: 'thinking' as const, thinking: '{"not": "this"}', signature: '' },
      { type: 'text' as const, text: text.slice(20), citations: null },
    ]

    expect(readAnalysis({ ...answer(''), content })).toEqual({ ok: true, analysis: taken })
  })
})

describe('an analysis is refused', () => {
  it.each<[string, string, string, RegExp]>([
    ['when the model refuses', JSON.stringify(good), 'refusal', /refused to analyse/],
    ['when it is cut off', JSON.stringify(good).slice(0, 50), 'max_tokens', /cut off at its token limit/],
    ['when it is empty', '', 'end_turn', /not of the form/],
    ['when it is no JSON', 'The sign is wrong.', 'end_turn', /not of the form/],
    ['when it is broken JSON', '{"rootCause": }', 'end_turn', /not of the form/],
    ['when it is other JSON', '[1, 2]', 'end_turn', /not of the form/],
    ['when something is missing', changed({ rootCause: undefined }), 'end_turn', /not of the form/],
    ['when something is of another type', changed({ confidence: 'high' }), 'end_turn', /not of the form/],
    [
      'when the environment is wrong',
      changed({ wrong: 'environment' }),
      'end_turn',
      /^The environment is wrong, not the code: The sign/,
    ],
    ['when the test is wrong', changed({ wrong: 'test' }), 'end_turn', /^The test is wrong, not the code: The sign/],
    ['without a place to change', changed({ modificationPoints: [] }), 'end_turn', /names no place to change/],
    ['without affected tests', changed({ affectedTests: [] }), 'end_turn', /names no affected tests/],
    ['with too little confidence', changed({ confidence: 0.39 }), 'end_turn', /not sure enough \(confidence 0\.39\)/],
    ['with less than no confidence', changed({ confidence: -1 }), 'end_turn', /not sure enough/],
  ])('%s', (_, text, stopReason, reason) => {
    expect(readAnalysis({ ...answer(text), stopReason })).toEqual({ ok: false, reason: expect.stringMatching(reason) })
  })
})

describe('after an attempt that failed', () => {
  it('an analysis with a hypothesis is taken', () => {
    expect(readAnalysis(answer(JSON.stringify(good)), true)).toEqual({ ok: true, analysis: taken })
  })

  it.each([undefined, '', ' \n'])('one whose hypothesis is %j is refused', hypothesis => {
    const reason = 'The analysis states no hypothesis after an attempt that failed.'

    expect(readAnalysis(answer(changed({ hypothesis })), true)).toEqual({ ok: false, reason })
  })
})

function changed(change: object): string {
  return JSON.stringify({ ...good, ...change })
}

function answer(text: string): ModelAnswer {
  return { content: [{ type: 'text', text, citations: null }], stopReason: 'end_turn', usage: noUsage }
}
