import { expect } from 'vitest'
import type { Permission } from '../../src/github/users.ts'
import type { ParsedEvent } from '../../src/triggers/parsed-event.ts'
import { fork, name, openShop } from '../github/shop.ts'
import { asking } from './asking.ts'

export const WRITTEN = '2024-01-01T12:00:00Z'
export const AFTER = '2024-01-01T12:00:01Z'

export type Command = Extract<ParsedEvent, { kind: 'command' }>

export function command(pull: number, told: Partial<Command> = {}): Command {
  return { kind: 'command', pull, comment: 1, at: WRITTEN, body: '/fix-tests', by: person('writer'), ...told }
}

export function person(login: string): Command['by'] {
  return { login, isBot: false }
}

/** Somebody with this permission asks on pull requests of each kind: of a fork or not, open or not, labelled or not. */
export async function expectAnswers(role: Permission, hasMoved: boolean): Promise<void> {
  await using shop = await openShop()
  const { github } = shop
  github.setCollaborator(name, 'asker', role)
  if (hasMoved) github.activity(name, { branch: 'feature', before: shop.head('main'), timestamp: AFTER })
  const isIn = ['write', 'maintain', 'admin'].includes(role)

  for (const isFork of [false, true])
    for (const isOpen of [true, false])
      for (const labels of [[], ['hands-off']]) {
        const pull = github.openPull(name, {
          head: isFork ? 'eve:eve-only' : 'feature',
          base: 'main',
          login: 'linus',
        })
        github.label(name, pull, labels)
        if (!isOpen) github.closePull(name, pull)

        const { task, admitted } = await asking(shop, command(pull, { by: person('asker') }))

        const where = JSON.stringify({ isFork, isOpen, labels })
        expect(admitted, where).toBe(isIn ? 1 : 0)
        if (!isIn)
          expect(task, where).toMatchObject({
            kind: 'refused',
            why: `asker has ${role === 'none' ? 'no permission' : `the permission ${role}`} here, and write is needed.`,
          })
        else if (!isOpen) expect(task, where).toMatchObject({ kind: 'refused', why: 'The pull request is closed.' })
        else if (labels.length > 0)
          expect(task, where).toMatchObject({ kind: 'refused', why: expect.stringContaining('hands-off') })
        else if (hasMoved && !isFork)
          expect(task, where).toMatchObject({
            kind: 'refused',
            why: expect.stringMatching(/^The branch feature has moved/),
          })
        else
          expect(task, where).toEqual({
            kind: 'fix',
            reports: 'nowhere',
            command: expect.objectContaining({ verb: 'fix' }),
            request: {
              trigger: 'command',
              repository: name,
              headBranch: isFork ? 'eve-only' : 'feature',
              headSha: isFork ? shop.head('eve-only', fork) : shop.head('feature'),
              only: [],
              pullRequest: pull,
              base: 'main',
              askedBy: 'asker',
              ...(isFork ? { fork } : {}),
            },
          })
        github.closePull(name, pull)
      }
  expect(github.violations).toEqual([])
}
