import type { TestGap } from '../../domain/model/added-tests.ts'
import type { ComparedRun } from '../../domain/model/assignment.ts'
import { isCheck } from '../../domain/model/check.ts'
import type { FileChange } from '../../domain/model/file-change.ts'
import type { FindMutants, MutantCheck } from '../../domain/model/mutant-check.ts'
import type { State } from '../../domain/model/state.ts'
import { byKey, type TestId, testKey, type TestKey, wholeUnit } from '../../domain/model/test-case.ts'
import type { TestRun } from '../../domain/model/test-run.ts'
import { testById, fixedHere, testsOf } from '../../domain/model/test-results.ts'
import { hunksOf, textsWithHunks } from '../../domain/model/changed-hunk.ts'
import { findMutantsOf, runMutants } from './check-mutants.ts'
import type { Testbed, WorkflowContext } from '../context.ts'
import { listedPath } from '../../triage/locate-file.ts'
import { brokenTests, verdictOn } from '../test-runs/run-analysis.ts'
import { runTests } from '../test-runs/run-tests.ts'

/** Gaps that are tried for tests that pass without the fix: each is a run of these tests. */
const MAX_GAPS = 12
/** Runs of new tests on the same code, all of which must pass. */
const TIMES = 10

type Texts = ReadonlyMap<string, string | undefined>

/** Results of new tests with the fix, without it, and without parts of it. */
export interface AddedTestsVerdict extends ComparedRun {
  readonly added: readonly TestId[]
  /** Phrase by test: what it notices. */
  readonly notices: ReadonlyMap<TestKey, string>
}

export interface TrialOptions {
  readonly state: State
  readonly gaps: readonly TestGap[]
  /** The change of the branch, file by file. */
  readonly changes: readonly FileChange[]
  readonly findMutants: FindMutants | undefined
  readonly testbed: Testbed
  readonly context: WorkflowContext
}

/** Runs tests of the bot's own on the fix, on the code before it, and on the fix with its gaps. */
export class AddedTestsTrial {
  readonly #options: TrialOptions

  constructor(options: TrialOptions) {
    this.#options = options
  }

