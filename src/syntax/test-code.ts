import type { SyntaxNode } from '@lezer/common'
import type { TestName } from '../domain/model/code.ts'
import { innerNodes } from './inner-nodes.ts'
import { type Mention, mentionsIn, textsIn } from './mentions.ts'
import type { Outline } from './outline.ts'

/** A name in a failing test, with its offset. */
export type FoundName = Mention & TestName

interface Range {
  readonly from: number
  readonly to: number
}

interface TestParts {
  readonly statements: readonly Range[]
  readonly failing: readonly Range[]
  /** The function of the test. */
  readonly body: Range
}

const BLOCKS = new Set(['Block', 'Body', 'Script', 'ClassBody', 'ConstructorBody', 'SourceFile', 'Program'])
export const TEST_FUNCTIONS: ReadonlySet<string> = new Set([
  'ArrowFunction',
  'FunctionExpression',
  'FunctionDeclaration',
  'FunctionDefinition',
  'MethodDeclaration',
  'FunctionDecl',
  'MethodDecl',
  'FunctionLiteral',
  'FunctionItem',
  'LambdaExpression',
])
/** Functions that run before each test, and what they are called by. */
const SETUP = /^(?:before|beforeEach|beforeAll|setup|setUp|setup_method|setUpClass|setup_class|setUpTest)$/

/** List the names in a test, from its failing line or else from its title. */
export function namesInTest(
  outline: Outline,
  test: { readonly line: number | undefined; readonly name: string },
): FoundName[] {
  const start = test.line === undefined ? undefined : offsetOfLine(outline, test.line)
  const around = start === undefined ? undefined : testAround(outline, start)
  const body = around ?? (start === undefined ? titledBody(outline, test.name) : functionFrom(outline, start))
  if (body === undefined) return []
  // A test on one line fails as a whole: its function begins behind the start of the line.
  const at = around === undefined ? undefined : start
  const statements = statementsOf(withTable(body), outline)
  const failing = at === undefined ? statements : statements.filter(each => each.from <= at && at < each.to)
  const end = at ?? body.to
  const before = statements.filter(({ from }) => from <= end)
  const names = [...followed(outline, { statements: before, failing, body }), ...setupNames(outline)]
  // The title is known, and no value of the test.
  const titles = new Set(innerNodes(body.parent ?? body).map(({ from }) => from))
  return body.parent?.name === 'ArgList' ? names.filter(each => each.isText !== true || !titles.has(each.at)) : names
}

/** Tell the names of the failing statements from those that made their values, and from the rest of the test. */
function followed(outline: Outline, { statements, failing, body }: TestParts): FoundName[] {
  const read = statements.map(range => ({ range, mentions: mentionsIn(outline, range) }))
  const locals = new Set(
    read.flatMap(({ mentions }) => mentions.filter(each => each.isDefined).map(({ name }) => name)),
  )
  const wanted = new Set<string>()
  const want = (mentions: readonly Mention[]) => {
    for (const { name } of mentions) if (locals.has(name)) wanted.add(name)
  }
  const names: FoundName[] = []
  for (const { range, mentions } of read.toReversed()) {
    // A table of values is before the function that reads it, so it gives what its parameters hold.
    const isUsed = range.to <= body.from || mentions.some(({ name }) => wanted.has(name))
    const how: TestName['how'] = failing.includes(range) ? 'asserted' : isUsed ? 'used' : 'around'
    if (how !== 'around') want(mentions)
    names.push(
      ...mentions.filter(({ name, isDefined }) => !isDefined && !locals.has(name)).map(each => ({ ...each, how })),
    )
    names.push(...textsIn(outline, range).map(each => ({ ...each, how, isText: true })))
    // A parameter of a test may be a fixture.
    names.push(...mentions.filter(each => each.isDefined && isParameter(outline, each)).map(each => ({ ...each, how })))
  }
  return names
}

function isParameter({ tree, grammar }: Outline, { at }: Mention): boolean {
  return grammar.name === 'python' && tree.resolveInner(at, 1).parent?.name === 'ParamList'
}

/** Names in the functions that run before each test of the file. */
function setupNames(outline: Outline): FoundName[] {
  const names: FoundName[] = []
  outline.tree.iterate({
    enter({ node }) {
      if (!TEST_FUNCTIONS.has(node.name) || !isSetup(node, outline)) return
      names.push(...mentionsIn(outline, node).map(each => ({ ...each, how: 'around' as const })))
    },
  })
  return names
}

/** Return true for a function that runs before each test. */
export function isSetup(node: SyntaxNode, outline: Outline): boolean {
  return SETUP.test(calledBy(node, outline))
}

