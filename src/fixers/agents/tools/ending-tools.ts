import { z } from 'zod'
import { truncate } from '../prompt-text.ts'
import { defineTool, toolError } from './tool.ts'

/** Limits of a report: characters of a text and entries of a list. Reports are saved, shown and sent again. */
const MAX_TEXT = 2_000
const MAX_ENTRIES = 20

/*
 * Schemas that providers enforce: every property is required, and no number or length has bounds, since not all
 * providers support them. Values are checked afterwards.
 */
const lines = z.array(z.number()).describe('First and last line, or empty.')
const level = z.enum(['high', 'medium', 'low'])

const AnalysisInput = z.object({
  rootCause: z.string().describe('The defect in the code, not the symptom in the test.'),
  wrong: z.enum(['code', 'test', 'environment']).describe('What is wrong: the code, the test, or what both run in.'),
  evidence: z.array(z.object({ file: z.string(), line: z.number(), says: z.string() })),
  modificationPoints: z.array(z.object({ file: z.string(), symbol: z.string(), lines, change: z.string() })),
  affectedTests: z.array(z.string()).describe('Files of tests that the change may touch, the failing ones too.'),
  approach: z.string(),
  alternative: z.string().describe('What to try if it does not hold.'),
  hypothesis: z.string().describe('What must be true if this is the cause, and how the tests show it. Empty at first.'),
  criticality: level,
  confidence: z.number().describe('0 to 1.'),
})

/** The accepted form: weaker models omit properties. */
const AcceptedAnalysis = AnalysisInput.extend({
  wrong: AnalysisInput.shape.wrong.default('code'),
  evidence: z
    .array(z.object({ file: z.string(), line: z.number().optional(), says: z.string().default('') }))
    .default([]),
  modificationPoints: z
    .array(
      z.object({
        file: z.string(),
        symbol: z.string().default(''),
        lines: z.array(z.number()).default([]),
        change: z.string().default(''),
      }),
    )
    .default([]),
  affectedTests: z.array(z.string()).default([]),
  approach: z.string().default(''),
  alternative: z.string().default(''),
  hypothesis: z.string().default(''),
  criticality: level.default('medium'),
})

export const reportAnalysis = defineTool({
  description: 'Ends an analysis.',
  strictInput: AnalysisInput,
  input: AcceptedAnalysis,
  run({ wrong, modificationPoints, confidence, ...rest }) {
    const points = modificationPoints.map(({ lines: [first, last = first], ...point }) => ({
      ...point,
      ...(first === undefined || last === undefined ? {} : { lines: [first, last] as [number, number] }),
    }))
    const analysis = { ...rest, modificationPoints: points, confidence: Math.min(1, Math.max(0, confidence)) }
    return { kind: 'final', final: { of: 'analysis', analysis: shortened(analysis), wrong } }
  },
})

const ChangeInput = z.object({
  summary: z.string().describe('One line for the commit.'),
  changes: z.array(z.object({ file: z.string(), why: z.string() })),
  leftUndone: z.string().describe('What could not be done, or empty.'),
})

export const done = defineTool({
  description: 'Ends a fix: the change is made and the tests pass.',
  strictInput: ChangeInput,
  input: ChangeInput.extend({ leftUndone: z.string().default('') }),
  run: input => ({ kind: 'final', final: { of: 'change', ...shortened(input) } }),
})

const FindingInput = z.object({
  severity: level.describe('high: must not be merged like this.'),
  file: z.string(),
  line: z.number().describe('0 for the whole file.'),
  what: z.string(),
  why: z.string(),
})
const ReviewInput = z.object({ approved: z.boolean(), findings: z.array(FindingInput) })

export const reportReview = defineTool({
  description: 'Ends a review.',
  strictInput: ReviewInput,
  input: z.object({
    approved: z.boolean(),
    findings: z.array(FindingInput.extend({ line: z.number().default(0), why: z.string().default('') })).default([]),
  }),
  run({ approved, findings }) {
    if (!approved && findings.length === 0) return toolError('What is not approved needs at least one finding.')
    const located = findings.map(({ line, ...finding }) => ({ ...finding, ...(line >= 1 ? { line } : {}) }))
    return { kind: 'final', final: { of: 'review', approved, findings: shortened(located) } }
  },
})

export const giveUp = defineTool({
  description: 'Ends the work without a result.',
  input: z.object({ reason: z.string() }),
  run: ({ reason }) => ({ kind: 'gave-up', reason: shortened(reason) }),
})

/** Shorten all texts and lists of a report. */
function shortened<Value>(value: Value): Value {
  if (typeof value === 'string') return truncate(value, MAX_TEXT) as Value
  if (Array.isArray(value)) return value.slice(0, MAX_ENTRIES).map(shortened) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shortened(each)])) as Value
}
