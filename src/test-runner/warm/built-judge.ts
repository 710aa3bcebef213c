import type { WarmJudge } from '../../contracts/judging.ts'
import type { NeededBuilds } from '../needed-builds.ts'

/** Let a judge look at code that is built first. A candidate that cannot be built is rejected. */
export function builtJudge(judge: WarmJudge, builds: NeededBuilds): WarmJudge {
  if (builds.needed === 0) return judge
  return {
    passing: judge.passing,
    // What is built of a variant has a place of its own.
    canSift: false,
    sift: async () => undefined,
    notes: judge.notes,
    takeNotes: () => judge.takeNotes(),
    get runMs() {
      return judge.runMs + builds.ms
    },
    async run(tests, how) {
      return (await builds.build()) ? judge.run(tests, how) : { cases: [], ended: true }
    },
    async measure(tests) {
      const ms = (await builds.build()) ? await judge.measure(tests) : undefined
      return ms === undefined ? undefined : ms + builds.ms
    },
    distrust: why => judge.distrust(why),
    [Symbol.asyncDispose]: () => judge[Symbol.asyncDispose](),
  }
}
