import { z } from 'zod'
import { filePath, type Readable, readableText } from './reading-tools.ts'
import { checkedChange } from './testing-tools.ts'
import { defineTool, type ToolContext, toolError, type ToolOutcome, toolResult } from './tool.ts'

/** Lines shown before and after an edit. */
const CONTEXT_LINES = 3

export const editFile = defineTool({
  description:
    'Replaces old, which must stand in the file exactly once; an empty old makes a new file. With a summary, a subject for the commit, the tests run, and end the work if they pass.',
  input: z.object({
    path: filePath,
    old: z.string(),
    new: z.string(),
    summary: z.string().optional(),
  }),
  async run({ summary, ...edit }, context) {
    const written = await applyEdit(edit, context)
    if (!written.ok) return toolError(written.reason)
    return summary === undefined ? toolResult(written.shown) : followedByTests(written.shown, { summary, context })
  },
})

/** A replacement in a file, or a new file if `old` is empty. */
export interface TextEdit {
  readonly path: string
  readonly old: string
  readonly new: string
}

/** Make an edit. @returns its new lines, or the reason why it was not made */
export async function applyEdit(
  { path, old: oldText, new: newText }: TextEdit,
  context: Readable,
): Promise<{ readonly ok: true; readonly shown: string } | { readonly ok: false; readonly reason: string }> {
  if (oldText === '') return makeFile(path, newText, context)
  if (oldText === newText) return refused('old and new are the same: nothing would change.')
  const { source } = context
  const before = await readableText(path, context)
  if (before === undefined) return refused(`${path} is not a text file of the project that can be edited.`)
  // A file may mix line ends. Half of one is never replaced.
  const windows = withLineEnds('\r\n', oldText)
  const old = before.includes(windows) ? windows : oldText
  const count = before.split(old).length - 1
  if (count === 0) return refused(`old does not stand in ${path}: read it again, and give its text to the letter.`)
  if (count > 1)
    return refused(`old stands in ${path} in the lines ${linesOf(before, old)}: give more of the lines around it.`)
  const at = before.indexOf(old)
  const text = withLineEnds(lineEndNear(before, at, old), newText)
  const after = before.slice(0, at) + text + before.slice(at + old.length)
  const written = await source.write(path, after)
  if (!written.ok) return written
  const first = after.slice(0, at).split('\n').length
  return {
    ok: true,
    shown: `Done. ${newLines(after, first, first + text.replace(/\r?\n$/, '').split('\n').length - 1)}`,
  }
}

async function makeFile(path: string, text: string, { source, isHidden }: Readable): ReturnType<typeof applyEdit> {
  if (isHidden(path)) return refused(`${path} is a file that models do not see, so they do not make it.`)
  if ((await source.list()).includes(path)) return refused(`${path} is there already: give the text to replace in old.`)
  const written = await source.write(path, text)
  return written.ok ? { ok: true, shown: `Done. ${path} has ${text.split('\n').length} lines.` } : written
}

function refused(reason: string): { ok: false; reason: string } {
  return { ok: false, reason }
}

/** Run the tests after an edit. They end the work, or the model sees the edit and what they say. */
async function followedByTests(
  shown: string,
  { summary, context }: { summary: string; context: ToolContext },
): Promise<ToolOutcome> {
  const outcome = await checkedChange(context, summary)
  return outcome.kind === 'result' ? { ...outcome, text: `${shown}\n\n${outcome.text}` } : outcome
}

type LineEnd = '\n' | '\r\n'

/** Give a text these line ends: models write `\n`. */
function withLineEnds(end: LineEnd, text: string): string {
  return text.replaceAll(/\r?\n/g, end)
}

/** Return the line end of a part of a file, or the next one behind it, or the last one before it. */
function lineEndNear(file: string, at: number, part: string): LineEnd {
  const from = at + part.length
  const [found] = [
    /\r?\n/.exec(part),
    /\r?\n/.exec(file.slice(from)),
    /\r?\n(?=[^\n]*$)/.exec(file.slice(0, at)),
  ].filter(each => each !== null)
  return found?.[0] === '\r\n' ? '\r\n' : '\n'
}

/** Lines of a text in which a part begins, and the most of them that are named. */
const MAX_NAMED = 10

function linesOf(text: string, part: string): string {
  const lines: number[] = []
  for (let at = text.indexOf(part); at >= 0 && lines.length < MAX_NAMED; at = text.indexOf(part, at + 1))
    lines.push(text.slice(0, at).split('\n').length)
  return lines.join(', ')
}

/** Show the new lines, `first` to `last` (1-based), with some around them. */
function newLines(text: string, first: number, last: number): string {
  const from = Math.max(1, first - CONTEXT_LINES)
  const lines = text.split('\n').slice(from - 1, last + CONTEXT_LINES)
  return `${first === last ? `Line ${first} is` : `Lines ${first}–${last} are`} new:\n${lines.map((line, index) => `${from + index}\t${line}`).join('\n')}`
}
