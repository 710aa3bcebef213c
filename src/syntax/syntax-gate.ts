import type { SourceTree } from '../contracts/ports.ts'
import { languageOf, syntaxErrors } from './languages.ts'

/** Reads the text of a file, and its text before the attempt. */
type Reader = Pick<SourceTree, 'read' | 'original'>

/**
 * Find the first syntax error that the edits caused in these files, as a sentence, or undefined. An edit is not to
 * blame for an error that the text before it has too.
 * @param compiles asks the language's own parser about a file; its answer decides. It returns undefined if it cannot
 * tell, and then the tests decide
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

/** Describe the first syntax error of a new text, or return undefined if the old text has as many errors. */
export function problemIn(file: string, text: string, before: string): string | undefined {
  if (file.endsWith('.json'))
    return parsesAsJson(text) || (before !== '' && !parsesAsJson(before))
      ? undefined
      : `${file} is no longer valid JSON.`
  const language = languageOf(file)
  if (language === undefined) return undefined
  if (!language.hasErrors(text, before)) return undefined
  const errors = syntaxErrors(language, text)
  const first = errors[0]
  // Parse the old text only if the new one has errors.
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
