import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { Phase } from '../../../src/domain/model/state.ts'
import type { Moment, Recording } from './child.ts'
import { type Ending, Factory, type Worker } from './machine.ts'
import { SCENARIO_NAMES, type ScenarioName, scenarioOf } from './scenario.ts'

/** One moment of one scenario at which a run is killed. */
export interface Death extends Moment {
  readonly scenario: ScenarioName
}

/** A death after which the run does not come to the end that it has when nobody kills it. */
export interface Difference {
  readonly death: string
  readonly ending: Ending | string
  readonly expected: Ending | undefined
}

/** Records each scenario once, and kills runs of it at chosen moments. */
export class Deaths implements Disposable {
  readonly #factory = new Factory()
  readonly #recordings = new Map<ScenarioName, Recording & { ending: Ending }>()

  async record(): Promise<void> {
    for (const scenario of SCENARIO_NAMES) this.#recordings.set(scenario, await this.#recorded(scenario))
  }

  /** The end of a run that nobody kills. */
  undisturbed(scenario: ScenarioName): Ending | undefined {
    return this.#recordings.get(scenario)?.ending
  }

  /** All deaths to try: those before `since` leave what they leave in another scenario. */
  of(scenario: ScenarioName): readonly Death[] {
    const { since, until } = scenarioOf(scenario)
    const { moments = [] } = this.#recordings.get(scenario) ?? {}
    const indexOf = (step: string) => {
      const index = moments.findIndex(({ phase }) => phase === step)
      if (index === -1) throw new Error(`no moment of ${scenario} is in the step ${step}`)
      return index
    }
    const tried = moments.slice(
      since === undefined ? 0 : indexOf(since),
      until === undefined ? undefined : indexOf(until),
    )
    return tried.map(moment => ({ ...moment, scenario }))
  }

  /** How many moments the deaths of a scenario stand for. */
  counted(scenario: ScenarioName): number {
    return this.#recordings.get(scenario)?.counted ?? 0
  }

  /** Kill a run at each of these moments, start it again, and compare its end. As many at a time as there are processors. */
  async differences(deaths: readonly Death[]): Promise<Difference[]> {
    const waiting = [...deaths]
    const lane = async () => {
      await using worker = this.#factory.worker()
      const different: Difference[] = []
      for (let death = waiting.shift(); death !== undefined; death = waiting.shift()) {
        const ending = await this.#endingAfter(death, worker)
        const expected = this.undisturbed(death.scenario)
        if (isDeepStrictEqual(ending, expected)) continue
        different.push({ death: `${death.scenario}, ${death.phase}: ${death.name}`, ending, expected })
      }
      return different
    }
    return (await Promise.all(Array.from({ length: availableParallelism() }, lane))).flat()
  }

  [Symbol.dispose](): void {
    this.#factory[Symbol.dispose]()
  }

  /** Let a run be, and list the moments at which a death leaves something else than at those before. */
  async #recorded(scenario: ScenarioName): Promise<Recording & { ending: Ending }> {
    using machine = this.#factory.machine(scenario)
    await using worker = this.#factory.worker()
    const temp = join(this.#factory.home, 'deaths')
    const answer = await worker.ask({ kind: 'record', scenario, home: machine.home, temp })
    return { counted: 0, moments: [], ...answer?.recording, ending: await machine.ending(answer) }
  }

  async #endingAfter({ scenario, name }: Death, worker: Worker): Promise<Ending | string> {
    using machine = this.#factory.machine(scenario)
    {
      await using victim = this.#factory.worker()
      const answer = await victim.ask({ kind: 'die', scenario, home: machine.home, moment: name })
      if (answer !== undefined) return answer.error ?? 'It did not come to this moment.'
    }
    const before = await machine.commits()
    const answer = await worker.ask({ kind: 'resume', scenario, home: machine.home })
    return await machine.ending(answer, before)
  }
}

/** The steps that a state on the disk can name. A run settles into the others without saving them. */
export const SAVED_STEPS: readonly string[] = Phase.options
  .map(({ shape }) => shape.at.value)
  .filter(step => step !== 'combining' && step !== 'planning')

/** Name each death and what of the end differs, for a log that shows no more than the message. */
export function summaryOf(differences: readonly Difference[]): string {
  const lines = differences.map(({ death, ending, expected }) => {
    if (typeof ending === 'string') return `${death}: ${ending}`
    const keys = Object.keys(ending) as (keyof Ending)[]
    const other = keys.filter(key => !isDeepStrictEqual(ending[key], expected?.[key]))
    return `${death}: ${other.map(key => `${key} ${JSON.stringify(ending[key])}, not ${JSON.stringify(expected?.[key])}`).join('; ')}`
  })
  return lines.join('\n')
}

/** Take one death of each step, by a seed, from the last scenario that has it: these are the short ones. */
export function oneOfEachStep(deaths: readonly Death[], seed: number): Death[] {
  const steps = [...new Set(deaths.map(({ phase }) => phase))]
  return steps.flatMap((step, index) => {
    const all = deaths.filter(({ phase }) => phase === step)
    const last = all.filter(({ scenario }) => scenario === all.at(-1)?.scenario)
    return last.at((seed + index * 7) % last.length) ?? []
  })
}
