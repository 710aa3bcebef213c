import type { Suspect } from '../../../domain/model/cluster.ts'
import { mentionsIn } from '../../../syntax/mentions.ts'
import { lineAt } from '../../../domain/text/line-starts.ts'
import { definitionAt, type Outline, outlineOf } from '../../../syntax/outline.ts'
import { count } from '../../../domain/text/wording.ts'
import { redactedText } from '../tools/reading-tools.ts'
import { section } from './evidence-sections.ts'

const MAX_FILES = 4
/** Files of at most so many lines are shown whole. */
const WHOLE_FILE_LINES = 60
/** Characters of file text in a prompt: about 2,000 tokens. */
const MAX_CHARACTERS = 7_500
/** Lines of a window without a function, before and after its line, and the most lines of a window. */
const CONTEXT_LINES = 15
const MAX_WINDOW = 60
/** Lines up to which a function is shown whole. */
const MAX_FUNCTION = 100
/** Lines of documentation within a function from which they are left out. */
const MIN_DOCS = 6
/** Entries of an outline, and characters of a line. */
const MAX_OUTLINE = 12
/** Characters around the entries of an outline. */
const OUTLINE_AROUND = 40
const MAX_LINE = 300

/** Code to show, with the reason. */
export type ShownPlace = Pick<Suspect, 'file' | 'line' | 'from' | 'to' | 'symbol' | 'why'>

/** Lines to show, 1-based and inclusive. */
interface Window {
  readonly from: number
  readonly to: number
}

interface ShownFile {
  readonly file: string
  readonly lines: readonly string[]
  readonly outline: Outline | undefined
  /** Documentation within functions, which is left out. */
  readonly docs: readonly Window[]
  readonly windows: Window[]
  readonly why: Set<string>
}

export interface Excerpts {
  readonly sections: readonly string[]
  /** Places for which there was no room. */
  readonly left: readonly ShownPlace[]
  /** Return true if the code shows a place. */
  readonly shows: (place: ShownPlace) => boolean
}

/**
 * Show places, the likeliest first, within a budget: a window around each, what its code uses of the same file, and an
 * outline of the rest. Each file says why it is shown.
 * @param lead number of places that come before what their code uses
 * @param further characters for all code beside these
 */
export async function fileExcerpts(
  places: readonly ShownPlace[],
  context: Parameters<typeof redactedText>[1],
  { lead = places.length, further = MAX_CHARACTERS }: { readonly lead?: number; readonly further?: number } = {},
): Promise<Excerpts> {
  const files = new Map<string, ShownFile>()
  for (const file of [...new Set(places.map(each => each.file))].slice(0, MAX_FILES)) {
    const text = await redactedText(file, context)
    if (text === undefined) continue
    const [lines, outline] = [text.split('\n'), outlineOf(file, text)]
    const docs = lines.length <= WHOLE_FILE_LINES ? [] : docsIn(outline)
    files.set(file, { file, lines, outline, docs, windows: [], why: new Set() })
  }
  let room = MAX_CHARACTERS
  const show = (window: Window, shown: ShownFile): boolean => {
    if (shown.windows.some(each => each.from <= window.from && window.to <= each.to)) return true
    const cost = shownLength(window, shown)
    // The first place is shown in any case.
    if (cost > room && room < MAX_CHARACTERS) return false
    room -= cost
    shown.windows.push(window)
    return true
  }
  const left: ShownPlace[] = []
  const showPlaces = (some: readonly ShownPlace[]) => {
    for (const place of some) {
      const shown = files.get(place.file)
      const window = shown && windowOf(place, shown)
      const hasRoom = shown !== undefined && window !== undefined && show(window, shown)
      if (!hasRoom) left.push(place)
      if (shown !== undefined && place.why !== '' && (hasRoom || window === undefined)) shown.why.add(place.why)
    }
  }
  showPlaces(places.slice(0, lead))
  room = Math.min(room, further)
  for (const what of ['values', 'functions'] as const)
    for (const shown of files.values())
      for (const each of shown.windows.flatMap(window => usedIn(window, shown, what))) show(each, shown)
  showPlaces(places.slice(lead))
  const shown = [...files.values()]
  // A list of names says little beside code.
  const isListed = shown.every(({ windows }) => windows.length === 0)
  const sections = shown
    .filter(({ windows }) => isListed || windows.length > 0)
    .map(each => {
      const others = outlineLines(each, room)
      room -= others.join('').length
      return fileSection(each, others)
    })
    .filter(part => part !== '')
  const shows = ({ file, line = 0, from = line, to = line }: ShownPlace) =>
    files.get(file)?.windows.some(window => window.from <= from && to <= window.to) === true
  return { sections, left, shows }
}

/** Definitions of a file that the code of one window uses: so many are shown beside it, of so many lines at most. */
const MAX_USED = 3
const MAX_USED_LINES = 40

/**
 * List the constants, or the functions, of a file that the code in a window names, in the order of their names there:
 * of several methods of one name that of the same class. A type takes many lines and tells little.
 */
