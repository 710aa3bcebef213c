import { z } from 'zod'
import type { Analysis } from '../../domain/attempt.ts'
import type { ModelAnswer } from '../models/model.ts'

/** What the analyst returns: the root cause, not the symptom, and where to change what. */
const Answer = z.object({
  rootCause: z.string().describe('The defect in the code, not the symptom in the test.'),
  evidence: z.array(z.object({ file: z.string(), line: z.number(), says: z.string() })),
  wrong: z.enum(['code', 'test', 'environment']),
  modificationPoints: z.array(z.object({ file: z.string(), symbol: z.string(), change: z.string() })),
  affectedTests: z.array(z.string()).describe('Files of tests that the change may touch.'),
  approach: z.string(),
  hypothesis: z
    .string()
    .default('')
    .describe('What must be true if this is the root cause, and how the tests will show it. Empty in a first attempt.'),
  confidence: z.number().describe('0 to 1.'),
})

export const ANALYSIS_SCHEMA = z.toJSONSchema(Answer, { target: 'draft-2020-12' }) as Record<string, unknown>

/** Below this the next fixer is asked. */
const LEAST_CONFIDENCE = 0.4

export type Read = { readonly ok: true; readonly analysis: Analysis } | { readonly ok: false; readonly reason: string }

/**
 * Reads an analyst's answer; what does not hold is a reason to ask the next fixer.
 * @param debugging whether an attempt went wrong before: then a hypothesis is demanded
 */
export function readAnalysis(answer: ModelAnswer, debugging = false): Read {
  if (answer.stopReason === 'refusal') return no('The model refused to analyse the failure.')
  if (answer.stopReason === 'max_tokens') return no('The analysis was cut off at its token limit.')
  const text = answer.content.map(block => (block.type === 'text' ? block.text : '')).join('')
  const parsed = Answer.safeParse(json(text))
  if (!parsed.success) return no('The analysis is not of the form that was asked for.')
  const analysis = parsed.data
  if (analysis.wrong === 'environment') return no(`The environment is wrong, not the code: ${analysis.rootCause}`)
  if (analysis.wrong === 'test') return no(`The test is wrong, not the code: ${analysis.rootCause}`)
  if (analysis.modificationPoints.length === 0) return no('The analysis names no place to change.')
  if (analysis.affectedTests.length === 0) return no('The analysis names no affected tests.')
  if (analysis.confidence < LEAST_CONFIDENCE)
    return no(`The analysis is not sure enough (confidence ${analysis.confidence}).`)
  if (debugging && analysis.hypothesis.trim() === '')
    return no('The analysis states no hypothesis after an attempt that failed.')
  const { rootCause, hypothesis, modificationPoints, affectedTests, approach } = analysis
  const confidence = Math.min(1, analysis.confidence)
  return { ok: true, analysis: { rootCause, hypothesis, modificationPoints, affectedTests, approach, confidence } }
}

function no(reason: string): Read {
  return { ok: false, reason }
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Some gateways wrap the object in a code fence.
    const from = text.indexOf('{')
    const to = text.lastIndexOf('}')
    const inner = from < 0 || to < from ? undefined : text.slice(from, to + 1)
    try {
      return inner === undefined ? undefined : JSON.parse(inner)
    } catch {
      return undefined
    }
  }
}
