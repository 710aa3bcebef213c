import { afterAll, beforeAll, describe, it } from 'vitest'
import { called, dispatched, expectExplained, expectNothingDone, layOutNamed, type Named } from './dispatch.cases.ts'
import { IN_ORDER } from './in-order.ts'

describe.concurrent('a person who names what to look at', () => {
  let named: Named
  beforeAll(async () => {
    named = await layOutNamed()
  })
  afterAll(() => named.scene[Symbol.asyncDispose]())

  it.each([
    { by: 'a branch', event: ({ scene }: Named) => dispatched(scene, { branch: scene.branch }) },
    { by: 'a pull request, from outside', event: ({ scene }: Named) => called(scene, { 'pull-request': scene.pull }) },
  ])('by $by gets it', IN_ORDER, ({ event }) => expectExplained(named.scene, event(named)))

  it.each([
    {
      what: 'no run',
      event: ({ scene }: Named) => dispatched(scene, { run: '999999' }),
      why: 'There is no run 999999 here.',
    },
    {
      what: 'nothing',
      event: ({ scene }: Named) => called(scene, {}),
      why: 'repository_dispatch does not say what to fix.',
    },
  ])('and names $what is refused', IN_ORDER, ({ event, why }) =>
    expectNothingDone(named.scene, { event: event(named), outcome: 'refused', why }),
  )

  it.each([
    {
      what: 'a green run',
      event: ({ scene, green }: Named) => dispatched(scene, { run: String(green) }),
      why: 'did not fail (success).',
    },
  ])('and means $what is told that there is nothing to do', IN_ORDER, ({ event, why }) =>
    expectNothingDone(named.scene, { event: event(named), outcome: 'nothing-to-fix', why }),
  )
})
