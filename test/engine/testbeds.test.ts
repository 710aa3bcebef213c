import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Content } from '../workspace/user-repository.ts'
import { ALL, openTestbeds, type OpenOptions, run, told } from './open-testbeds.ts'

const [BROKEN, FIXED] = ['module.exports = (a, b) => a - b\n', 'module.exports = (a, b) => a + b\n']
const TEST = `
  const { test } = require('node:test')
  const assert = require('node:assert')
  const { writeFileSync } = require('node:fs')
  test('adds', () => assert.equal(require('../src/sum.js')(2, 2), 4))
  test('has its packages', () => assert.equal(require('dep'), 'installed'))
  test('leaves something', () => writeFileSync('left-by-a-test.txt', 'x'))
`
const PROJECT: Content = { '.gitignore': 'node_modules/\n', 'src/sum.js': BROKEN, 'test/sum.test.js': TEST }
const RED = ['failed: adds', 'passed: has its packages', 'passed: leaves something']
const GREEN = ['passed: adds', 'passed: has its packages', 'passed: leaves something']

const open = (options: Partial<OpenOptions> = {}) => openTestbeds({ files: PROJECT, ...options })

describe('a copy', () => {
  it("runs its own code: an edit in it turns its test green, and the checkout's stays red", async () => {
    const scene = await open()
    await using copy = await scene.copy()
    await copy.workspace.write('src/sum.js', FIXED)

    const [there, here] = [await run(copy), await run(scene.here)]

    expect(told(there)).toEqual(GREEN)
    expect(told(here)).toEqual(RED)
    expect(readFileSync(join(scene.root, 'src/sum.js'), 'utf8')).toBe(BROKEN)
    expect(await scene.here.workspace.changed()).toEqual([])
  })

  it('runs at the same time as another one, each with its own code', async () => {
    const scene = await open()
    await using one = await scene.copy()
    await using other = await scene.copy()
    await one.workspace.write('src/sum.js', FIXED)
    await other.workspace.write('src/sum.js', 'module.exports = () => 5\n')

    const runs = await Promise.all([run(one), run(other)])

    expect(runs.map(({ complete }) => complete)).toEqual([true, true])
    expect(runs.map(told)).toEqual([GREEN, RED])
    expect(runs.map(({ cached }) => cached)).toEqual([undefined, undefined])
  })

  it('has the code of a commit that the checkout has never seen, and commits go on from there', async () => {
    const scene = await open()
    await scene.here.workspace.write('src/sum.js', FIXED)
    const tip = await scene.here.workspace.commit({ tree: await scene.here.workspace.tree(), message: 'fix\n' })
    await using copy = await scene.copy(tip)

    const there = await run(copy)
    await copy.workspace.write('src/new.js', 'new\n')
    const tree = await copy.workspace.tree()
    const next = await copy.workspace.commit({ tree, message: 'more\n' })

    expect(told(there)).toEqual(GREEN)
    expect((await copy.workspace.log()).map(({ sha }) => sha)).toEqual([next, tip])
    expect(await scene.here.workspace.hasTree(tree)).toBe(true)
  })

  it('keeps the edits of an attempt as a tree that the checkout can take over', async () => {
    const scene = await open()
    await using copy = await scene.copy()
    await copy.workspace.write('src/sum.js', FIXED)
    const tree = await copy.workspace.tree()

    const together = await scene.here.workspace.merge({ base: scene.head, tree })
    const here = await run(scene.here)

    expect(together).toBe(true)
    expect(told(here)).toEqual(GREEN)
  })

  it('is of a project that lies in a folder of the checkout', async () => {
    const inside = Object.fromEntries(Object.entries(PROJECT).map(([path, text]) => [`tools/${path}`, text]))
    const scene = await open({ files: inside, folder: 'tools' })
    await using copy = await scene.copy()
    await copy.workspace.write('tools/src/sum.js', FIXED)

    const [there, here] = await Promise.all([run(copy), run(scene.here)])

    expect(told(there)).toEqual(GREEN)
    expect(told(here)).toEqual(RED)
    expect(there.cases.map(({ id }) => id.file)).toEqual(here.cases.map(({ id }) => id.file))
  })

  it('has nothing of what tests have left in the checkout, and leaves nothing there', async () => {
    const scene = await open()
    await run(scene.here)

    {
      await using copy = await scene.copy()
      const before = existsSync(join(copy.workspace.root, 'left-by-a-test.txt'))
      await run(copy)
      const after = existsSync(join(copy.workspace.root, 'left-by-a-test.txt'))

      expect([before, after]).toEqual([false, true])
    }

    expect(scene.git('worktree', 'list').trim().split('\n')).toHaveLength(1)
    expect(existsSync(join(scene.home, 'copies', '1'))).toBe(false)
  })

  it('asks the parsers of languages about its own files', async () => {
    const scene = await open()
    await using copy = await scene.copy()
    await copy.workspace.write('src/sum.js', 'module.exports = (\n')

    const answers = [await copy.compiles('src/sum.js'), await scene.here.compiles('src/sum.js')]

    expect(answers).toEqual([false, true])
  })

  it('is none where there cannot be one', async () => {
    const scene = await open({ head: 'in the bot only' })

    expect(await scene.sites.copy(scene.head)).toBeUndefined()
  })
})

describe('in each place', () => {
  it('nothing runs twice on the same code, and what a test made of a file does not count', async () => {
    const scene = await open()
    await using copy = await scene.copy()

    for (const site of [scene.here, copy]) {
      await site.workspace.write('src/sum.js', FIXED)
      const first = await run(site)
      const second = await run(site)
      writeFileSync(join(site.workspace.root, 'src/sum.js'), BROKEN)
      const fresh = await run(site, { ...ALL, fresh: true })

      expect([first, second, fresh].map(told)).toEqual([GREEN, GREEN, GREEN])
      expect([first, second, fresh].map(({ cached }) => cached)).toEqual([undefined, true, undefined])
    }
    expect([scene.sites.runs, scene.sites.known]).toEqual([6, 2])
  })

  it('the time of its processes counts, and the progress of the checkout alone is told', async () => {
    const scene = await open()
    await using copy = await scene.copy()

    await run(copy)
    const afterCopy = { progress: scene.progress(), spentMs: scene.sites.spentMs }
    await run(scene.here)
    const afterBoth = { progress: scene.progress(), spentMs: scene.sites.spentMs }

    expect(afterCopy.progress).toBe(0)
    expect(afterCopy.spentMs).toBeGreaterThan(0)
    expect(afterBoth.progress).toBeGreaterThan(0)
    expect(afterBoth.spentMs).toBeGreaterThan(afterCopy.spentMs)
  })
})
