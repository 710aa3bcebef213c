import { z } from 'zod'
import { symbolOf } from '../../../domain/model/code.ts'
import { grammarOf } from '../../../syntax/languages.ts'
import { mentionsIn } from '../../../syntax/mentions.ts'
import { lineAt } from '../../../domain/text/line-starts.ts'
import { definitionAt, type Outline, outlineOf } from '../../../syntax/outline.ts'
import { wholeStart } from '../prompt-text.ts'
import { filePath, readableFiles, redactedText } from './reading-tools.ts'
import { defineTool, type ToolContext, toolError, type ToolOutcome, toolResult } from './tool.ts'
import { linesWithWord } from './word-lines.ts'

/**
 * Limits of one call: definitions with their code, lines of each, callers, entries of an outline, files to parse,
 * and characters of a line.
 */
const MAX_DEFINITIONS = 3
const MAX_LINES = 80
const MAX_CALLERS = 15
const MAX_ENTRIES = 300
const MAX_PARSED = 200
const MAX_LINE = 160

export const findSymbol = defineTool({
  description: 'Shows where a name is defined, and what mentions it.',
  input: z.object({ name: z.string() }),
  async run({ name: wanted }, context) {
    // `Cart.total` is a method; its type only tells which one.
    const [name = '', container] = wanted.split(/[.#]|::|->/).toReversed()
    if (name === '') return toolError('Give a name.')
    const outlines = await outlinesWith(name, context)
    const defined = outlines.flatMap(({ file, outline }) =>
      outline.definitions
        .filter(each => each.name === name && (container === undefined || each.container === container))
        .map(each => ({ ...each, file, outline })),
    )
    const callers = outlines.flatMap(({ file, outline }) => callersIn(outline, name).map(each => `${file}:${each}`))
    // Not every language has an outline: a definition may stand in a file that is only read as text.
    const words = defined.length === 0 ? await linesWithWord(name, context) : []
    if (defined.length === 0 && callers.length === 0)
      return toolResult(words.length === 0 ? `Nothing is named ${name}.` : words.join('\n'))
    const shown = defined.slice(0, MAX_DEFINITIONS).map(each => {
      const lines = each.outline.text.split('\n').slice(each.from - 1, Math.min(each.to, each.from - 1 + MAX_LINES))
      const code = lines.map((line, index) => `${each.from + index}\t${line}`).join('\n')
      return `${each.file}:${each.from}–${each.to} ${symbolOf(each)}\n${code}`
    })
    const others = defined
      .slice(MAX_DEFINITIONS)
      .map(each => `Also ${each.file}:${each.from}–${each.to} ${symbolOf(each)}`)
    const rest = callers.length - MAX_CALLERS
    return toolResult(
      [
        ...shown,
        ...others,
        ...(callers.length === 0 ? ['Nothing mentions it.'] : ['Mentioned in:', ...callers.slice(0, MAX_CALLERS)]),
        ...(rest > 0 ? [`… and ${rest} more`] : []),
        ...words,
      ].join('\n'),
    )
  },
})

export const outlineTool = defineTool({
  description: 'Lists what a file defines, or a folder holds.',
  input: z.object({ path: filePath }),
  async run({ path: file }, context) {
    const text = await redactedText(file, context)
    if (text === undefined) return filesIn(file, context)
    const outline = outlineOf(file, text)
    if (outline === undefined) return toolError(`There is no outline of ${file}: use read_file.`)
    const listed = outline.definitions
      .slice(0, MAX_ENTRIES)
      .map(each => `${each.from}–${each.to} ${each.kind} ${symbolOf(each)}`)
    const rest = outline.definitions.length - listed.length
    return toolResult([...listed, ...(rest > 0 ? [`… and ${rest} more`] : [])].join('\n') || 'It defines nothing.')
  },
})

/** List the files of a folder; `.` and the empty path are the top. */
async function filesIn(folder: string, context: ToolContext): Promise<ToolOutcome> {
  const under = folder.replace(/^\.?\/?/, '').replace(/\/?$/, '/')
  const files = (await readableFiles(context)).filter(file => under === '/' || file.startsWith(under))
  if (files.length === 0) return toolError(`${folder} is no folder, and no text file of the project that can be read.`)
  const rest = files.length - MAX_ENTRIES
  return toolResult([...files.slice(0, MAX_ENTRIES), ...(rest > 0 ? [`… ${rest} more`] : [])].join('\n'))
}

/** Parse the files that contain a name. Each is redacted first, which keeps its lines. */
async function outlinesWith(name: string, context: ToolContext): Promise<{ file: string; outline: Outline }[]> {
  const found: { file: string; outline: Outline }[] = []
  for (const file of (await readableFiles(context)).filter(each => grammarOf(each) !== undefined)) {
    context.signal.throwIfAborted()
    const text = await redactedText(file, context)
    if (text?.includes(name) !== true) continue
    const outline = outlineOf(file, text)
    if (outline !== undefined) found.push({ file, outline })
    if (found.length === MAX_PARSED) break
  }
  return found
}

/** List the lines that mention a name, each with the function around it. */
function callersIn(outline: Outline, name: string): string[] {
  const lines = outline.text.split('\n')
  const all = mentionsIn(outline, { from: 0, to: outline.text.length })
  const found = new Set(
    all.filter(each => each.name === name && !each.isDefined).map(each => lineAt(outline.lineStarts, each.at)),
  )
  return [...found].map(line => {
    const around = definitionAt(outline, line)
    return `${line} ${around === undefined ? '' : `in ${symbolOf(around)}: `}${wholeStart((lines[line - 1] ?? '').trim(), MAX_LINE)}`
  })
}
