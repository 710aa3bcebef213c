import type { Failure, Frame, Problem } from '../domain/model/test-case.ts'
import { withoutForeignFrames } from '../domain/text/foreign-frames.ts'
import { framesOf } from './stack-frames.ts'

/** Characters of a text that are read. */
const MAX_TEXT = 6_000
/** Folders of packages and of a language's own library. */
const INSTALLED =
  /(?:^|\/)(?:node_modules|site-packages|dist-packages|vendor|gems|\.cargo|rustc|pkg\/mod|go\/src|lib\/python3[\w.]{0,9}|lib\/ruby|share\/php)\//
const JVM = /\.(?:java|kt|groovy|scala)$/

/** Places that a compiler or a loader names, more reliable ones first. Group: the file. */
const COMPILED: readonly RegExp[] = [
  /SyntaxError: (?<file>\/[^\n:]{1,500}): /,
  // jest and node print the line of code below it.
  /^[ \t]{0,20}(?:file:\/\/)?(?<file>\/[^\s:]{1,500}):\d{1,9}$/m,
  /(?<![\w@./\\-])(?<file>[\w@./\\-]{1,500}\.(?:[cm]?[jt]sx?|py|go|rs|java|kt|groovy|scala|php|rb|cs|cc|cpp|cxx|c|hh?|hpp|swift|vue|svelte|json|ya?ml|toml|dart|exs?))(?::\[?|\()\d{1,9}[:,]/,
]
/** Python has the place of the error last, behind those of the imports. */
const PYTHON = /File "(?<file>[^"\n]{1,500})", line \d/g
const PYTHON_ERROR = /\b(?:Syntax|Indentation|Tab)Error\b/

/** Name the file that does not compile, as the message or the stack has it. */
export function compiledFile({ message, stack }: Problem): string | undefined {
  const text = `${message.slice(0, MAX_TEXT)}\n${stack.slice(0, MAX_TEXT)}`
  const last = PYTHON_ERROR.test(text) ? [...text.matchAll(PYTHON)].at(-1) : undefined
  const found = last ?? COMPILED.map(pattern => pattern.exec(text)).find(match => match !== null)
  return found?.groups?.file
}

/**
 * Find the innermost frame of the code under test in a stack whose files are not here: the report may be read without
 * the repository.
 */
export function statedFrame({ id, problem }: Failure, isTestFrame: (frame: Frame) => boolean): Frame | undefined {
  const text = withoutForeignFrames((problem.stack || problem.message).slice(0, MAX_TEXT))
  // Of Java the package alone tells the project's code from that of a library.
  const base = (id.suite[0] ?? '').split('.').slice(0, 2).join('.')
  return framesOf(text, file => file).find(
    frame =>
      !INSTALLED.test(frame.file) &&
      !isTestFrame(frame) &&
      (!JVM.test(frame.file) || (base.includes('.') && frame.symbol.startsWith(`${base}.`) && !isOfTest(frame, id))),
  )
}

/** True for a frame in the class of the test, or in one within it. */
function isOfTest({ symbol }: Frame, { suite }: Failure['id']): boolean {
  const own = suite[0] ?? ''
  return symbol.startsWith(`${own}.`) || symbol.startsWith(`${own}$`)
}

/** The failing statement as runners quote it: pytest, jest and vitest; node's assert; unittest; RSpec. */
const STATEMENTS: readonly RegExp[] = [
  /^>[ \t]{1,40}(?:\d{1,6} ?\|)?[ \t]{0,200}(?<code>\S.{0,500})$/m,
  /^The expression evaluated to a falsy value:\n\n[ \t]{0,40}(?<code>\S.{0,500})$/m,
  /^[ \t]{0,20}File "[^"\n]{1,500}", line \d{1,9}, in \S{1,200}\n[ \t]{1,200}(?=\S{0,100}assert)(?<code>\S.{0,500})$/im,
  /^Failure\/Error: (?<code>\S.{0,500})$/m,
]
/** A name that is called, or, in Ruby, read of something. */
const CALLED = /(?<![\w$])(?<name>[A-Za-z_$][\w$]{0,100})[!?]?\(/g
const READ = /\.(?<name>[a-z_]\w{0,100}[!?]?)(?![\w(])/g
/** Names of assertions, and of what a language has built in: they say nothing about the code. */
const COMMON =
  /^(?:assert\w*|expect|is|ok|not|equal|deepEqual|strictEqual|deepStrictEqual|test|it|await|async|def|function|lambda|raises|approx|throws|rejects|resolves|to[A-Z_]\w*|to|eq|eql|be\w*|len|str|int|float|bool|list|dict|set|tuple|sorted|sum|min|max|abs|round|repr|any|all|range|type|isinstance|hasattr|getattr|Number|String|Boolean|Array|Object|Map|Set|Date|Error|JSON|Math|Promise|parse|stringify|keys|values|entries|join|map|filter|array|DataFrame|Series|get|post|put|patch|delete|find\w*|getBy\w*|queryBy\w*|render|call|run|execute|request|length|size|count|first|last)$/

/** Name what a failing assertion calls, by the statement that the runner quotes; undefined if it quotes none. */
export function statedCall({ problem }: Failure): string | undefined {
  const text = `${problem.message.slice(0, MAX_TEXT)}\n${problem.stack.slice(0, MAX_TEXT)}`
  const code = STATEMENTS.map(pattern => pattern.exec(text)?.groups?.code).find(found => found !== undefined)
  if (code === undefined) return undefined
  const subject = subjectOf(code)
  const calls = [...(subject ?? code).matchAll(CALLED)]
  const reads = subject === undefined ? [] : [...subject.matchAll(READ)]
  return [...calls, ...reads].map(match => match.groups?.name ?? '').find(name => !COMMON.test(name))
}

/** Return what stands in the brackets of `expect`: behind it come matchers. */
function subjectOf(code: string): string | undefined {
  const begin = /\bexpect ?[({]/.exec(code)
  if (begin === null) return undefined
  const from = begin.index + begin[0].length
  let depth = 1
  for (let at = from; at < code.length; at += 1) {
    if ('({['.includes(code[at] ?? '')) depth += 1
    else if (')}]'.includes(code[at] ?? '')) depth -= 1
    if (depth === 0) return code.slice(from, at)
  }
  return code.slice(from)
}
