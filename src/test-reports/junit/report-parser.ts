import { SaxesParser } from 'saxes'
import { UnreadableReport } from '../report.ts'
import { familyReason } from './foreign-report.ts'
import type { ReportIntegrity } from './report-integrity.ts'

/** Depth of nested elements beyond which a document is no test report. */
const MAX_DEPTH = 64
/** Characters kept of one text. */
export const MAX_TEXT = 32_000

export type ReportParser = ReturnType<typeof createParser>

/**
 * Create a streaming parser of XML that notes the errors of the document. It reads no declarations of a DOCTYPE, and
 * refuses one unless the format has it.
 */
export function createParser(integrity: ReportIntegrity, { hasDoctype = false }: { hasDoctype?: boolean } = {}) {
  const parser = new SaxesParser({ position: false })
  parser.on('doctype', text => {
    if (hasDoctype) return
    const root = /^\s*([\w:.-]{1,100})/.exec(text)?.[1] ?? ''
    throw new UnreadableReport(familyReason(root) ?? 'it declares a DOCTYPE, which no test report needs.')
  })
  parser.on('error', error => integrity.addParserError(error.message))
  return parser
}

/** Take a long text from the parser while it is read: saxes holds all of it until it ends. */
export function takeLongText(parser: ReportParser): string {
  return textIn(parser).length > 4 * MAX_TEXT ? takeText(parser) : ''
}

/** Take the text from the parser with which the document breaks off. */
export function takeText(parser: ReportParser): string {
  const text = textIn(parser)
  ;(parser as unknown as { text: string }).text = ''
  return text
}

/** Return the text that the parser holds. */
export function textIn(parser: ReportParser): string {
  return (parser as unknown as { text: string }).text
}

/** @throws UnreadableReport if an element is nested deeper than in any report */
export function requireDepth(depth: number): void {
  if (depth > MAX_DEPTH) throw new UnreadableReport(`it has elements nested deeper than ${MAX_DEPTH}.`)
}
