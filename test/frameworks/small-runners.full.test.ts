import { it } from 'vitest'
import { expectSample, SAMPLES } from './small-runners.cases.ts'

it.for(SAMPLES)('$package runs whole, one of its tests alone, and a file that cannot be loaded', async sample => {
  await expectSample(sample)
})