  /** Judge the tests in the testbed. `broken` holds tests that notice nothing, too. The edits stay as they are. */
  async judge(): Promise<AddedTestsVerdict> {
    const { state, testbed, context } = this.#options
    const targets = fixedHere(state)
    const edits = await this.#edits()
    const tests = testsOf(state, targets)
    const files = testFilesOf(tests, await testbed.workspace.list(), [...edits.keys()])
    const selection = { kind: 'only', tests: [...tests.map(wholeUnit), ...files] } as const
    const run = await runTests(selection, context, testbed, 'the new tests with the fix')
    const known = testById(state)
    const added = run.cases.map(({ id }) => id).filter(id => id.name !== '' && !isCheck(id) && !known.has(testKey(id)))
    const verdict = verdictOn(state, run, { targets, whole: false })
    const broken = brokenTests(state, verdict)
    const red = notPassed(added, run)
    const seen = { run, red, broken, added, notices: new Map<TestKey, string>() }
    if (!run.complete || red.length > 0 || broken.length > 0 || added.length === 0) return seen
    return { ...seen, ...(await this.#whatTheyNotice(added, edits)) }
  }

  /** Run the new tests again and again. @returns those that did not pass each time */
  async repeat(added: readonly TestId[]): Promise<readonly TestId[]> {
    const { testbed, context } = this.#options
    for (let time = 1; time < TIMES; time += 1) {
      const what = `the new tests again, ${time + 1} of ${TIMES}`
      const run = await runTests({ kind: 'only', tests: added, fresh: true }, context, testbed, what)
      const unsteady = run.complete ? notPassed(added, run) : added
      if (unsteady.length > 0) return unsteady
    }
    return []
  }

  /** Change the fixed lines a little, and see whether the new tests alone notice. */
  async mutants(added: readonly TestId[]): Promise<MutantCheck | undefined> {
    const { state, changes, findMutants, testbed, context } = this.#options
    if (findMutants === undefined) return undefined
    const edits = await this.#edits()
    const all = await findMutantsOf(changes, context.workspace, findMutants)
    try {
      return await runMutants(all, state, context, async mutant => {
        await testbed.workspace.replaceEdits(new Map([...edits, [mutant.file, mutant.text]]))
        const run = await runTests({ kind: 'only', tests: added }, context, testbed)
        return notPassed(added, run).length > 0
      })
    } finally {
      await testbed.workspace.replaceEdits(edits)
    }
  }

  async #whatTheyNotice(
    added: readonly TestId[],
    edits: Texts,
  ): Promise<Pick<AddedTestsVerdict, 'broken' | 'notices'>> {
    const { state, changes, testbed } = this.#options
    const notices = new Map<TestKey, string>()
    try {
      const targets = testsOf(state, fixedHere(state))
      const before = new Map(changes.map(({ path, before: text }) => [path, text]))
      const without = await this.#run([...targets, ...added], new Map([...before, ...edits]), 'without the fix')
      for (const id of failed(added, without)) notices.set(testKey(id), 'the fix taken out')
      // Tests of the fix that are green without it now were disarmed by what was added.
      const disarmed = targets.filter(id => byKey(without.cases).get(testKey(id))?.status === 'passed')
      for (const gap of this.#options.gaps.slice(0, MAX_GAPS)) {
        const idle = added.filter(id => !notices.has(testKey(id)))
        const texts = this.#textsOf(gap)
        if (idle.length === 0 || texts === undefined) continue
        const place = gap.line === 0 ? gap.file : `${gap.file}:${gap.line}`
        const run = await this.#run(idle, new Map([...texts, ...edits]), `with a change at ${place}`)
        for (const id of failed(idle, run)) notices.set(testKey(id), `${place}: ${gap.what}`)
      }
      const idle = added.filter(id => !notices.has(testKey(id)))
      return {
        notices,
        broken: [
          ...disarmed.map(id => ({ id, how: 'it passes without the fix since these tests are there' })),
          ...idle.map(id => ({ id, how: 'it passes without the fix, and notices none of the places' })),
        ],
      }
    } finally {
      await testbed.workspace.replaceEdits(edits)
    }
  }

  async #run(tests: readonly TestId[], texts: Texts, how: string): Promise<TestRun> {
    const { testbed, context } = this.#options
    await testbed.workspace.replaceEdits(texts)
    return runTests({ kind: 'only', tests }, context, testbed, `the new tests ${how}`)
  }

  /** Build the texts of the fix with a gap: a hunk left out, or a small change. */
  #textsOf({ file, line, what }: TestGap): Texts | undefined {
    const { changes, findMutants } = this.#options
    const after = changes.find(({ path }) => path === file)?.after
    const mutant =
      after === undefined
        ? undefined
        : findMutants?.({ file, text: after }, new Set([line])).find(each => each.what === what)
    if (mutant !== undefined) return new Map([[file, mutant.text]])
    const hunks = hunksOf(changes)
    const rest = hunks.filter(
      hunk => hunk.file.path !== file || (hunk.span === undefined ? 0 : hunk.span.after.at + 1) !== line,
    )
    return rest.length === hunks.length ? undefined : textsWithHunks(rest, changes)
  }

  async #edits(): Promise<Texts> {
    const { workspace } = this.#options.testbed
    const files = await workspace.changed()
    return new Map(await Promise.all(files.map(async file => [file, await workspace.read(file)] as const)))
  }
}

/**
 * Name test files as the results of these tests name theirs. A file that no framework of theirs can run is left out.
 */
function testFilesOf(tests: readonly TestId[], listed: readonly string[], paths: readonly string[]): TestId[] {
  return paths.flatMap(path => {
    const type = path.slice(path.lastIndexOf('.'))
    for (const { file, framework } of tests) {
      const known = file.endsWith(type) ? listedPath(listed, file) : undefined
      const folder = known?.slice(0, known.length - file.length)
      if (folder !== undefined && path.startsWith(folder))
        return [{ framework, file: path.slice(folder.length), suite: [], name: '' }]
    }
    return []
  })
}

function notPassed(tests: readonly TestId[], { cases }: TestRun): TestId[] {
  const known = byKey(cases)
  return tests.filter(id => known.get(testKey(id))?.status !== 'passed')
}

/** List the tests that failed by themselves: one whose file could not be loaded shows nothing. */
function failed(tests: readonly TestId[], { cases }: TestRun): TestId[] {
  const known = byKey(cases)
  return tests.filter(id => known.get(testKey(id))?.status === 'failed')
}
