/** Fails if a comment or text uses a word of words.json, or if a summary starts with a question word. */
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parser } from '@lezer/javascript'
import list from './words.json' with { type: 'json' }

/** Sources and pages to check. */
const FILES = [
  'src/**/*.ts',
  'action.yml',
  'CONTRIBUTING.md',
  'ARCHITECTURE.md',
  'SECURITY.md',
  'AGENTS.md',
  'README.md',
  'docs/**/*.md',
]

/** A comment or a text of a file. */
interface Passage {
  readonly kind: 'comments' | 'strings'
  readonly text: string
  /** Offset in the file. */
  readonly from: number
}

/** List the findings in a file as `path:line: word: better words`. */
export function findWords(path: string, text: string): string[] {
  const rules = list.exempt.filter(rule => path.startsWith(rule.path))
  return passagesOf(path, text)
    .filter(({ kind }) => rules.every(({ only }) => only !== kind))
    .flatMap(passage => findingsIn(passage))
    .map(({ at, word, say }) => `${path}:${text.slice(0, at).split('\n').length}: "${word}": say ${say}`)
}

interface Finding {
  /** Offset in the file. */
  readonly at: number
  readonly word: string
  readonly say: string
}

function findingsIn({ kind, text, from }: Passage): Finding[] {
  // Line breaks, with the star of a block comment, count as one space.
  const words = Object.entries(list.words).flatMap(([word, say]) => {
    const pattern = new RegExp(`(?<![\\w-])${word.replaceAll(' ', '(?:\\s|\\n\\s*(?:\\*|//))+')}(?![\\w-])`, 'gi')
    return Array.from(text.matchAll(pattern), ({ index }) => ({ at: from + index, word, say }))
  })
  const start = kind === 'comments' ? /^\/\*\*[\s*]*(\w+) /.exec(text)?.[1] : undefined
  const say = Object.entries(list.summaries).find(([word]) => word === start)?.[1]
  return start === undefined || say === undefined ? words : [...words, { at: from, word: `${start} …`, say }]
}

function passagesOf(path: string, text: string): Passage[] {
  if (path.endsWith('.ts')) return sourcePassages(text)
  if (!path.endsWith('.yml')) return [{ kind: 'strings', text: withoutCode(text), from: 0 }]
  return Array.from(text.matchAll(/^ *description: .*$/gm), match => ({
    kind: 'strings',
    text: match[0],
    from: match.index,
  }))
}

/** List the comments and string literals of a TypeScript file; consecutive line comments are one passage. */
function sourcePassages(text: string): Passage[] {
  const found: Passage[] = []
  parser
    .configure({ dialect: 'ts' })
    .parse(text)
    .iterate({
      enter({ name, from, to }) {
        if (name === 'LineComment' || name === 'BlockComment') {
          const last = found.at(-1)
          const joins =
            name === 'LineComment' &&
            last?.text.startsWith('//') === true &&
            text.slice(last.from + last.text.length, from).trim() === ''
          if (joins) found[found.length - 1] = { ...last, text: text.slice(last.from, to) }
          else found.push({ kind: 'comments', text: text.slice(from, to), from })
        } else if (name === 'String' || name === 'TemplateString')
          found.push({ kind: 'strings', text: text.slice(from, to), from })
      },
    })
  return found
}

/** Replace code blocks and code spans by spaces, so that offsets stay the same. */
function withoutCode(page: string): string {
  return page.replace(/^```[\s\S]*?^```|`[^`\n]+`/gm, code => code.replace(/[^\n]/g, ' '))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const findings = globSync(FILES)
    .map(path => path.replaceAll('\\', '/'))
    .toSorted()
    .flatMap(path => findWords(path, readFileSync(path, 'utf8')))
  for (const finding of findings) console.error(finding)
  if (findings.length > 0) process.exit(1)
}
