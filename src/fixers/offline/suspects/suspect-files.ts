import { isCheck, isCheckStep } from '../../../domain/model/check.ts'
import type { Failure, TestId } from '../../../domain/model/test-case.ts'
import type { Assignment } from '../../../domain/model/assignment.ts'
import type { SourceTree } from '../../../contracts/ports.ts'
import { inFileTestLines } from '../../../syntax/in-file-tests.ts'
import { grammarOf, languageOf } from '../../../syntax/languages.ts'
import { changedLines } from '../../../domain/text/unified-diff.ts'
import { isDestructive } from '../code/destructive-code.ts'
import type { ExecutedCode } from './executed-code.ts'
import { canRun } from './loaded-languages.ts'
import { spreadOver } from './failure-sample.ts'
import { namedTest, type TestCode, testAround, testCodeOf } from './failing-test-code.ts'
import { type FailureSignals, failureSignals } from './failure-signals.ts'
import { type TestEvidence, readEvidence } from '../evidence/test-evidence.ts'
import { isFunction, functionName, sliceOf } from '../code/mutation.ts'

/** The code that the failures point to. */
export interface FaultLocalization {
  /** Source files to mutate, likeliest first. */
  readonly files: readonly string[]
  /** Suspected files that no search may change: a wrong version of their code could destroy something. */
  readonly leftAlone: readonly string[]
  /** Names in the failing assertions. */
  readonly asserted: ReadonlySet<string>
  /** Names in the failing tests, and in the asserted functions. */
  readonly mentioned: ReadonlySet<string>
  /** Names that each of the failing tests mentions, up to its assertion, and functions that each stack names. */
  readonly shared: ReadonlySet<string>
  /** Lines in the failures' stacks, by file. */
  readonly stack: ReadonlyMap<string, ReadonlySet<number>>
  /** Lines that the failing change added or changed, by file. */
  readonly changed: ReadonlyMap<string, ReadonlySet<number>>
  /** True if linters and compilers complain and no test fails: only a change on their lines can silence them. */
  readonly isOfFindings: boolean
  /**
   * True if the code does not compile: only its lines that the compiler names, and what the commit did, can be wrong.
   */
  readonly isOfCompiler: boolean
  /** The code that ran in the failing tests, if that is known. */
  readonly executed?: ExecutedCode
  /** Functions that the diagnosis suspects. */
  readonly suspects: readonly SuspectSpan[]
  readonly signals: FailureSignals
  readonly evidence: TestEvidence
}

/** Lines of a function that is suspected, 1-based, the last one included. */
export interface SuspectSpan {
  readonly file: string
  readonly from: number
  readonly to: number
  /** Its likelihood to that of the first suspect, 0–1. */
  readonly share: number
  /** True if the tests pass without what the failing change did there. */
  readonly isInducing?: boolean | undefined
}

/** Lines before an assertion that belong to its test. */
const TEST_LINES = 12
/** Failures that are read: thousands of one cause say no more than some of them. */
const MAX_FAILURES = 100

/** Find the code that the failures point to. */
export async function localizeFaults(
  assignment: Assignment,
  source: SourceTree,
  isTest: (file: string) => boolean,
): Promise<FaultLocalization> {
  const suspects = new Set(assignment.clusters.flatMap(cluster => cluster.suspects))
  const texts = new Map<string, string>()
  const changed = changedLines(assignment.failingDiff)
  const onStack = new Set(assignment.failures.flatMap(({ frames }) => frames.map(({ file }) => file)))
  // A step of the check that names no place leaves nothing to look at but what the failing commit did.
  const isNowhere = onStack.size === 0 && assignment.failures.every(({ id }) => isCheckStep(id))
  for (const file of suspects) {
    // A script of another language may still have written what the tests run.
    const isForeign = !changed.has(file) && !onStack.has(file) && (isNowhere || !canRun(assignment.failures, file))
    // A submodule has no text, and neither has a file that the failing change deleted.
    const text = isTest(file) || isForeign ? undefined : await source.read(file)
    if (text !== undefined) texts.set(file, text)
  }
  const leftAlone = [...texts].flatMap(([file, text]) => (isDestructive(text) ? [file] : []))
  for (const file of leftAlone) texts.delete(file)
  const files = [...texts.keys()]
  const asserted = new Set<string>()
  const mentioned = new Set<string>()
  const stack = new Map<string, Set<number>>()
  const assertions: string[] = []
  const tests: string[] = []
  const shared: Set<string>[] = []
  const testsOf = new Map<string, TestCode>()
  const framed = await framedFiles(assignment.failures, source, isTest)
  for (const { file, line } of assignment.failures.flatMap(({ frames }) => frames))
    if (framed.get(file)?.isOfTest(line) === false) stack.set(file, (stack.get(file) ?? new Set()).add(line))
  const failures = spreadOver(assignment.failures, MAX_FAILURES)
  for (const { id, frames } of failures) {
    const own = new Set(frames.map(({ symbol }) => symbol))
    shared.push(own)
    // A test that was stopped has no stack.
    if (frames.length === 0) for (const name of identifiers(await textOfTest(id, source))) own.add(name)
    for (const { file, line } of frames) {
      const text = framed.get(file)?.text ?? ''
      const isOfTest = framed.get(file)?.isOfTest(line) === true
      const lines = isOfTest ? text.split('\n') : []
      for (const name of identifiers(lines[line - 1] ?? '')) asserted.add(name)
      const around = lines.slice(Math.max(0, line - TEST_LINES), line + 3).join('\n')
      for (const name of identifiers(around)) mentioned.add(name)
      assertions.push(lines[line - 1] ?? '')
      tests.push(around)
      if (!isOfTest) continue
      const code = testsOf.get(file) ?? testCodeOf(file, text)
      testsOf.set(file, code)
      for (const name of identifiers(testAround(code, line))) own.add(name)
    }
  }
  for (const [file, text] of texts) for (const name of identifiersInFunctions(asserted, file, text)) mentioned.add(name)
  return {
    files,
    leftAlone,
    asserted,
    mentioned,
    shared: inEach(shared),
    stack,
    changed,
    isOfFindings: assignment.failures.every(({ id }) => isCheck(id) && !isCheckStep(id)),
    isOfCompiler: isOfCompiler(assignment, [...files, ...stack.keys()]),
    suspects: suspectSpans(assignment.clusters),
    signals: failureSignals(failures, { inTests: stack.size === 0 && tests.length > 0 }),
    evidence: readEvidence(failures, [...new Set([...assertions, ...tests])].join('\n'), assignment.failingDiff),
  }
}

