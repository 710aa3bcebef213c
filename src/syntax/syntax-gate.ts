import type { SourceTree } from '../contracts/ports.ts'
import { languageOf, syntaxErrors } from './languages.ts'

/** Where a file's text before the attempt can be had. */
type Reader = Pick<SourceTree, 'read' | 'original'>

/**
 * The first syntax error that the edits brought into one of these files, as a sentence, or undefined. The text before
 * is the measure: a parser that stumbles over something exotic in the original says nothing against the edit.
 * @param compiles what the language's own parser says of a file, which has the last word; undefined: it cannot tell,
 *   and then the tests have it
 */
export async function checkSyntax(
  files: readonly string[],
  source: Reader,
  compiles: (file: string) => Promise<boolean | undefined> = async () => false,
): Promise<string | undefined> {
  for (const file of files) {
    const text = await source.read(file)
    if (text === undefined) continue
    const problem = problemIn(file, text, (await source.original(file)) ?? '')
    if (problem !== undefined && (await compiles(file)) === false) return problem
  }
  return undefined
}

/** Why the new text of a file is not well-formed, although the old one was; undefined when all is well. */
export function problemIn(file: string, text: string, before: string): string | undefined {
  if (file.endsWith('.json'))
    return parsesAsJson(text) || (before !== '' && !parsesAsJson(before))
      ? undefined
      : `${file} is no longer valid JSON.`
  const language = languageOf(file)
  if (language === undefined) return undefined
  const errors = syntaxErrors(language, text)
  const first = errors[0]
  // The text before is parsed only when there is something to compare with.
  if (first === undefined || errors.length <= syntaxErrors(language, before).length) return undefined
  const line = text.slice(0, first).split('\n').length
  return `${file} has a syntax error in line ${line}: ${JSON.stringify(text.split('\n')[line - 1]?.trim().slice(0, 120))}.`
}

function parsesAsJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
