import type { Masker } from './masker.ts'
import type { Annotation } from './annotations.ts'

interface Told {
  rawLines: readonly string[]
  shownLines: readonly string[]
  rawSummary: string
  outputs: Readonly<Record<string, string>>
  rawAnnotations: readonly Annotation[]
}

/**
 * Where a secret got out. The secrets given from outside must not be told at all, for masking is only GitHub's safety
 * net. What the action itself asked to be masked may be printed, for GitHub hides it, but not before it is masked.
 * Every entry is masked.
 */
export function findLeaks(told: Told, { secrets, everything }: { secrets: Masker; everything: Masker }): string[] {
  const summary = told.rawSummary === '' ? [] : told.rawSummary.split('\n')
  const places: [place: string, text: string][] = [
    ...told.rawLines.map((line, index): [string, string] => [`log line ${index + 1}`, line]),
    ...summary.map((line, index): [string, string] => [`summary line ${index + 1}`, line]),
    ...Object.entries(told.outputs).map(([name, value]): [string, string] => [`output ${name}`, value]),
    ...told.rawAnnotations.map(({ level, title, message }): [string, string] => [
      `${level} annotation`,
      title === undefined ? message : `${title}: ${message}`,
    ]),
  ]
  const shown = told.shownLines.map((line): [string, string] => ['log, before it was masked', line])

  return [
    ...places.filter(([, text]) => secrets.has(text)),
    ...whole(told.rawLines.join('\n'), secrets, places),
    ...shown.filter(([, text]) => everything.has(text)),
  ].map(([place, text]) => `${place}: ${everything.mask(text)}`)
}

/** A secret of several lines is in none of them; it is looked for in the whole log unless a line gave it away already. */
function whole(log: string, secrets: Masker, places: readonly [string, string][]): [string, string][] {
  return secrets.has(log) && !places.some(([, text]) => secrets.has(text)) ? [['log', log]] : []
}
