import { z } from 'zod'
import type { History } from '../../../contracts/ports.ts'
import { defineTool, type ToolContext, toolError, toolResult, WRITTEN_NUMBER } from './tool.ts'

/** Limits of one call. */
const MAX_LINES = 400

/** Models write `./src/a.js` for a file of the project, too. */
export const filePath = z.string().transform(text => text.replace(/^(?:\.\/)+/, ''))
/** A line, 1-based. Bounds would take many words in the schema, so that a call's own check keeps them. */
const line = WRITTEN_NUMBER

export const readFile = defineTool({
  description: `Reads lines of a file, at most ${MAX_LINES}.`,
  input: z.object({ path: filePath, from: line.optional(), to: line.optional() }),
  async run({ path: file, from: first = 1, to }, context) {
    const from = Math.max(1, Math.floor(first))
    const text = await redactedText(file, context)
    if (text === undefined) return toolError(unreadable(file))
    const lines = text.split('\n')
    if (from > lines.length) return toolError(`${file} has ${lines.length} lines.`)
    if (to !== undefined && to < from) return toolError(`to (${to}) is before from (${from}).`)
    const last = Math.min(to ?? lines.length, from + MAX_LINES - 1, lines.length)
    const shown = lines.slice(from - 1, last).map((each, index) => `${from + index}\t${each}`)
    const rest = last < (to ?? lines.length) && last < lines.length ? [`… ${lines.length - last} more lines`] : []
    return toolResult([...shown, ...rest].join('\n'))
  },
})

export const history = defineTool({
  description: "A file's latest commits and the failing one's change; with lines, who changed these.",
  input: z.object({ path: filePath, from: line.optional(), to: line.optional() }),
  async run({ path: file, from, to }, context) {
    const { redact, history: past } = context
    const text = await readableText(file, context)
    if (text === undefined) return toolError(unreadable(file))
    const found = from === undefined ? await commitsOf(file, past) : await past.blame(file, linesOf(from, to))
    // Lines that are redacted in the file itself are no secret less in its history.
    const shown = new Set(redact(text).split('\n'))
    const secrets = text.split('\n').filter(each => each.trim() !== '' && !shown.has(each))
    return toolResult(
      secrets.reduce((all, each) => all.replaceAll(each, '***'), found) || 'History tells nothing of it.',
    )
  },
})

async function commitsOf(file: string, past: History): Promise<string> {
  const [log, diff] = [await past.log(file), await past.diff(file)]
  return [log, diff].filter(part => part !== '').join('\n')
}

function linesOf(first: number, last = first): { from: number; to: number } {
  const from = Math.max(1, Math.floor(first))
  return { from, to: Math.min(Math.max(from, Math.floor(last)), from + MAX_LINES) }
}

/** The files of the project, and which of them no model sees. */
export type Readable = Pick<ToolContext, 'source' | 'isHidden'>

/** Read a file without its secrets. Redact before truncating: half a secret is not recognized. */
export async function redactedText(
  file: string,
  context: Readable & Pick<ToolContext, 'redact'>,
): Promise<string | undefined> {
  const text = await readableText(file, context)
  return text === undefined ? undefined : context.redact(text)
}

/** Read a file; undefined if it is missing or hidden. */
export async function readableText(file: string, context: Readable): Promise<string | undefined> {
  return (await readableFiles(context)).includes(file) ? context.source.read(file) : undefined
}

/** List the files of the project without hidden ones, which may hold secrets. */
export async function readableFiles({ source, isHidden }: Readable): Promise<string[]> {
  return (await source.list()).filter(file => !isHidden(file))
}

export function unreadable(file: string): string {
  return `${file} is not a text file of the project that can be read.`
}
