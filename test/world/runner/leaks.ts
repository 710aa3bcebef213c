import type { Masker } from './masker.ts'
import type { Annotation } from './step-log.ts'

interface Told {
  rawLines: readonly string[]
  shownLines: readonly string[]
  rawSummary: string
  outputs: Readonly<Record<string, string>>
  rawAnnotations: readonly Annotation[]
}

/**
 * Find the places of secrets. Secrets from outside must not appear at all: masking is only GitHub's safety net. A secret
 * that the action itself masks may be printed, because GitHub hides it, but not before it is masked. Entries are masked.
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

/** A secret of several lines is in no single line, so search the whole log, unless a line has a secret already. */
function whole(log: string, secrets: Masker, places: readonly [string, string][]): [string, string][] {
  return secrets.has(log) && !places.some(([, text]) => secrets.has(text)) ? [['log', log]] : []
}
