import { z } from 'zod'
import { messageOf } from '../../../contracts/errors.ts'
import { count } from '../../../domain/text/wording.ts'
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
  const [place, ...others] = placesOf(before, oldText)
  if (place === undefined)
    return refused(`old does not stand in ${path}: read it again, and give its text to the letter.`)
  if (others.length > 0) {
    const lines = [place, ...others].map(({ line }) => line).join(', ')
    return refused(`old stands in ${path} in the lines ${lines}: give more of the lines around it.`)
  }
  const { at, text: old } = place
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
  // An empty file holds no text that old could give.
  if ((await source.list()).includes(path) && (await source.read(path)) !== '')
    return refused(`${path} is there already: give the text to replace in old.`)
  const written = await source.write(path, text)
  const lines = text === '' ? 0 : text.replace(/\n$/, '').split('\n').length
  return written.ok ? { ok: true, shown: `Done. ${path} has ${count(lines, 'line')}.` } : written
}

function refused(reason: string): { ok: false; reason: string } {
  return { ok: false, reason }
}

/**
 * Run the tests after an edit. They end the work, or the model sees the edit and what they say. The edit is made,
 * whatever becomes of the tests: as an error, a resumed run would not make it again.
 */
async function followedByTests(
  shown: string,
  { summary, context }: { summary: string; context: ToolContext },
): Promise<ToolOutcome> {
  try {
    const outcome = await checkedChange(context, summary)
    return outcome.kind === 'result' ? toolResult(`${shown}\n\n${outcome.text}`) : outcome
  } catch (thrown) {
    context.signal.throwIfAborted()
    return toolResult(`${shown}\n\nThe tests could not run: ${messageOf(thrown)}`)
  }
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

/** Places of a part in a file that are looked for: more are not named. */
const MAX_PLACES = 10

interface Place {
  readonly at: number
  /** The part as the file spells it. */
  readonly text: string
  readonly line: number
}

/**
 * Find the places of a part in a file, also those that overlap. A file may mix line ends, and models write `\n`: both
 * spellings are one, so that half of a line end is never replaced.
 */
function placesOf(file: string, part: string): Place[] {
  const [plain, wanted] = [withLineEnds('\n', file), withLineEnds('\n', part)]
  const places: Place[] = []
  for (let at = plain.indexOf(wanted); at >= 0 && places.length < MAX_PLACES; at = plain.indexOf(wanted, at + 1)) {
    const from = offsetWithLineEnds(file, at)
    const text = file.slice(from, offsetWithLineEnds(file, at + wanted.length))
    places.push({ at: from, text, line: plain.slice(0, at).split('\n').length })
  }
  return places
}

/** Turn an offset in a text whose line ends are all `\n` into that of the text as it is. */
function offsetWithLineEnds(file: string, offset: number): number {
  let at = offset
  for (const { index } of file.matchAll(/\r\n/g)) {
    if (index >= at) break
    at += 1
  }
  return at
}

/** Show the new lines, `first` to `last` (1-based), with some around them. */
function newLines(text: string, first: number, last: number): string {
  const from = Math.max(1, first - CONTEXT_LINES)
  const lines = text.split('\n').slice(from - 1, last + CONTEXT_LINES)
  return `${first === last ? `Line ${first} is` : `Lines ${first}–${last} are`} new:\n${lines.map((line, index) => `${from + index}\t${line}`).join('\n')}`
}