/** Return the name of a function, or of the call that gets it. */
function calledBy(node: SyntaxNode, { text }: Outline): string {
  const call = node.parent?.name === 'ArgList' ? node.parent.parent : null
  const own =
    call?.firstChild ?? node.getChild('VariableName') ?? node.getChild('Definition') ?? node.getChild('FieldName')
  return own === null
    ? ''
    : (text
        .slice(own.from, Math.min(own.to, own.from + 100))
        .split('(', 1)[0]
        ?.replace(/^t\./, '') ?? '')
}

/** Find the outermost function around an offset that is a test, or else the outermost function. */
function testAround({ tree, text }: Outline, at: number): SyntaxNode | undefined {
  const first = at + (/^\s*/.exec(text.slice(at, at + 1_000))?.[0].length ?? 0)
  let found: SyntaxNode | undefined
  for (let node: SyntaxNode | null = tree.resolveInner(first, 1); node !== null; node = node.parent) {
    if (!TEST_FUNCTIONS.has(node.name)) continue
    // A describe block is not the test, but the class of a method is none either.
    if (found !== undefined && isSuite(node, text)) break
    found = node
  }
  return found
}

/** Find the outermost function that begins on the line of an offset, behind it. */
function functionFrom({ tree, text }: Outline, at: number): SyntaxNode | undefined {
  const end = text.indexOf('\n', at)
  let found: SyntaxNode | undefined
  tree.iterate({
    from: at,
    to: end === -1 ? text.length : end,
    enter({ node }) {
      if (found === undefined && node.from >= at && TEST_FUNCTIONS.has(node.name)) found = node
      return found === undefined
    },
  })
  return found
}

/** Widen a function to its decorators, or to the call that gets it, with the table of its cases. */
function withTable(node: SyntaxNode): SyntaxNode {
  const { parent } = node
  if (parent?.name === 'DecoratedStatement') return parent
  return parent?.name === 'ArgList' ? (parent.parent ?? node) : node
}

/** Return true for the function of a describe block. */
export function isSuite(node: SyntaxNode, text: string): boolean {
  const call = node.parent?.name === 'ArgList' ? node.parent.parent?.firstChild : undefined
  return (
    call !== undefined &&
    call !== null &&
    /^(?:f|x)?(?:describe|context|suite)\b/.test(text.slice(call.from, call.from + 20))
  )
}

/** Find the test of a title: a function of that name, or one that is given beside it. */
function titledBody(outline: Outline, title: string): SyntaxNode | undefined {
  const { tree, text } = outline
  const name =
    title
      .replace(/[[({].*$/s, '')
      .split('/')[0]
      ?.split('::')
      .at(-1)
      ?.trim() ?? ''
  let found: SyntaxNode | undefined
  tree.iterate({
    enter({ node }) {
      if (found !== undefined) return false
      if (node.name === 'String' && text.slice(node.from + 1, node.to - 1) === title)
        found = functionsIn(node.parent).at(0)
      else if (TEST_FUNCTIONS.has(node.name) && name !== '' && ownName(node, text) === name) found = node
      return undefined
    },
  })
  return found
}

function functionsIn(list: SyntaxNode | null): SyntaxNode[] {
  return list === null ? [] : [...TEST_FUNCTIONS].flatMap(name => list.getChildren(name))
}

function ownName(node: SyntaxNode, text: string): string {
  for (const kind of ['VariableName', 'Definition', 'DefName', 'FieldName', 'BoundIdentifier', 'PropertyDefinition']) {
    const name = node.getChild(kind)
    if (name !== null) return text.slice(name.from, name.to)
  }
  return ''
}

/** Cut a function into statements. A compound one gives its head, and the statements of its blocks. */
function statementsOf(node: SyntaxNode, outline: Outline): Range[] {
  const blocks: SyntaxNode[] = []
  node.cursor().iterate(ref => {
    if (ref.from < node.from || ref.to > node.to) return
    if (BLOCKS.has(ref.name)) blocks.push(ref.node)
  })
  const starts = blocks.flatMap(block => [block.from, ...innerNodes(block).map(({ from }) => from), block.to])
  const cuts = [...new Set([node.from, ...starts, node.to])].toSorted((a, b) => a - b)
  return cuts.flatMap((from, index) => {
    const to = cuts[index + 1] ?? node.to
    return outline.text.slice(from, to).trim() === '' ? [] : [{ from, to }]
  })
}

/** Return the offset of the first character of code in a line. */
function offsetOfLine({ lineStarts, text }: Outline, line: number): number | undefined {
  const start = lineStarts[line - 1]
  if (start === undefined) return undefined
  return start + (/^[ \t]*/.exec(text.slice(start, start + 1_000))?.[0].length ?? 0)
}
