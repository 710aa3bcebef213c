import { describe, expect, it } from 'vitest'
import { hiddenFiles } from '../../../src/domain/policy/hidden-files.ts'
import { Toolbox } from '../../../src/fixers/agents/tools/toolbox.ts'
import type { Turn } from '../../world/model/model.ts'
import { agent, ANALYSIS, assignment, benchOn, inMemory, testRun } from './bench.ts'
import { analysing, repairing, resultsSent } from './fixing.ts'
import { chat } from './play.ts'
import { call, done, edit, read, report, runTests } from './turns.ts'

describe('what goes wrong in a call is told to the model, which goes on:', () => {
  it.each<[string, Turn, RegExp]>([
    ['a tool that there is not', call('rm_rf', {}), /^There is no tool "rm_rf"; use read_file, search/],
    ['a tool named as a property of objects', call('constructor', {}), /^There is no tool "constructor"/],
    [
      'a tool of the analyst',
      call('report_analysis', {}),
      /^report_analysis is not for the fixer; use .+ end with done/,
    ],
    ['a tool of the reviewer', call('report_review', {}), /^report_review is not for the fixer/],
    ['arguments that are missing', call('edit_file', { path: 'src/sum.ts' }), /^Wrong arguments: /],
    ['arguments of another type', call('read_file', { path: 7 }), /^Wrong arguments: /],
    ['no arguments at all', call('search', {}), /^Wrong arguments: /],
    [
      'an edit that is refused',
      call('edit_file', { path: 'src/sum.test.ts', old: 'test', new: 'x' }),
      /belongs to the tests/,
    ],
    [
      'a new file that is refused',
      call('edit_file', { path: 'src/new.test.ts', old: '', new: 'x' }),
      /belongs to the tests/,
    ],
    [
      'an edit of nothing',
      call('edit_file', { path: './src/sum.ts', old: 'a - b', new: 'a - b' }),
      /^old and new are the same/,
    ],
    [
      'lines that end before they begin',
      call('read_file', { path: './src/sum.ts', from: 2, to: 1 }),
      /^to \(1\) is before/,
    ],
    ['a search for next to nothing', call('search', { text: 'a' }), /^Give at least two characters/],
    ['a search for no name', call('find_symbol', { name: '' }), /^Give a name/],
    [
      'a text that is not there',
      call('edit_file', { path: 'src/sum.ts', old: 'a * b', new: 'x' }),
      /^old does not stand in/,
    ],
    [
      'a text that is not unique',
      call('edit_file', { path: 'src/twice.ts', old: 'x', new: 'y' }),
      /^old stands in src\/twice\.ts in the lines 1, 1: give more/,
    ],
    [
      'an edit of no file',
      call('edit_file', { path: 'src/none.ts', old: 'x', new: 'y' }),
      /is not a text file of the project/,
    ],
    [
      'a new file that is there',
      call('edit_file', { path: 'src/sum.ts', old: '', new: 'y' }),
      /is there already: give the text to replace/,
    ],
    ['a file that is not there', call('read_file', { path: 'src/none.ts' }), /is not a text file of the project/],
    ['the history of no file', call('history', { path: 'src/none.ts' }), /is not a text file of the project/],
    ['a tree that breaks', call('read_file', { path: 'src/broken.ts' }), /^It failed: disk on fire$/],
  ])('%s', async (_, wrong, told) => {
    const source = inMemory({ 'src/broken.ts': '' })
    const breaking = { ...source, read: (path: string) => (path === 'src/broken.ts' ? broken() : source.read(path)) }

    const { answer, world } = await repairing([wrong, edit, done], { tools: { source: breaking } })

    expect(resultsSent(world)[0]).toEqual({ text: expect.stringMatching(told), isError: true })
    expect(answer.kind).toBe('proposal')
    expect(source.texts.get('src/sum.ts')).toBe('return a + b\n')
    expect(source.texts.get('src/sum.test.ts')).toBe('test\n')
    expect(world.violations).toEqual([])
  })

  it.each(['edit_file', 'run_tests', 'done', 'report_review'])('%s of an analyst', async name => {
    const { answer, world, runs } = await analysing([call(name, {}), report])

    expect(resultsSent(world)[0]).toEqual({
      text: expect.stringContaining(`${name} is not for the analyst`),
      isError: true,
    })
    expect(answer.kind).toBe('analysis')
    expect(runs()).toBe(0)
  })

  it.each(['{"path": "src/sum', 'path=src/sum.ts', '[', '{}}'])('arguments that are no JSON: %s', async raw => {
    const { model, world } = await chat([{ tools: [{ name: 'read_file', input: {}, raw }] }, edit, done])
    const source = inMemory({})

    const answer = await agent(model).fixer.fix({ ...assignment(), analysis: ANALYSIS }, benchOn(source).tools)

    expect(JSON.stringify(world.requests[1]?.body)).toContain('Error: Wrong arguments: they are not JSON.')
    expect(answer.kind).toBe('proposal')
    expect(world.violations).toEqual([])
  })

  it('a run of the tests that throws', async () => {
    const runTestsInVain = () => Promise.reject(new Error('no such command'))

    const { answer, world } = await repairing([runTests, edit, done], { tools: { runTests: runTestsInVain } })

    expect(resultsSent(world)[0]).toEqual({ text: 'It failed: no such command', isError: true })
    expect(answer.kind).toBe('proposal')
  })
})

