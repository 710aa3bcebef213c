import { z } from 'zod'
import { isHidden } from '../../../domain/policy/edit-policy.ts'
import type { SourceTree } from '../../../contracts/ports.ts'
import { defineTool, type ToolContext, toolError, toolResult } from './tool.ts'

/** Limits of one call. */
const MAX_HITS = 40
/** Hits up to which each is shown with the lines around it. */
const MAX_WITH_CONTEXT = 6
const MAX_FILES = 200
const MAX_LINES = 400

const path = z.string().describe('Relative to the top of the repository.')
const line = z.number().int().min(1)

export const readFile = defineTool({
  description: `Reads a file of the project, with line numbers, at most ${MAX_LINES} lines at once.`,
  input: z.object({ path, from: line.optional(), to: line.optional() }),
  async run({ path: file, from = 1, to }, { source, redact }) {
    const text = await redactedText(file, { source, redact })
    if (text === undefined) return toolError(unreadable(file))
    const lines = text.split('\n')
    const last = Math.min(to ?? lines.length, from + MAX_LINES - 1, lines.length)
    const shown = lines.slice(from - 1, last).map((each, index) => `${from + index}\t${each}`)
    const rest = to === undefined && last < lines.length ? [`… ${lines.length - last} more lines`] : []
    return toolResult([...shown, ...rest].join('\n'))
  },
})

export const listFiles = defineTool({
  description: 'Lists the files of the project whose path begins so.',
  input: z.object({ under: z.string().optional() }),
  async run({ under = '' }, { source }) {
    const files = (await readableFiles(source)).filter(file => file.startsWith(under))
    const rest = files.length - MAX_FILES
    return toolResult([...files.slice(0, MAX_FILES), ...(rest > 0 ? [`… ${rest} more`] : [])].join('\n') || 'No files.')
  },
})

export const search = defineTool({
  description: 'Finds a text, to the letter, in the files of the project; a few hits with the lines around them.',
  input: z.object({
    text: z.string().min(2),
    under: z.string().optional().describe('Only files whose path begins so.'),
  }),
  async run({ text, under = '' }, { source, signal, redact }) {
    const hits: Hit[] = []
    for (const file of (await readableFiles(source)).filter(name => name.startsWith(under))) {
      signal.throwIfAborted()
      const content = (await source.read(file)) ?? ''
      if (!content.includes(text)) continue
      // Redact the whole file: the lines of a private key are recognized by the first one only.
      const lines = redact(content).split('\n')
      for (const [index, each] of lines.entries()) if (each.includes(text)) hits.push({ file, lines, index })
      if (hits.length > MAX_HITS) break
    }
    if (hits.length === 0) return toolResult('No hits.')
    const shown = hits.slice(0, MAX_HITS).map(hit => hitText(hit, hits.length <= MAX_WITH_CONTEXT ? 2 : 0))
    return toolResult([...shown, ...(hits.length > MAX_HITS ? ['… and more'] : [])].join('\n'))
  },
})

/** A line that contains a text. */
interface Hit {
  readonly file: string
  readonly lines: readonly string[]
  readonly index: number
}

function hitText({ file, lines, index }: Hit, around: number): string {
  const context = lines
    .slice(Math.max(0, index - around), index + around + 1)
    .map((text, offset) => ({ text, at: Math.max(0, index - around) + offset }))
    .filter(({ text, at }) => at !== index && text.trim() !== '')
    .map(({ text, at }) => `  ${at + 1}\t${text.slice(0, 200)}`)
  return [`${file}:${index + 1}: ${(lines[index] ?? '').trim().slice(0, 200)}`, ...context].join('\n')
}

export const gitLog = defineTool({
  description: 'The latest commits that changed a file.',
  input: z.object({ path }),
  run: async ({ path: file }, context) => historyOf(file, context, () => context.history.log(file)),
})

export const gitBlame = defineTool({
  description: 'Who last changed these lines of a file, up to the failing commit.',
  input: z.object({ path, from: line, to: line }),
  run: async ({ path: file, from, to }, context) =>
    historyOf(file, context, () =>
      context.history.blame(file, { from, to: Math.min(Math.max(from, to), from + MAX_LINES) }),
    ),
})

export const gitDiff = defineTool({
  description: 'What the failing commit changed in a file.',
  input: z.object({ path }),
  run: async ({ path: file }, context) => historyOf(file, context, () => context.history.diff(file)),
})

/** Read the history of a file, without the lines that are redacted in the file itself. */
async function historyOf(file: string, { source, redact }: ToolContext, read: () => Promise<string>) {
  const text = await readableText(file, source)
  if (text === undefined) return toolError(unreadable(file))
  const shown = new Set(redact(text).split('\n'))
  const secrets = text.split('\n').filter(each => each.trim() !== '' && !shown.has(each))
  const history = secrets.reduce((all, each) => all.replaceAll(each, '***'), await read())
  return toolResult(history || 'History tells nothing of it.')
}

/** Read a file without its secrets. Redact before truncating: half a secret is not recognized. */
export async function redactedText(
  file: string,
  { source, redact }: Pick<ToolContext, 'source' | 'redact'>,
): Promise<string | undefined> {
  const text = await readableText(file, source)
  return text === undefined ? undefined : redact(text)
}

/** Read a file; undefined if it is missing or hidden. */
export async function readableText(file: string, source: SourceTree): Promise<string | undefined> {
  return (await readableFiles(source)).includes(file) ? source.read(file) : undefined
}

/** List the files of the project without hidden ones, which may hold secrets. */
export async function readableFiles(source: SourceTree): Promise<string[]> {
  return (await source.list()).filter(file => !isHidden(file))
}

export function unreadable(file: string): string {
  return `${file} is not a text file of the project that can be read.`
}
