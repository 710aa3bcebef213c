import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseDocument } from 'yaml'

/** What the action is called where a workflow uses it. */
export const OWN_ACTION = 'fix-tests/fix-tests'

/**
 * A workflow as its readers see it, or action.yml. `part` is what was put into a minimal workflow to be looked at, and
 * `shown` what documentation shows.
 */
export type Source = {
  readonly file: string
  readonly kind: 'action' | 'workflow' | 'part'
  readonly shown: boolean
  readonly text: string
  /** The line in `file` of a line in `text`, both from 1. */
  readonly lineOf: (line: number) => number
}

/** A block of documentation that is YAML and belongs into no workflow that we know how to make. */
export type Unknown = { readonly file: string; readonly line: number }

const WORKFLOW_KEYS = ['name', 'run-name', 'on', 'permissions', 'env', 'defaults', 'concurrency', 'jobs']
const STEP_KEYS = ['uses', 'run', 'with']
const JOB_KEYS = `name if needs runs-on environment permissions concurrency outputs env defaults timeout-minutes
  strategy continue-on-error container services steps secrets`.split(/\s+/)
/** Permissive, as nobody can tell which event a part is meant for. */
const EVENTS = `on: { push: , pull_request: , pull_request_review: , pull_request_review_comment: , issue_comment: ,
  workflow_run: { workflows: [CI] }, workflow_dispatch: , repository_dispatch: }`.split('\n')
const MINIMAL_JOB = ['jobs:', '  job:', '    runs-on: ubuntu-latest']
const MINIMAL_STEPS = ['    steps:', '      - run: "true"']

/** action.yml, the workflows of a repository, its examples, and those that its documentation shows. */
export function sourcesIn(root: string): { readonly sources: readonly Source[]; readonly unknown: readonly Unknown[] } {
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const folders = ['.github/workflows', 'examples']
  const workflows = folders.flatMap(folder =>
    filesIn(root, folder, /\.ya?ml$/).map(file => whole(file, 'workflow', read(file), false, 0)),
  )
  const pages = ['README.md', ...filesIn(root, 'docs', /\.md$/)].map(file => shownIn(file, read(file)))

  return {
    sources: [
      whole('action.yml', 'action', read('action.yml'), false, 0),
      ...workflows,
      ...pages.flatMap(({ sources }) => sources),
    ],
    unknown: pages.flatMap(({ unknown }) => unknown),
  }
}

/** The workflows, and parts of workflows, in the `yaml` blocks of a page of documentation. */
export function shownIn(file: string, page: string): { readonly sources: Source[]; readonly unknown: Unknown[] } {
  const sources: Source[] = []
  const unknown: Unknown[] = []
  for (const block of page.matchAll(/^( *)```ya?ml\b[^\n]*\n(.*?)^\1```/gms)) {
    const [, indent = '', body = ''] = block
    const above = page.slice(0, block.index).split('\n').length
    const text = body.replaceAll(new RegExp(`^${indent}`, 'gm'), '')
    if (isOtherFile(text)) continue

    const source = partOf(file, text, above)
    if (source === undefined) unknown.push({ file, line: above + 1 })
    else sources.push(source)
  }
  return { sources, unknown }
}

/** A block that says in its first line which file it is, and that file is no workflow. */
function isOtherFile(text: string): boolean {
  const named = /^# *(?:\S+ )*?(\.?[\w./-]+\.ya?ml)\b/.exec(text)?.[1]
  return named !== undefined && !named.startsWith('.github/workflows/') && named.includes('/')
}

function partOf(file: string, text: string, above: number): Source | undefined {
  const document = parseDocument(text)
  // What is no YAML is told by the validators.
  if (document.errors.length > 0) return whole(file, 'workflow', text, true, above)
  const value: unknown = document.toJS()
  if (Array.isArray(value)) return value.every(isStep) ? steps(file, text, 6, above) : undefined
  if (typeof value !== 'object' || value === null) return undefined

  const keys = Object.keys(value)
  const only = (known: readonly string[]) => keys.every(key => known.includes(key))
  if ('on' in value && 'jobs' in value) return whole(file, 'workflow', text, true, above)
  if (only(WORKFLOW_KEYS)) {
    const rest = 'jobs' in value ? [] : [...MINIMAL_JOB, ...MINIMAL_STEPS]
    return wrapped(file, text, 0, above, 'on' in value ? [] : EVENTS, rest)
  }
  if (only(JOB_KEYS)) {
    const first = 'runs-on' in value ? MINIMAL_JOB.slice(0, 2) : MINIMAL_JOB
    return wrapped(file, text, 4, above, [...EVENTS, ...first], 'steps' in value ? [] : MINIMAL_STEPS)
  }
  if (keys.some(key => STEP_KEYS.includes(key))) {
    // `with` alone is what our own step is given.
    const step = 'uses' in value || 'run' in value ? '      - name: step' : `      - uses: ${OWN_ACTION}@v0`
    return steps(file, text, 8, above, [step])
  }
  if (Object.values(value).every(job => isMapping(job) && ('runs-on' in job || 'uses' in job)))
    return wrapped(file, text, 2, above, [...EVENTS, 'jobs:'], [])
  return undefined
}

/** A list of steps, in a job that has what their expressions name and is not shown: earlier steps and a matrix. */
function steps(file: string, text: string, indent: number, above: number, first: readonly string[] = []): Source {
  const shown = new Set([...text.matchAll(/^[\s-]*id: *["']?([\w-]+)/gm)].map(match => match[1]))
  const earlier = namesIn(text, 'steps').filter(id => !shown.has(id))
  const matrix = ['of', ...namesIn(text, 'matrix')].map(name => `${name}: [1]`).join(', ')
  const job = [
    `    strategy: { matrix: { ${matrix} } }`,
    '    steps:',
    ...earlier.map(id => `      - { id: ${id}, run: "true" }`),
  ]
  return wrapped(file, text, indent, above, [...EVENTS, ...MINIMAL_JOB, ...job, ...first], [])
}

/** What is taken from a context. */
function namesIn(text: string, context: string): string[] {
  const names = text.matchAll(new RegExp(String.raw`\b${context}\.([\w-]+)`, 'g'))
  return [...new Set(Array.from(names, ([, name = '']) => name))]
}

function wrapped(
  file: string,
  text: string,
  indent: number,
  above: number,
  before: readonly string[],
  after: readonly string[],
): Source {
  const lines = text.trimEnd().split('\n')
  const inner = lines.map(line => (line === '' ? '' : ' '.repeat(indent) + line))
  const lineOf = (line: number) => above + Math.min(Math.max(line - before.length, 1), lines.length)
  return { file, kind: 'part', shown: true, text: [...before, ...inner, ...after, ''].join('\n'), lineOf }
}

function whole(file: string, kind: 'action' | 'workflow', text: string, shown: boolean, above: number): Source {
  return { file, kind, shown, text, lineOf: line => above + line }
}

function isMapping(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isStep(value: unknown): boolean {
  return isMapping(value) && ('uses' in value || 'run' in value)
}

function filesIn(root: string, folder: string, name: RegExp): string[] {
  try {
    const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    return files.filter(file => name.test(file)).map(file => `${folder}/${file}`)
  } catch {
    // Not every repository has documentation beside its README.
    return []
  }
}
