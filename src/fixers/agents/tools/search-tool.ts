import { z } from 'zod'
import { wholeStart } from '../prompt-text.ts'
import { filePath, readableFiles } from './reading-tools.ts'
import { defineTool, type ToolContext, toolError, toolResult } from './tool.ts'

/**
 * Limits of one call: hits, hits up to which each is shown with the lines around it, characters of a pattern, and of a
 * shown line, with those before a hit that stands further behind.
 */
const MAX_HITS = 40
const MAX_WITH_CONTEXT = 6
const MAX_PATTERN = 500
const MAX_LINE = 200
const BEFORE_HIT = 60

/** Finds the first place of a text or a pattern in a whole file, or in a line of it; -1 if there is none. */
type Finder = (content: string) => number

export const search = defineTool({
  description: 'Finds a text, or else a regular expression, in files whose path begins with under.',
  input: z.object({ text: z.string(), under: filePath.optional() }),
  async run({ text: given, under: folder = '' }, context) {
    // Models copy a line with its end.
    const text = given.replace(/^[\r\n]{1,9}|[\r\n]{1,9}$/g, '')
    if (text.length < 2) return toolError('Give at least two characters.')
    if (/[\r\n]/.test(text)) return toolError('Give the text of one line.')
    const under = /^[./]$/.test(folder) ? '' : folder.replace(/^\//, '')
    if (!(await readableFiles(context)).some(name => name.startsWith(under)))
      return toolError(`No file of the project has a path that begins with ${under}.`)
    const literal = await hitsOf(content => content.indexOf(text), under, context)
    // A text that stands somewhere is meant as it is: code is full of the signs of patterns.
    const pattern = literal.length > 0 ? undefined : await patternFinder(text)
    const hits = pattern === undefined ? literal : await hitsOf(pattern, under, context)
    if (hits.length === 0) return toolResult('No hits.')
    const shown = hits.slice(0, MAX_HITS).map(hit => hitText(hit, hits.length <= MAX_WITH_CONTEXT ? 2 : 0))
    return toolResult([...shown, ...(hits.length > MAX_HITS ? ['… and more'] : [])].join('\n'))
  },
})

async function hitsOf(find: Finder, under: string, context: ToolContext): Promise<Hit[]> {
  const { source, signal, redact } = context
  const hits: Hit[] = []
  for (const file of (await readableFiles(context)).filter(name => name.startsWith(under))) {
    signal.throwIfAborted()
    const content = ((await source.read(file)) ?? '').replaceAll('\r\n', '\n')
    if (find(content) < 0) continue
    // Redact the whole file: the lines of a private key are recognized by the first one only.
    const lines = redact(content).split('\n')
    for (const [index, each] of lines.entries()) {
      const at = find(each)
      if (at >= 0) hits.push({ file, lines, index, at })
    }
    if (hits.length > MAX_HITS) break
  }
  return hits
}

/**
 * Read a text as a regular expression, by an engine whose time is linear: a model's pattern could freeze the process.
 *
 * @returns undefined if it is none, such as one that looks ahead
 */
async function patternFinder(text: string): Promise<Finder | undefined> {
  if (text.length > MAX_PATTERN || !/[.*+?()[\]{}|^$\\]/.test(text)) return undefined
  const { RE2JS } = await import('re2js')
  try {
    const pattern = RE2JS.compile(text, RE2JS.MULTILINE)
    return content => {
      const matcher = pattern.matcher(content)
      return matcher.find() ? matcher.start() : -1
    }
  } catch {
    return undefined
  }
}

/** A line that contains a text, and the place of it. */
interface Hit {
  readonly file: string
  readonly lines: readonly string[]
  readonly index: number
  readonly at: number
}

/** Show a hit, within the lines around it in their order if there is room for some. */
function hitText({ file, lines, index, at: column }: Hit, around: number): string {
  const shown = (at: number) => shownLine(lines[at] ?? '', at === index ? column : 0)
  const first = Math.max(0, index - around)
  const context = lines
    .slice(first, index + around + 1)
    .map((_, offset) => first + offset)
    .filter(at => at === index || shown(at).trim() !== '')
  if (context.length === 1) return `${file}:${index + 1}: ${shown(index).trim()}`
  return [`${file}:${index + 1}:`, ...context.map(at => `${at === index ? '>' : ' '} ${at + 1}\t${shown(at)}`)].join(
    '\n',
  )
}

/** Show the part of a line in which something stands. */
function shownLine(line: string, column: number): string {
  if (column + BEFORE_HIT <= MAX_LINE) return wholeStart(line, MAX_LINE)
  return `…${wholeStart(line.slice(column - BEFORE_HIT).replace(/^[\udc00-\udfff]/, ''), MAX_LINE)}`
}