function usedIn({ from, to }: Window, { outline }: ShownFile, what: 'values' | 'functions'): Window[] {
  if (outline === undefined) return []
  const { lineStarts, text } = outline
  const code = { from: lineStarts[from - 1] ?? 0, to: lineStarts[to] ?? text.length }
  const names = new Set(mentionsIn(outline, code).flatMap(each => (each.isDefined ? [] : each.name)))
  const own = new Set(
    outline.definitions.filter(each => from <= each.from && each.to <= to).map(each => each.container),
  )
  const definitions = outline.definitions
    .filter(
      each =>
        each.kind === (what === 'values' ? 'value' : 'function') &&
        each.to - each.from < MAX_USED_LINES &&
        !(from <= each.from && each.to <= to) &&
        !(each.from <= from && to <= each.to),
    )
    .toSorted((one, other) => Number(own.has(other.container)) - Number(own.has(one.container)))
  return [...names]
    .flatMap(name => definitions.find(each => each.name === name) ?? [])
    .slice(0, MAX_USED)
    .map(each => ({ from: each.from, to: each.to }))
}

/** Count the characters that a window takes, without the documentation that is left out. */
function shownLength({ from, to }: Window, { lines, docs }: ShownFile): number {
  return lines.slice(from - 1, to).reduce((sum, line, index) => {
    const number = from + index
    return isWithin(number, docs) ? sum : sum + line.length + 6
  }, 0)
}

function isWithin(line: number, ranges: readonly Window[]): boolean {
  return ranges.some(({ from, to }) => from <= line && line <= to)
}

/** Choose what to show for a place: a short file whole, a function, or the lines around one. */
function windowOf(place: ShownPlace, { lines, outline }: ShownFile): Window | undefined {
  if (lines.length <= WHOLE_FILE_LINES) return { from: 1, to: lines.length }
  const { line } = place
  const around = place.from === undefined && line !== undefined && outline ? definitionAt(outline, line) : undefined
  const { from, to } = around ?? place
  const last = lines.length
  if (from !== undefined && to !== undefined && to - from < (outline === undefined ? MAX_WINDOW : MAX_FUNCTION))
    return { from: Math.max(1, from - 1), to: Math.min(last, to + 1) }
  const at = line ?? from
  // The head of a long function tells little.
  if (at === undefined || (place.symbol !== undefined && at === from)) return undefined
  const context = from === undefined ? CONTEXT_LINES : MAX_WINDOW / 2
  return {
    from: Math.max(1, from ?? 1, at - context),
    to: Math.min(last, to ?? last, at + context),
  }
}

function fileSection(shown: ShownFile, others: readonly string[]): string {
  const { file, lines, why } = shown
  const reasons = [...why].slice(0, 3)
  const head = [`${file} (${lines.length} lines)`, ...reasons.map(reason => `suspected: ${reason}`)]
  return section('file', [...head, ...numberedLines(shown), ...others].join('\n'))
}

function isShown(line: number, { windows, docs }: Pick<ShownFile, 'windows' | 'docs'>): boolean {
  return isWithin(line, windows) && !isWithin(line, docs)
}

function numberedLines(file: ShownFile): string[] {
  const shown: string[] = []
  let hidden = 0
  for (const [index, line] of file.lines.entries()) {
    if (!isShown(index + 1, file)) hidden += 1
    else {
      if (hidden > 0) shown.push(`… ${count(hidden, 'line')}`)
      hidden = 0
      shown.push(
        `${index + 1}\t${line.length > MAX_LINE ? `${line.slice(0, MAX_LINE)}… ${line.length} characters` : line}`,
      )
    }
  }
  return hidden > 0 ? [...shown, `… ${count(hidden, 'line')}`] : shown
}

/** List the lines of long documentation within functions: the code below says what happens. */
function docsIn(outline: Outline | undefined): Window[] {
  const docs: Window[] = []
  outline?.tree.iterate({
    enter({ node }) {
      if (node.name !== 'String' || node.parent?.name !== 'ExpressionStatement') return
      const [from, to] = [lineAt(outline.lineStarts, node.from), lineAt(outline.lineStarts, node.to)]
      if (to - from >= MIN_DOCS) docs.push({ from: from + 1, to })
    },
  })
  return docs
}

/** List what else a file defines, with its lines, in so many characters: what stands nearest to the shown code. */
function outlineLines(file: ShownFile, room: number): string[] {
  const { windows, outline } = file
  const distance = ({ from, to }: Window) =>
    Math.min(...windows.map(each => Math.max(each.from - to, from - each.to, 0)), Number.MAX_SAFE_INTEGER)
  const others = (outline?.definitions ?? []).filter(
    ({ from, to, kind }) => kind !== 'value' && !isShown(from, file) && !isShown(to, file),
  )
  let left = room - OUTLINE_AROUND
  const listed = others
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, MAX_OUTLINE)
    .toSorted((one, other) => one.from - other.from)
    .map(({ from, to, container, name }) => `${from}–${to} ${container === '' ? name : `${container}.${name}`}`)
    .filter(entry => (left -= entry.length + 2) >= 0)
  const rest = others.length - listed.length
  return listed.length === 0 ? [] : [`Also defined: ${listed.join(', ')}${rest > 0 ? `, … and ${rest} more` : ''}`]
}
