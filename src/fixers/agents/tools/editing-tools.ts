import { z } from 'zod'
import { readableText } from './reading-tools.ts'
import { defineTool, toolError, toolResult } from './tool.ts'

/** Lines shown before and after an edit. */
const CONTEXT_LINES = 3

export const editFile = defineTool({
  description: 'Replaces a text of a file, which must stand in it exactly once, by another.',
  input: z.object({ path: z.string(), old: z.string().min(1), new: z.string() }),
  async run({ path, old: oldText, new: newText }, { source }) {
    const before = await readableText(path, source)
    if (before === undefined) return toolError(`${path} is not a text file of the project that can be edited.`)
    const old = withLineEndsOf(before, oldText)
    const text = withLineEndsOf(before, newText)
    const count = before.split(old).length - 1
    if (count === 0) return toolError(`old does not stand in ${path}: read it again, and give its text to the letter.`)
    if (count > 1) return toolError(`old stands ${count} times in ${path}: give more of the lines around it.`)
    const at = before.indexOf(old)
    const after = before.slice(0, at) + text + before.slice(at + old.length)
    const written = await source.write(path, after)
    if (!written.ok) return toolError(written.reason)
    const first = after.slice(0, at).split('\n').length
    return toolResult(`Done. ${newLines(after, first, first + text.split('\n').length - 1)}`)
  },
})

export const writeFile = defineTool({
  description: 'Makes a new file. A file that is there is changed with edit_file.',
  input: z.object({ path: z.string(), text: z.string() }),
  async run({ path, text }, { source }) {
    if ((await source.list()).includes(path)) return toolError(`${path} is there already: change it with edit_file.`)
    const written = await source.write(path, text)
    return written.ok ? toolResult(`Done. ${path} has ${text.split('\n').length} lines.`) : toolError(written.reason)
  },
})

/** Give a text the line ends of a file: models write `\n`. */
function withLineEndsOf(file: string, text: string): string {
  return file.includes('\r\n') ? text.replaceAll(/\r?\n/g, '\r\n') : text
}

/** Show the new lines, `first` to `last` (1-based), with some around them. */
function newLines(text: string, first: number, last: number): string {
  const from = Math.max(1, first - CONTEXT_LINES)
  const lines = text.split('\n').slice(from - 1, last + CONTEXT_LINES)
  return `Lines ${first}–${last} are new:\n${lines.map((line, index) => `${from + index}\t${line}`).join('\n')}`
}
