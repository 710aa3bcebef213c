import { z } from 'zod'
import { truncate } from '../prompt-text.ts'
import { defineTool, toolError, WRITTEN_NUMBER } from './tool.ts'

/** Limits of a report: characters of a text and entries of a list. Reports are saved, shown and sent again. */
const MAX_TEXT = 2_000
const MAX_ENTRIES = 20

/*
 * Schemas that providers enforce: every property is required, and no number or length has bounds, since not all
 * providers support them. Values are checked afterwards.
 */
const level = z.enum(['high', 'medium', 'low'])
const place = { file: z.string(), line: z.number() }

const AnalysisInput = z.object({
  rootCause: z.string().describe('The defect, not the symptom.'),
  wrong: z.enum(['code', 'test', 'environment']),
  places: z.array(z.object({ ...place, says: z.string(), change: z.string().describe('Empty: only evidence.') })),
  affectedTests: z.array(z.string()).describe('Files.'),
  hypothesis: z.string().describe('After a failed attempt: what must be true.'),
  confidence: z.number().describe('0 to 1'),
})

/** A share of 1. Models write it in percent, too. */
const SHARE = z
  .preprocess(value => {
    const percent = typeof value === 'string' ? /^\s{0,9}(\d{1,3}(?:\.\d{1,15})?)\s?%\s{0,9}$/.exec(value) : null
    return percent === null ? value : Number(percent[1]) / 100
  }, WRITTEN_NUMBER)
  .transform(number => Math.min(1, Math.max(0, number > 1 && number <= 100 ? number / 100 : number)))

/**
 * The accepted form: weaker models omit properties and write numbers as text, and transcripts of earlier versions have
 * two lists of places.
 */
const AcceptedAnalysis = AnalysisInput.extend({
  wrong: AnalysisInput.shape.wrong.default('code'),
  places: z
    .array(
      z.object({
        file: z.string(),
        line: WRITTEN_NUMBER.optional(),
        says: z.string().default(''),
        change: z.string().default(''),
      }),
    )
    .default([]),
  evidence: z
    .array(z.object({ file: z.string(), line: WRITTEN_NUMBER.optional(), says: z.string().default('') }))
    .default([]),
  modificationPoints: z
    .array(
      z.object({
        file: z.string(),
        symbol: z.string().default(''),
        lines: z.array(WRITTEN_NUMBER).default([]),
        change: z.string().default(''),
      }),
    )
    .default([]),
  affectedTests: z.array(z.string()).default([]),
  confidence: SHARE,
  approach: z.string().default(''),
  alternative: z.string().default(''),
  hypothesis: z.string().default(''),
  criticality: level.default('medium'),
})

export const reportAnalysis = defineTool({
  description: 'Reports the root cause.',
  strictInput: AnalysisInput,
  input: AcceptedAnalysis,
  run({ wrong, places, evidence, modificationPoints, confidence, ...rest }) {
    const changed = places
      .filter(({ change }) => change !== '')
      .map(({ file, line, change }) => ({ file, symbol: '', lines: line === undefined ? [] : [line], change }))
    const points = [...changed, ...modificationPoints].map(({ lines: [first, last = first], ...point }) => ({
      ...point,
      ...(first === undefined || last === undefined ? {} : { lines: [first, last] as [number, number] }),
    }))
    const said = places.map(({ file, line, says }) => ({ file, says, ...(line === undefined ? {} : { line }) }))
    const analysis = {
      ...rest,
      evidence: [...said.filter(({ says }) => says !== ''), ...evidence],
      modificationPoints: points,
      confidence,
    }
    return { kind: 'final', final: { of: 'analysis', analysis: shortened(analysis), wrong } }
  },
})

export const done = defineTool({
  description: 'Ends a fix.',
  input: z.object({
    summary: z.string(),
    leftUndone: z.string().optional(),
  }),
  async run({ summary, leftUndone = '' }, { source }) {
    const files = await source.changed()
    return { kind: 'final', final: { of: 'change', files, ...shortened({ summary, leftUndone }) } }
  },
})

const FindingInput = z.object({
  severity: level,
  ...place,
  what: z.string().describe('The fault, and why it matters.'),
})
const ReviewInput = z.object({ approved: z.boolean(), findings: z.array(FindingInput) })

export const reportReview = defineTool({
  description: 'Ends a review.',
  strictInput: ReviewInput,
  input: z.object({
    approved: z.boolean(),
    findings: z
      .array(FindingInput.extend({ line: WRITTEN_NUMBER.default(0), why: z.string().default('') }))
      .default([]),
  }),
  run({ approved, findings }) {
    if (!approved && findings.length === 0) return toolError('What is not approved needs at least one finding.')
    const located = findings.map(({ line, ...finding }) => ({ ...finding, ...(line >= 1 ? { line } : {}) }))
    return { kind: 'final', final: { of: 'review', approved, findings: shortened(located) } }
  },
})

export const giveUp = defineTool({
  description: 'Ends without a result.',
  input: z.object({ reason: z.string() }),
  run: ({ reason }) => ({ kind: 'gave-up', reason: shortened(reason) }),
})

/** Shorten all texts and lists of a report. */
export function shortened<Value>(value: Value): Value {
  if (typeof value === 'string') return truncate(value, MAX_TEXT) as Value
  if (Array.isArray(value)) return value.slice(0, MAX_ENTRIES).map(shortened) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shortened(each)])) as Value
}
