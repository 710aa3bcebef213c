import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import type { TestCase, TestId } from '../../src/domain/model/test-case.ts'
import { readObservations } from '../../src/fixers/offline/synthesis/observations.ts'
import { instrumented } from '../../src/fixers/offline/synthesis/instrumented-file.ts'
import { sitesIn } from '../../src/fixers/offline/synthesis/sites.ts'
import { languageOf } from '../../src/syntax/languages.ts'
import { openSandbox } from '../../src/isolation/open-sandbox.ts'
import { runFolder } from '../run-folder.ts'
import { layWarm, resultsOf, type WarmProject, warmTestsOf } from './warm-projects.ts'

/** What holds for the warm judge of each framework. */
export function describeWarmJudges(projects: Readonly<Record<string, WarmProject>>): void {
  describe.each(Object.entries(projects))('a warm judge of %s', (_, project) => {
    it('sees of each candidate what the test runner sees, in any order', async () => {
      await using there = await layWarm(project)
      const tests = warmTestsOf(await there.all())
      await using judge = await there.open(tests)
      const all = [...tests.failing.map(({ id }) => id), ...tests.passing]
      const wrong = project.broken.replace('<', '>')

      for (const text of [project.right, wrong, project.broken, `${project.broken}(`, project.right]) {
        await there.write(text)
        const judged = passedIn((await judge?.run(all, { failures: 0 }))?.cases)
        const run = passedIn((await there.all()).cases)
        expect(judged).toEqual(run)
      }

      await there.write(project.right)
      expect(passedIn((await judge?.run(all, { failures: 0 }))?.cases)).toHaveLength(3)
    })

    it.skipIf(project.isUnprobed)('takes what probes in the code see, once', async () => {
      await using there = await layWarm(project)
      const tests = warmTestsOf(await there.all())
      await using judge = await there.open(tests)
      const language = languageOf(project.code)
      if (judge === undefined || language === undefined) throw new Error('there is no judge')
      const source = { file: project.code, text: project.broken, language }
      const sites = sitesIn(source)
      const at = sites.findIndex(({ node }) => project.broken.slice(node.from, node.to) === 'a < b')
      await there.write(instrumented(source, { sites }, judge.notes))

      const { cases } =
        (await judge.run([...tests.failing.map(({ id }) => id), ...tests.passing], { failures: 0 })) ?? {}

      expect(passedIn(cases)).toHaveLength(2)
      const rows = readObservations(judge.takeNotes() ?? '').sites.get(at) ?? []
      expect(rows.map(({ values, of }) => values[of[0]?.[0] ?? -1]?.toLowerCase())).toEqual(
        expect.arrayContaining(['false', 'false', 'true']),
      )
      expect(judge.takeNotes()).toBeUndefined()
    })

    it.runIf(project.sifts)('says of variants together what it says of each', async () => {
      await using there = await layWarm(project)
      const tests = warmTestsOf(await there.all())
      await using judge = await there.open(tests)
      const failing = tests.failing.map(({ id }) => id)
      const all = [...failing, ...tests.passing]
      const none = project.broken.replace('<', '>')
      const texts = [project.broken, project.right, none, project.hangs, project.right, `${project.broken}(`]
      const variants = texts.map(text => ({ file: join(there.root, project.code), text }))

      const verdicts = await judge?.sift(failing, variants, 1)

      const [few, enough] = ['rejected', 'passed']
      expect(verdicts?.slice(0, 5)).toEqual([few, enough, few, 'too slow', enough])
      expect(verdicts?.[5]).not.toBe(enough)
      await expect(judge?.sift(all, variants.slice(0, 3), all.length)).resolves.toEqual([few, enough, few])
      await expect(judge?.sift(all, variants.slice(0, 3), 2)).resolves.toEqual([enough, enough, few])
    })

    it('gives up an endless loop and a process that ends itself, and goes on', async () => {
      await using there = await layWarm(project)
      const tests = warmTestsOf(await there.all())
      await using judge = await there.open(tests)
      const failing = tests.failing.map(({ id }) => id)

      await there.write(project.endless)
      expect(passedIn((await judge?.run(failing, { failures: 1 }))?.cases)).toEqual([])
      await there.write(project.exits)
      expect(passedIn((await judge?.run(failing, { failures: 1 }))?.cases)).toEqual([])
      await there.write(project.right)
      expect(resultsOf((await judge?.run(failing, { failures: 1 }))?.cases, failing)).toEqual([
        expect.stringMatching(/edge: passed$/),
      ])
    })

    it('says nothing of a candidate that ends it, and starts anew', async () => {
      await using there = await layWarm(project)
      const tests = warmTestsOf(await there.all())
      await using judge = await there.open(tests)
      const failing = tests.failing.map(({ id }) => id)

      await there.write(project.killsParent)
      expect((await judge?.run(failing, { failures: 1 }))?.cases).toBeUndefined()
      await there.write(project.right)
      expect(passedIn((await judge?.run(failing, { failures: 1 }))?.cases)).toContain(failing.map(titleOf)[0])
    })

    it('runs tests where and with what the test runner runs them', async () => {
      await using there = await layWarm(project, { secrets: ['hush'] })
      const tests = warmTestsOf(await there.all())
      await using judge = await there.open(tests)
      await there.write(project.looks)

      const ids = tests.failing.map(({ id }) => id)
      await there.runner.run({ kind: 'only', tests: ids }, new AbortController().signal)
      const plain = seen(await there.read('seen.json'))
      await there.write(`${project.looks}\n`)
      await judge?.run(ids, { failures: 1 })
      const warm = seen(await there.read('seen.json'))

      expect(warm).toEqual(plain)
      expect(JSON.stringify(warm)).not.toContain('hush')
    })

    it('is none if it does not see the known failures, or not what passes beside them', async () => {
      await using there = await layWarm(project)
      const { failing, passing } = warmTestsOf(await there.all())
      const [failure] = failing
      if (failure === undefined) throw new Error('a test has to fail')
      const other = { ...failure, problem: { ...failure.problem, type: 'OtherError' } }

      await expect(there.open({ failing: [other], passing: [] })).resolves.toBeUndefined()
      await expect(there.open({ failing, passing: [...passing, failure.id] })).resolves.toBeUndefined()

      expect(there.notes).toEqual([
        expect.stringMatching(
          /no process of it stays open, since it does not see the failures of the unchanged code\.$/,
        ),
        expect.stringMatching(
          /no process of it stays open, since it does not see which tests of the unchanged code pass\.$/,
        ),
      ])
    })

    it('is there for a test that does not end, and sees it pass once it does', async () => {
      await using there = await layWarm(project)
      const { failing, passing } = warmTestsOf(await there.all())
      const hung = failing.map(each => ({ ...each, problem: { ...each.problem, type: 'TestTimeout' } }))
      const ids = hung.map(({ id }) => id)
      await there.write(project.hangs)
      await using judge = await there.open({ failing: hung, passing })

      expect(await judge?.run(ids, { failures: 1 })).toMatchObject({ cases: [], ended: false })
      await there.write(project.right)
      expect(passedIn((await judge?.run(ids, { failures: 1 }))?.cases)).toEqual(ids.map(titleOf))
      await expect(there.open({ failing: hung, passing: [] })).resolves.toBeUndefined()
      expect(there.notes.at(-1)).toMatch(/since no test of these ends on the unchanged code\.$/)
    })

    it('starts while other tests run, and runs none if it is not needed after all', async () => {
      await using there = await layWarm(project)
      const tests = warmTestsOf(await there.all())
      let isRunning = true
      const others = sleep(1_500).then(() => {
        isRunning = false
        return true
      })

      await using judge = await there.open(tests, others)

      expect(isRunning).toBe(false)
      expect(judge?.runMs).toBeGreaterThan(0)
      await expect(there.open(tests, Promise.resolve(false))).resolves.toBeUndefined()
      expect(there.notes).toEqual([expect.stringMatching(/^Candidates run in one \w+ process that stays open/)])
    })

    it('counts the time of a start that is ended from outside', async () => {
      await using there = await layWarm(project)
      const tests = warmTestsOf(await there.all())
      const before = there.runner.spentMs

      await expect(there.runner.openJudge(tests, { signal: AbortSignal.timeout(20) })).rejects.toThrow()

      expect(there.runner.spentMs).toBeGreaterThan(before)
    })

    it('is not used again once it was wrong', async () => {
      await using there = await layWarm(project)
      const tests = warmTestsOf(await there.all())
      const judge = await there.open(tests)

      await judge?.distrust('it was wrong')

      expect(there.notes.at(-1)).toMatch(
        /^Candidates no longer run in one \w+ process that stays open: it was wrong\.$/,
      )
      await expect(there.open(tests)).resolves.toBeUndefined()
      await expect(judge?.run([], { failures: 1 })).resolves.toBeUndefined()
    })

    it.runIf(process.platform === 'linux')('works apart from this process', async () => {
      const base = runFolder('warm-judge')
      const at = (name: string) => join(base, name)
      mkdirSync(at('checkout/.git'), { recursive: true })
      await using there = await layWarm(project)
      await using opened = await openSandbox({
        mode: 'require',
        network: 'on',
        docker: false,
        env: { PATH: process.env.PATH, HOME: process.env.HOME },
        checkout: there.root,
        gitDir: at('checkout/.git'),
        state: at('state'),
        shared: [join(there.root, '..', 'temp')],
        program: at('program'),
      })
      await using apart = await layWarm(project, { sandbox: opened.sandbox, root: there.root })
      const tests = warmTestsOf(await apart.all())
      await using judge = await apart.open(tests)

      await apart.write(project.right)
      const failing = tests.failing.map(({ id }) => id)
      expect(passedIn((await judge?.run(failing, { failures: 1 }))?.cases)).toContain(failing.map(titleOf)[0])
    })
  })
}

/** List the tests that pass, sorted. */
export function passedIn(cases: readonly TestCase[] | undefined): string[] | undefined {
  return cases
    ?.filter(({ status }) => status === 'passed')
    .map(({ id }) => titleOf(id))
    .toSorted()
}

function titleOf({ suite, name }: TestId): string {
  return [...suite, name].join(' › ')
}

/** What a test has seen, without what differs in each run. */
function seen(text: string): unknown {
  const { env, ...rest } = JSON.parse(text) as { env: Record<string, string> }
  const {
    PROCESS_TREE_ID: _id,
    PYTEST_CURRENT_TEST: _test,
    NODE_TEST_CONTEXT: _context,
    NODE_TEST_WORKER_ID: _worker,
    ...kept
  } = env
  return { env: kept, ...rest }
}
