import { describe, expect, it } from 'vitest'
import { commit, layOutCommands, say } from './asking.ts'
import { bringing, SUM } from './talk.ts'

describe('a command where the settings of the repository are wrong', () => {
  it('is answered with the mistake for who may push, and not for anybody else', async () => {
    await using scene = await layOutCommands(bringing(SUM))
    const files = { '.github/fix-tests.yml': 'models: offline\nnonsense: 1\n' }
    commit(scene.github.bare(scene.repository), 'main', { message: 'Set up', files })

    const heard = await say(scene, { body: '/fix-tests' })
    const strange = await say(scene, { body: '/fix-tests', login: 'mallory' })

    expect(heard.result.conclusion, heard.result.log).toBe('failure')
    expect(heard.reactions).toEqual(['eyes', 'confused'])
    expect(heard.replies).toEqual([expect.stringMatching(/^@ada .*fix-tests\.yml on main.*nonsense/)])
    expect(strange).toMatchObject({ reactions: [], replies: [] })
    expect(scene.github.violations).toEqual([])
  })
})
