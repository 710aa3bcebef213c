import { z } from 'zod'
import { readableText } from './reading-tools.ts'
import { define, error, result } from './tool.ts'

/** How many lines around an edit are shown. */
const AROUND = 3

export const editFile = define({
  description: 'Replaces a text of a file, which must stand in it exactly once, by another.',
  input: z.object({ path: z.string(), old: z.string().min(1), new: z.string() }),
  async run({ path, old: asked, new: wanted }, { source }) {
    const before = await readableText(path, source)
    if (before === undefined) return error(`${path} is not a text file of the project that can be edited.`)
    const old = withEndsOf(before, asked)
    const text = withEndsOf(before, wanted)
    const count = before.split(old).length - 1
    if (count === 0) return error(`old does not stand in ${path}: read it again, and give its text to the letter.`)
    if (count > 1) return error(`old stands ${count} times in ${path}: give more of the lines around it.`)
    const at = before.indexOf(old)
    const after = before.slice(0, at) + text + before.slice(at + old.length)
    const written = await source.write(path, after)
    if (!written.ok) return error(written.reason)
    const first = after.slice(0, at).split('\n').length
    return result(`Done. ${linesOf(after, first, first + text.split('\n').length - 1)}`)
  },
})

export const writeFile = define({
  description: 'Makes a new file. A file that is there is changed with edit_file.',
  input: z.object({ path: z.string(), text: z.string() }),
  async run({ path, text }, { source }) {
    if ((await source.list()).includes(path)) return error(`${path} is there already: change it with edit_file.`)
    const written = await source.write(path, text)
    return written.ok ? result(`Done. ${path} has ${text.split('\n').length} lines.`) : error(written.reason)
  },
})

/** A text with the line ends of a file: a model writes its own. */
function withEndsOf(file: string, text: string): string {
  return file.includes('\r\n') ? text.replaceAll(/\r?\n/g, '\r\n') : text
}

/** @param first, last: 1-based lines that are new */
function linesOf(text: string, first: number, last: number): string {
  const from = Math.max(1, first - AROUND)
  const lines = text.split('\n').slice(from - 1, last + AROUND)
  return `Lines ${first}–${last} are new:\n${lines.map((line, index) => `${from + index}\t${line}`).join('\n')}`
}
