import { grammarOf } from '../../../syntax/languages.ts'
import { wholeStart } from '../prompt-text.ts'
import { readableFiles, redactedText } from './reading-tools.ts'
import type { ToolContext } from './tool.ts'

/** Limits: lines that are listed, lines that are collected, and characters of a line. */
const MAX_LISTED = 15
const MAX_COLLECTED = 300
const MAX_LINE = 160

/** Keywords of a definition, in many languages. */
const DEFINES =
  /\b(?:class|def\w{0,9}|enum|extension|fn|fun|func|function|interface|macro|module|object|proc|protocol|sub|struct|trait|type|val|var)\b/i

interface WordLine {
  readonly text: string
  readonly isDefinition: boolean
}

/**
 * List the lines of files without a grammar in which a name stands as a word, those that may define it first. Empty if
 * there are none.
 */
export async function linesWithWord(name: string, context: ToolContext): Promise<string[]> {
  const word = new RegExp(`(?<![\\p{L}\\p{N}_$])${escaped(name)}(?![\\p{L}\\p{N}_$])`, 'u')
  const found: WordLine[] = []
  for (const file of (await readableFiles(context)).filter(each => grammarOf(each) === undefined)) {
    context.signal.throwIfAborted()
    // Redact the whole file: the lines of a private key are recognized by the first one only.
    const text = await redactedText(file, context)
    if (text?.includes(name) !== true) continue
    found.push(
      ...wordLinesIn(text, word).map(({ line, ...rest }) => ({ ...rest, text: `${file}:${line} ${rest.text}` })),
    )
    if (found.length >= MAX_COLLECTED) break
  }
  if (found.length === 0) return []
  const sorted = found.toSorted((one, other) => Number(other.isDefinition) - Number(one.isDefinition))
  const rest = sorted.length - MAX_LISTED
  return [
    'As a word, in files without an outline:',
    ...sorted.slice(0, MAX_LISTED).map(({ text }) => text),
    ...(rest > 0 ? [`… and ${rest} more`] : []),
  ]
}

function wordLinesIn(text: string, word: RegExp): (WordLine & { line: number })[] {
  return text.split('\n').flatMap((line, index) => {
    const at = line.search(word)
    if (at < 0) return []
    const isDefinition = DEFINES.test(line.slice(Math.max(0, at - MAX_LINE), at))
    return [{ line: index + 1, text: wholeStart(line.trim(), MAX_LINE), isDefinition }]
  })
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
}
