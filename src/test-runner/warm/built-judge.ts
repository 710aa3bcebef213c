import type { WarmJudge } from '../../contracts/judging.ts'
import type { NeededBuilds } from '../needed-builds.ts'

/** Let a judge look at code that is built first. A candidate that cannot be built is rejected. */
export function builtJudge(judge: WarmJudge, builds: NeededBuilds): WarmJudge {
  if (builds.all === 0) return judge
  return {
    passing: judge.passing,
    canSift: builds.needed === 0 && judge.canSift,
    async sift(tests, variants, enough) {
      // What is built of a variant has a place of its own.
      const isLoaded = variants.map(({ file }) => builds.needed === 0 && builds.loads(file))
      if (!isLoaded.includes(true)) return undefined
      const own = variants.filter((_, index) => isLoaded[index])
      const results = [...((await judge.sift(tests, own, enough)) ?? [])]
      return results.length < own.length ? undefined : isLoaded.map(isOwn => (isOwn ? results.shift() : undefined))
    },
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
