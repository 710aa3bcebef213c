import { it } from 'vitest'
import { expectSample, SAMPLES } from './small-runners.cases.ts'

/** Runners that install in no time: the others are in the full tier. */
const QUICK = SAMPLES.filter(({ framework }) => ['jasmine', 'uvu'].includes(framework.name))

it.for(QUICK)('$package runs whole, one of its tests alone, and a file that cannot be loaded', async sample => {
  await expectSample(sample)
})
