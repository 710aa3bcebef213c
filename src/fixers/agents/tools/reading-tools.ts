import { z } from 'zod'
import { isHidden } from '../../../domain/policy/edit-policy.ts'
import type { SourceTree } from '../../../contracts/ports.ts'
import { type ToolContext, define, error, result } from './tool.ts'

/** What one call shows at most. */
const HITS = 40
const LISTED = 200
const LINES = 400

const path = z.string().describe('Relative to the top of the repository.')
const line = z.number().int().min(1)

export const readFile = define({
  description: `Reads a file of the project, with line numbers, at most ${LINES} lines at once.`,
  input: z.object({ path, from: line.optional(), to: line.optional() }),
  async run({ path: file, from = 1, to }, { source, redact }) {
    const text = await shownText(file, { source, redact })
    if (text === undefined) return error(notThere(file))
    const lines = text.split('\n')
    const last = Math.min(to ?? lines.length, from + LINES - 1, lines.length)
    const shown = lines.slice(from - 1, last).map((each, index) => `${from + index}\t${each}`)
    const rest = to === undefined && last < lines.length ? [`… ${lines.length - last} more lines`] : []
    return result([...shown, ...rest].join('\n'))
  },
})

export const listFiles = define({
  description: 'Lists the files of the project whose path begins so.',
  input: z.object({ under: z.string().optional() }),
  async run({ under = '' }, { source }) {
    const files = (await readable(source)).filter(file => file.startsWith(under))
    const rest = files.length - LISTED
    return result([...files.slice(0, LISTED), ...(rest > 0 ? [`… ${rest} more`] : [])].join('\n') || 'No files.')
  },
})

export const search = define({
  description: 'Finds a text, to the letter, in the files of the project.',
  input: z.object({
    text: z.string().min(2),
    under: z.string().optional().describe('Only files whose path begins so.'),
  }),
  async run({ text, under = '' }, { source, signal, redact }) {
    const hits: string[] = []
    for (const file of (await readable(source)).filter(name => name.startsWith(under))) {
      signal.throwIfAborted()
      const read = (await source.read(file)) ?? ''
      if (!read.includes(text)) continue
      // A key is known by its first line: the others are none by themselves.
      const lines = redact(read).split('\n')
      for (const [index, each] of lines.entries())
        if (each.includes(text)) hits.push(`${file}:${index + 1}: ${each.trim().slice(0, 200)}`)
      if (hits.length > HITS) break
    }
    if (hits.length === 0) return result('No hits.')
    return result([...hits.slice(0, HITS), ...(hits.length > HITS ? ['… and more'] : [])].join('\n'))
  },
})

export const gitLog = define({
  description: 'The latest commits that changed a file.',
  input: z.object({ path }),
  run: async ({ path: file }, bench) => told(file, bench, () => bench.history.log(file)),
})

export const gitBlame = define({
  description: 'Who last changed these lines of a file, up to the failing commit.',
  input: z.object({ path, from: line, to: line }),
  run: async ({ path: file, from, to }, bench) =>
    told(file, bench, () => bench.history.blame(file, { from, to: Math.min(Math.max(from, to), from + LINES) })),
})

export const gitDiff = define({
  description: 'What the failing commit changed in a file.',
  input: z.object({ path }),
  run: async ({ path: file }, bench) => told(file, bench, () => bench.history.diff(file)),
})

async function told(file: string, { source, redact }: ToolContext, ask: () => Promise<string>) {
  const text = await readableText(file, source)
  if (text === undefined) return error(notThere(file))
  const shown = new Set(redact(text).split('\n'))
  // What is hidden in the file is hidden in parts of it as well.
  const secret = text.split('\n').filter(each => each.trim() !== '' && !shown.has(each))
  const said = secret.reduce((all, each) => all.replaceAll(each, '***'), await ask())
  return result(said || 'History tells nothing of it.')
}

/** The text of a file as it is shown: what is a secret is taken out before anything is cut to size. */
export async function shownText(
  file: string,
  { source, redact }: Pick<ToolContext, 'source' | 'redact'>,
): Promise<string | undefined> {
  const text = await readableText(file, source)
  return text === undefined ? undefined : redact(text)
}

/** The text of a file that may be read, or undefined. */
export async function readableText(file: string, source: SourceTree): Promise<string | undefined> {
  return (await readable(source)).includes(file) ? source.read(file) : undefined
}

/** The files that git knows, less those that hold secrets. */
async function readable(source: SourceTree): Promise<string[]> {
  return (await source.list()).filter(file => !isHidden(file))
}

function notThere(file: string): string {
  return `${file} is not a text file of the project that can be read.`
}