describe('a tool that only looks', () => {
  const toolbox = (callTimeoutMs: number, tools: Parameters<typeof benchOn>[1]) =>
    new Toolbox({
      role: 'fixer',
      context: benchOn(inMemory({}), tools).tools,
      redact: text => text,
      isHidden: hiddenFiles([]),
      hide: text => text,
      callTimeoutMs,
    })

  it('is waited for only so long', async () => {
    const stuck = { ...inMemory({}), read: () => new Promise<never>(() => {}) }

    const outcome = await toolbox(5, { source: stuck }).call('read_file', { path: 'src/sum.ts' })

    expect(outcome).toEqual({ kind: 'result', text: 'It failed: it took longer than 0 s', isError: true })
  })

  it('is told to stop, so that a search through many files ends', async () => {
    const many = Array.from({ length: 200_000 }, (_, index) => `src/${index}.ts`)
    let reads = 0
    const readSlowly = () => {
      reads += 1
      return turnOfTheLoop()
    }
    const endless = { ...inMemory({}), list: async () => many, read: readSlowly }

    const outcome = await toolbox(20, { source: endless }).call('search', { text: 'xx' })
    const after = reads
    await turnOfTheLoop()
    await turnOfTheLoop()

    expect(outcome).toMatchObject({ isError: true, text: expect.stringContaining('took longer') })
    expect(reads - after).toBeLessThanOrEqual(1)
  })

  it('is no reason to cut a run of the tests short', async () => {
    const slow = async () => {
      await new Promise(resolve => setTimeout(resolve, 20))
      return testRun(false, 'red')
    }

    const outcome = await toolbox(1, { runTests: slow }).call('run_tests', {})

    expect(outcome).toMatchObject({ isError: false, text: expect.stringMatching(/^0 passed, 1 failed/) })
  })

  it('is not waited for when the time of the whole conversation is over', async () => {
    const stop = new AbortController()
    const stuck = {
      ...inMemory({}),
      read: () => new Promise<never>(() => setImmediate(() => stop.abort(new Error('over')))),
    }

    const waiting = toolbox(60_000, { source: stuck, signal: stop.signal }).call('read_file', { path: 'src/sum.ts' })

    const soon = new Promise(resolve => setTimeout(() => resolve('it waits on'), 300))
    expect(await Promise.race([waiting.catch((error: Error) => error.message), soon])).toBe('over')
  })
})

it('calls that come again and again are not made, and end the conversation', async () => {
  const { answer, world, runs } = await repairing(Array.from({ length: 9 }, () => runTests))

  const reason = 'The model made the same calls in 7 turns in a row.'
  expect(answer).toMatchObject({ kind: 'abstention', final: false, reason })
  expect(world.requests).toHaveLength(7)
  expect(runs()).toBe(3)
  expect(
    resultsSent(world)
      .slice(3)
      .map(({ text }) => text),
  ).toEqual(Array.from({ length: 3 }, () => 'The same calls again: their answers are above.'))
})

it('what an analyst reads in one turn it may read again in the next', async () => {
  const { world } = await analysing([read, read, report])

  expect(resultsSent(world).map(({ text }) => text)).toEqual(['1\treturn a - b\n2\t', '1\treturn a - b\n2\t'])
})

function broken(): never {
  throw new Error('disk on fire')
}

function turnOfTheLoop(): Promise<string> {
  return new Promise(resolve => setImmediate(() => resolve('nothing here')))
}