/** Read the function of a test; empty if its file has none of its name. */
async function textOfTest({ file, name }: TestId, source: SourceTree): Promise<string> {
  const text = file === '' ? undefined : await source.read(file)
  return text === undefined ? '' : namedTest(file, text, name)
}

/** A file on a stack. */
interface FramedFile {
  readonly text: string
  /** True for a line of a test, which may stand beside the code. */
  readonly isOfTest: (line: number) => boolean
}

/** Read each file on the stacks once. */
async function framedFiles(
  failures: readonly Failure[],
  source: SourceTree,
  isTest: (file: string) => boolean,
): Promise<ReadonlyMap<string, FramedFile>> {
  const files = new Set(failures.flatMap(({ frames }) => frames.map(({ file }) => file)))
  const found = new Map<string, FramedFile>()
  for (const file of files) {
    const text = (await source.read(file)) ?? ''
    found.set(file, { text, isOfTest: isTest(file) ? () => true : inFileTestLines(file, text) })
  }
  return found
}

function inEach(sets: readonly ReadonlySet<string>[]): ReadonlySet<string> {
  const [first = new Set<string>(), ...others] = sets
  return new Set([...first].filter(name => name !== '' && others.every(other => other.has(name))))
}

/** Kinds of failures of a build that a compiler or a build tool reports. */
const UNBUILT: ReadonlySet<string | undefined> = new Set(['compile', 'missing-module', 'missing-dependency'])

/**
 * True if code in languages with a compiler cannot be built. In others a message about the syntax may name another
 * line.
 */
function isOfCompiler({ clusters, failures }: Assignment, files: readonly string[]): boolean {
  const code = files.filter(file => grammarOf(file) !== undefined)
  return (
    code.length > 0 &&
    code.every(file => languageOf(file) === undefined) &&
    clusters.every(({ pattern }) => UNBUILT.has(pattern)) &&
    failures.every(({ id }) => id.name === '')
  )
}

/** Take the functions that the diagnosis suspects; files as a whole say nothing about lines. */
function suspectSpans(clusters: Assignment['clusters']): SuspectSpan[] {
  const places = clusters.flatMap(cluster => cluster.places)
  const best = Math.max(...places.map(({ score }) => score))
  return places.flatMap(({ file, from, to, score, isInducing }) =>
    from === undefined || to === undefined || best <= 0 ? [] : [{ file, from, to, share: score / best, isInducing }],
  )
}

/** List the identifiers in functions of these names. */
function identifiersInFunctions(names: ReadonlySet<string>, file: string, text: string): string[] {
  const language = grammarOf(file)
  if (language === undefined) return []
  const source = { file, text, language }
  const found: string[] = []
  language.parse(text).iterate({
    enter(ref) {
      if (isFunction(ref.node) && names.has(functionName(ref.node, source)))
        found.push(...identifiers(sliceOf(ref, source)))
    },
  })
  return found
}

function identifiers(text: string): string[] {
  const code = text.replace(/'(?:[^'\\]|\\.){0,1000}'|"(?:[^"\\]|\\.){0,1000}"|`[^`]{0,10000}`/g, ' ')
  return (code.match(/[A-Za-z_$][\w$]*/g) ?? []).filter(name => !COMMON_WORDS.has(name))
}

/** Words that say nothing about the tested code. */
const COMMON_WORDS = new Set(
  'expect toBe toEqual toStrictEqual assert test it describe def async await const let var function return import from self equal raises with as in is not None True False true false null undefined'.split(
    ' ',
  ),
)
