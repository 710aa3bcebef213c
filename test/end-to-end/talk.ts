import type { ModelRequest, Turn } from '../world/model/model.ts'
import type { Files, SceneOptions } from '../world/scene.ts'
import { BEGUN, NODE_CI, testsOf } from './projects.ts'

/** One bug, and the test that shows it. */
export const SUM: Files = {
  'sum.js': 'export function sum(a, b) {\n  return a - b\n}\n',
  'test/sum.test.js': testOf('sum', 'sums', 'sum(1, 2), 3'),
}

/** Another one in a file of its own. */
export const AREA: Files = {
  'area.js': 'export function area(width, height) {\n  return width + height\n}\n',
  'test/area.test.js': testOf('area', 'multiplies', 'area(3, 4), 12'),
}

/** A branch that brings such bugs. */
export function bringing(...bugs: readonly Files[]): SceneOptions {
  return {
    branch: 'topic',
    ci: NODE_CI,
    commits: [
      { message: 'Begin', files: BEGUN },
      { message: 'Calculate', files: Object.assign({}, ...bugs) as Files },
    ],
  }
}

export function testOf(name: string, title: string, equal: string): string {
  return testsOf(`${name}.js`, name, { [title]: equal })
}

type Call = [name: string, input: unknown]

/** One turn with these calls. */
export function calls(...all: readonly Call[]): Turn {
  return { tools: all.map(([name, input]) => ({ name, input })) }
}

export function analysis(file: string, rootCause: string, change: Readonly<Record<string, unknown>> = {}): Turn {
  return calls([
    'report_analysis',
    {
      rootCause,
      wrong: 'code',
      places: [{ file, line: 2, says: 'the code', change: rootCause }],
      affectedTests: [`test/${file.replace('.js', '.test.js')}`],
      hypothesis: '',
      confidence: 0.9,
      ...change,
    },
  ])
}

export function edit(path: string, old: string, to: string): Turn {
  return calls(['edit_file', { path, old, new: to }])
}

export function done(summary: string, leftUndone = ''): Turn {
  return calls(['done', { summary, leftUndone }])
}

export interface Finding {
  readonly severity: 'high' | 'medium' | 'low'
  readonly file: string
  readonly line?: number
  readonly what: string
  readonly why?: string
}

/** A review; without a finding it is an approval. */
export function review(...findings: readonly Finding[]): Turn {
  return calls([
    'report_review',
    { approved: findings.length === 0, findings: findings.map(each => ({ line: 1, why: 'It is so.', ...each })) },
  ])
}

/** Analysis and fix of the bug in `sum.js`. */
export const sumIsFixed: readonly Turn[] = [
  analysis('sum.js', 'the operands are subtracted'),
  edit('sum.js', 'a - b', 'a + b'),
  done('Add the operands'),
]

export const areaIsFixed: readonly Turn[] = [
  analysis('area.js', 'the sides are added up'),
  edit('area.js', 'width + height', 'width * height'),
  done('Multiply the sides'),
]

/** Does rightly what its role is asked to do, about whichever of the two bugs. */
export function honest(request: Pick<ModelRequest, 'body'>): Turn[] {
  const role = roleOf(request)
  if (role === 'reviewer') return [review()]
  if (role === 'test writer') return [calls(['give_up', { reason: 'I know of none.' }])]
  const turns = /<failure>\ntest\/area/.test(heardIn(request)) ? areaIsFixed : sumIsFixed
  return role === 'analyst' ? turns.slice(0, 1) : turns.slice(1)
}

/** Whom a request is for. */
export function roleOf(request: Pick<ModelRequest, 'body'>): 'analyst' | 'fixer' | 'reviewer' | 'test writer' {
  // One that is told so twice goes on with the conversation of another.
  const role = heardIn(request)
    .match(/(?<=You are the )(?:analyst|fixer|reviewer|test writer)/g)
    ?.at(-1)
  if (role === 'analyst' || role === 'fixer' || role === 'reviewer' || role === 'test writer') return role
  throw new Error('the request is for nobody')
}

/** What is said to the model in a request: everything but its own words. */
export function heardIn({ body }: { readonly body: unknown }): string {
  const { system, messages, instructions, input } = body as Record<string, unknown>
  return [system, instructions, messages, input].map(textIn).join('\n')
}

function textIn(said: unknown): string {
  if (typeof said === 'string') return said
  if (Array.isArray(said)) return said.map(textIn).join('\n')
  if (typeof said !== 'object' || said === null) return ''
  const block = said as Record<string, unknown>
  if (block.role === 'assistant' || block.type === 'function_call' || block.type === 'tool_use') return ''
  return [block.text, block.content, block.output].map(textIn).join('\n')
}

/** Looks on and on, at a length that costs something; like any model it ends where its answer may not be longer. */
export function chatty({ body }: ModelRequest): Turn {
  const long = 'I shall look at it once more. '.repeat(200)
  // Four characters are a token here; the call has some too.
  const room = 4 * (body.max_tokens - 200)
  if (room < long.length) return { say: long.slice(0, Math.max(0, room)), stop: 'max_tokens' }
  return { say: long, tools: [{ name: 'read_file', input: { path: 'sum.js' } }] }
}
