import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Phase } from '../../src/domain/model/state.ts'
import type { Moment, Recording } from './crash/child.ts'
import { Effects } from './crash/effects.ts'
import { type Ending, Factory, type Worker } from './crash/machine.ts'
import { SCENARIO_NAMES, type ScenarioName, scenarioOf } from './crash/scenario.ts'

/** What is tried in each, when nobody kills it. */
const ATTEMPTS: Readonly<Record<ScenarioName, readonly string[]>> = {
  'one after the other': ['1 repair fail', '2 repair regression', '3 repair pass', '4 repair pass', '5 pruning pass'],
  'two at a time': ['1 repair pass', '2 repair pass'],
  'what a review demands': ['1 repair pass', '2 revision pass'],
  'what becomes one commit': ['1 repair pass', '2 repair pass'],
}
/** What is said of each change that is proved. */
const REVIEWS: Readonly<Record<ScenarioName, readonly string[]>> = {
  'one after the other': [],
  'two at a time': [],
  'what a review demands': ['findings', 'approved'],
  'what becomes one commit': [],
}

const factory = new Factory()
const recordings = new Map<ScenarioName, Recording & { ending: Ending }>()

beforeAll(async () => {
  for (const scenario of SCENARIO_NAMES) recordings.set(scenario, await recorded(scenario))
}, 600_000)
afterAll(() => factory[Symbol.dispose]())

describe.each(SCENARIO_NAMES)('a run that fixes %s', scenario => {
  it('ends well when nobody kills it', () => {
    expect(recordings.get(scenario)?.ending).toMatchObject({
      outcome: 'fixed',
      attempts: ATTEMPTS[scenario],
      reviews: REVIEWS[scenario],
      proof: 'clean copy',
      branches: [expect.stringMatching(/^refs\/heads\/fix-tests\/main-[0-9a-f]{7}$/)],
      pullRequests: 1,
      left: [],
      leases: 0,
      workTrees: 1,
      checkout: ['## main'],
      problems: [],
    })
  })

  it('goes on after a death at any moment, and comes to the same end', { timeout: 1_800_000 }, async () => {
    const { counted = 0, moments: all = [], ending } = recordings.get(scenario) ?? {}
    const { since } = scenarioOf(scenario)
    const moments = since === undefined ? all : all.slice(all.findIndex(({ phase }) => phase === since))
    process.stdout.write(`${scenario}: ${moments.length} deaths stand for ${counted} moments\n`)

    const endings = await eachOf(moments, (moment, worker) => endingAfter(scenario, moment, worker))

    expect(endings).not.toEqual([])
    expect(endings.filter(other => !isDeepStrictEqual(other.ending, ending))).toEqual([])
  })
})

it('of the commits of a run one is left where that is wanted', () => {
  expect(recordings.get('what becomes one commit')?.ending.commits).toEqual([
    expect.stringMatching(/^fix-tests: fix 2 failing tests \(pass: 0% → 100%\)$/),
  ])
})

it('the deaths are at all steps that there are', () => {
  const phases = Phase.options.map(({ shape }) => shape.at.value)

  const died = [...recordings.values()].flatMap(({ moments }) => moments.map(({ phase }) => phase))

  expect(new Set(died)).toEqual(new Set(phases))
})

describe('the moments of a run', () => {
  it('are before and after each call of a port, whatever it is called', async () => {
    const moments: string[] = []
    const effects = new Effects({ reached: name => moments.push(name) })
    const inner = effects.port('inner', { newest: () => 1 })
    const outer = effects.port('outer', { act: async () => inner.newest() + inner.newest() })

    expect(await outer.act()).toBe(2)

    expect(moments).toEqual([
      'before outer.act',
      'before outer.act > inner.newest',
      'after outer.act > inner.newest',
      'before outer.act > inner.newest (2)',
      'after outer.act > inner.newest (2)',
      'after outer.act',
    ])
  })

  it('are there too when a call fails', async () => {
    const moments: string[] = []
    const effects = new Effects({ reached: name => moments.push(name) })
    const port = effects.port('port', { act: () => Promise.reject(new Error('no')) })

    await expect(port.act()).rejects.toThrow('no')

    expect(moments).toEqual(['before port.act', 'after port.act'])
  })
})

/** The run as it is when nobody kills it, and the moments at which a death leaves something else than at those before. */
async function recorded(scenario: ScenarioName): Promise<Recording & { ending: Ending }> {
  using machine = factory.machine(scenario)
  await using worker = factory.worker()
  const temp = join(factory.home, 'deaths')
  const answer = await worker.ask({ kind: 'record', scenario, home: machine.home, temp })
  return { counted: 0, moments: [], ...answer?.recording, ending: await machine.ending(answer) }
}

async function endingAfter(scenario: ScenarioName, { name, phase }: Moment, worker: Worker) {
  using machine = factory.machine(scenario)
  const death = `${phase}: ${name}`
  {
    await using victim = factory.worker()
    const answer = await victim.ask({ kind: 'die', scenario, home: machine.home, moment: name })
    if (answer !== undefined) return { death, ending: answer.error ?? 'It did not come to this moment.' }
  }
  const before = await machine.commits()
  const answer = await worker.ask({ kind: 'resume', scenario, home: machine.home })
  return { death, ending: await machine.ending(answer, before) }
}

/** Does something for each item, as many at the same time as there are processors, each with a process of its own. */
async function eachOf<Item, Result>(
  items: readonly Item[],
  work: (item: Item, worker: Worker) => Promise<Result>,
): Promise<Result[]> {
  const waiting = [...items]
  const lane = async () => {
    await using worker = factory.worker()
    const results: Result[] = []
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) results.push(await work(item, worker))
    return results
  }
  return (await Promise.all(Array.from({ length: availableParallelism() }, lane))).flat()
}
