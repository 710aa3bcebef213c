import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { afterAll, describe, expect, it } from 'vitest'
import type { Moment } from './crash/child.ts'
import { type Ending, Templates, type Worker } from './crash/machine.ts'
import { SCENARIO_NAMES, type ScenarioName } from './crash/scenario.ts'

const templates = new Templates()
afterAll(() => templates[Symbol.dispose]())

describe.each(SCENARIO_NAMES)('a run that fixes %s', scenario => {
  it('and is killed at any moment goes on, and comes to the same end', { timeout: 1_200_000 }, async () => {
    const { counted, moments, ending } = await recorded(scenario)
    process.stdout.write(`${scenario}: ${moments.length} deaths, of ${counted} moments\n`)

    const others = await eachOf(moments, (moment, worker) => endingAfter(scenario, moment, worker))

    const differing = others.filter(other => !isDeepStrictEqual(other.ending, ending))
    expect(differing).toEqual([])
  })
})

/** The run as it is when nobody kills it, and all moments of it at which a death leaves something else. */
async function recorded(scenario: ScenarioName) {
  using machine = templates.machine(scenario)
  await using worker = templates.worker()
  const temp = join(templates.home, 'temp')
  const answer = await worker.ask({ kind: 'record', scenario, home: machine.home, temp })
  const ending = await machine.ending(answer)
  expect(ending).toMatchObject({ outcome: 'fixed', problems: [], left: [], lease: false, workTrees: 1, pullRequests: 1 })
  expect(ending).toMatchObject({ branches: [expect.any(String)], checkout: ['## main'] })
  return { ending, counted: answer?.recording?.counted, moments: answer?.recording?.moments ?? [] }
}

async function endingAfter(scenario: ScenarioName, { name, phase }: Moment, worker: Worker) {
  using machine = templates.machine(scenario)
  const killed = `${phase}: ${name}`
  {
    await using victim = templates.worker()
    const answer = await victim.ask({ kind: 'die', scenario, home: machine.home, moment: name })
    if (answer !== undefined) return { killed, ending: answer.error ?? 'It was not killed.' }
  }
  const before = await machine.commits()
  const answer = await worker.ask({ kind: 'resume', scenario, home: machine.home })
  return { killed, ending: await machine.ending(answer, before) }
}

/** Does something for each item, as many at the same time as there are processors, with a process for each of them. */
async function eachOf<Item, Result>(
  items: readonly Item[],
  work: (item: Item, worker: Worker) => Promise<Result>,
): Promise<Result[]> {
  const waiting = [...items]
  const lane = async () => {
    await using worker = templates.worker()
    const results: Result[] = []
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) results.push(await work(item, worker))
    return results
  }
  return (await Promise.all(Array.from({ length: availableParallelism() }, lane))).flat()
}
