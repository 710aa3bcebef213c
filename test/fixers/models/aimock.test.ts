import { afterAll, describe } from 'vitest'
import { allStopped, testAnswers, testChaos, WAYS } from './aimock-tests.ts'

afterAll(allStopped)

describe.each(WAYS.filter(({ streams }) => streams))('$api, $how', way => {
  testAnswers(way)
  testChaos(way, ['malformedRate', 'disconnectRate'])
})
