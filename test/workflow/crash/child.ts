import { type Disk, digest, diskOf, nameOf } from './disk.ts'
import { Effects } from './effects.ts'
import { type ScenarioName, scenarioOf, STATE, unwatched, work } from './scenario.ts'

/** What this process is asked to do. It can be asked once, but for `resume`. */
export type Task =
  /** `temp`: a folder to work in. */
  | { readonly kind: 'record'; readonly scenario: ScenarioName; readonly home: string; readonly temp: string }
  | { readonly kind: 'die'; readonly scenario: ScenarioName; readonly home: string; readonly moment: string }
  | { readonly kind: 'resume'; readonly scenario: ScenarioName; readonly home: string }

export interface Moment {
  readonly name: string
  /** What is to be done next, by the state on this machine. */
  readonly phase: string
}

export interface Recording {
  /** How many moments there were: before and after each call, and amid each writing of a file. */
  readonly counted: number
  /** The first of all those at which a death leaves the same. */
  readonly moments: readonly Moment[]
}

export interface Answer {
  readonly outcome?: string | undefined
  readonly attempts?: readonly string[]
  /** What each review came to. */
  readonly reviews?: readonly string[]
  /** Where it was proved. */
  readonly proof?: string | undefined
  readonly problems?: readonly string[]
  readonly recording?: Recording
  /** What the run threw. */
  readonly error?: string
}

process.on('message', (task: Task) => {
  void answerTo(task).then(answer => process.send?.(answer))
})

async function answerTo(task: Task): Promise<Answer> {
  try {
    switch (task.kind) {
      case 'record':
        return await recorded(task)
      case 'die':
        return await dying(task)
      case 'resume':
        return await ended(work(scenarioOf(task.scenario), task.home, unwatched))
    }
  } catch (error) {
    const thrown = firstOf(error)
    return { error: thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown) }
  }
}

/** What was thrown before that which was thrown while things were put away. */
function firstOf(error: unknown): unknown {
  return error instanceof SuppressedError ? firstOf(error.suppressed) : error
}

async function ended(run: ReturnType<typeof work>): Promise<Answer> {
  const { state, problems } = await run
  const attempts = state.attempts.map(({ iteration, kind, result }) => `${iteration} ${kind} ${result}`)
  const reviews = state.reviews.map(({ verdict }) => verdict)
  return { outcome: state.outcome, attempts, reviews, proof: state.proof?.place, problems }
}

/** Lets a run be, and notes what a death would leave at each moment. */
async function recorded({ scenario, home, temp }: Task & { kind: 'record' }): Promise<Answer> {
  const disks = new Map<string, { name: string; disk: Disk }>()
  let counted = 0
  let isOver = false
  const effects = new Effects({
    // What is made durable while the next step works already comes at another time in each run.
    alone: 'ledger.publish',
    reached(name, changed) {
      if (isOver) return
      counted += 1
      if (!changed) return
      const disk = diskOf(home)
      const id = digest([...disk])
      if (!disks.has(id)) disks.set(id, { name, disk })
    },
  })
  effects.process()
  const answer = await ended(work(scenarioOf(scenario), home, effects))
  isOver = true
  const moments = new Map<string, Moment>()
  for (const { name, disk } of disks.values()) {
    const left = await nameOf(disk, temp)
    if (!moments.has(left)) moments.set(left, { name, phase: phaseIn(disk) })
  }
  return { ...answer, recording: { counted, moments: [...moments.values()] } }
}

async function dying({ scenario, home, moment }: Task & { kind: 'die' }): Promise<Answer> {
  const effects = new Effects({
    reached(name) {
      if (name === moment) process.kill(process.pid, 'SIGKILL')
    },
  })
  effects.process()
  return ended(work(scenarioOf(scenario), home, effects))
}

function phaseIn(disk: Disk): string {
  const [, state] = [...disk].find(([path]) => path.startsWith(`${STATE}/`) && path.endsWith('/state.json')) ?? []
  if (state === undefined) return 'reproducing'
  try {
    return (JSON.parse(state) as { phase: { at: string } }).phase.at
  } catch {
    // Nobody can tell, the next run neither.
    return 'unreadable'
  }
}
