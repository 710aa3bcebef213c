import { describe } from 'vitest'
import { testAnswers, testChaos, WAYS } from './aimock-tests.ts'

describe.each(WAYS.filter(({ streams }) => streams))('$api, $how', way => {
  testAnswers(way)
  testChaos(way, ['malformedRate', 'disconnectRate'])
})
