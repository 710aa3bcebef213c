import type { Suspect } from '../../../domain/model/cluster.ts'
import type { Assignment } from '../../../domain/model/assignment.ts'
import { truncate } from '../prompt-text.ts'
import { redactedText } from '../tools/reading-tools.ts'
import { section } from './evidence-sections.ts'

const MAX_FILES = 4
/** Files of more lines are shown around their suspect lines only. */
const WHOLE_FILE_LINES = 250
/** Lines shown before and after a suspect line. */
const CONTEXT_LINES = 40
const MAX_FILE_LENGTH = 14_000

type Place = Pick<Suspect, 'file' | 'line' | 'why'>

/** Show the suspect files around their suspect lines, with the reasons, then hints. */
export async function suspectFileSections(
  { clusters, demands }: Assignment,
  context: Parameters<typeof redactedText>[1],
): Promise<string[]> {
  const places: Place[] = [
    ...demands.map(({ file, line, what }) => ({ file, line, why: what })),
    ...clusters.flatMap(cluster => cluster.places),
    ...clusters.flatMap(cluster => cluster.suspects.map(file => ({ file, why: '' }))),
  ]
  const files = [...new Set(places.map(({ file }) => file))].slice(0, MAX_FILES)
  const hints = [...new Set(clusters.map(({ suggestion }) => suggestion).filter(text => text !== ''))]
  const shown = await Promise.all(
    files.map(async file =>
      fileSection(
        file,
        await redactedText(file, context),
        places.filter(place => place.file === file),
      ),
    ),
  )
  return [...shown, ...hints.map(text => section('hint', text))].filter(part => part !== '')
}

function fileSection(file: string, text: string | undefined, places: readonly Place[]): string {
  if (text === undefined) return ''
  const lines = text.split('\n')
  const marks = places.flatMap(({ line }) => line ?? [])
  const isShown = (line: number) =>
    lines.length <= WHOLE_FILE_LINES ||
    (marks.length === 0 ? line <= WHOLE_FILE_LINES : marks.some(mark => Math.abs(mark - line) <= CONTEXT_LINES))
  const reasons = [...new Set(places.map(({ why }) => why).filter(why => why !== ''))].slice(0, 3)
  const head = [`${file} (${lines.length} lines)`, ...reasons.map(reason => `suspected: ${reason}`)]
  return section('file', truncate([...head, ...numberedLines(lines, isShown)].join('\n'), MAX_FILE_LENGTH))
}

function numberedLines(lines: readonly string[], isShown: (line: number) => boolean): string[] {
  const shown: string[] = []
  let hidden = 0
  for (const [index, line] of lines.entries()) {
    if (!isShown(index + 1)) hidden += 1
    else {
      if (hidden > 0) shown.push(`… ${hidden} lines`)
      hidden = 0
      shown.push(`${index + 1}\t${line}`)
    }
  }
  return hidden > 0 ? [...shown, `… ${hidden} lines`] : shown
}
