import { describe, it } from 'vitest'
import { examples, expectSoundWithout } from './events.ts'

describe('nothing breaks over', () => {
  it.each(examples().map(({ name, payload }, index) => [index, name, payload] as const))(
    'an example of GitHub (%i, %s) of which any one thing is missing or something else',
    (_, name, payload) => expectSoundWithout(name, payload),
  )
})
