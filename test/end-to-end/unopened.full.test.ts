import { describe, expect, it } from 'vitest'
import { layOut, type Scene, type SceneOptions } from '../world/scene.ts'
import { runAgain } from './resume.cases.ts'
import { branchesOf, keptIn, pullsOf } from './sessions.ts'
import { bringing, SUM } from './talk.ts'

const inputs = { models: 'offline', 'flaky-reruns': '0', review: 'false' }
const may = { contents: 'write', issues: 'write', actions: 'read' } as const

interface Obstacle {
  readonly permissions: NonNullable<SceneOptions['permissions']>
  readonly raise?: (scene: Scene) => void
  readonly why: RegExp
}

const OBSTACLES: readonly (readonly [string, Obstacle])[] = [
  [
    'GitHub Actions may not open pull requests',
    {
      permissions: { ...may, 'pull-requests': 'write' },
      raise: ({ github, repository }) => github.setAllowPullRequestsByActions(repository, false),
      why: /“Allow GitHub Actions to create and approve pull requests” under Settings › Actions › General/,
    },
  ],
  [
    'the job may only read pull requests',
    {
      permissions: { ...may, 'pull-requests': 'read' },
      why: /The token may not open a pull request\. Give the job permissions: pull-requests: write/,
    },
  ],
  [
    'GitHub refuses it for a reason of its own',
    {
      permissions: { ...may, 'pull-requests': 'write' },
      raise: ({ github }) =>
        github.fault({
          kind: 'status',
          status: 403,
          body: { message: 'Resource protected by organization SAML enforcement.' },
          times: 9,
          on: { method: 'POST', path: /\/pulls$/ },
        }),
      why: /The organisation asks for single sign-on/,
    },
  ],
]

describe('a proved fix whose pull request may not be opened', () => {
  it.each(OBSTACLES)('is told with its branch, where to open it, and the setting: %s', async (_, obstacle) => {
    await using scene = await layOut({ ...bringing(SUM), permissions: obstacle.permissions })
    obstacle.raise?.(scene)

    const result = await scene.run({ inputs })

    const { branch = '' } = result.outputs
    const url = `${scene.github.url}/${scene.repository}/compare/${scene.branch}...${branch}?expand=1`
    expect(result.outputs, result.log).toMatchObject({
      outcome: 'fixed',
      'pull-request-number': '',
      'pull-request-operation': 'none',
      'compare-url': url,
      'pull-request-refusal': expect.stringMatching(obstacle.why),
      'head-sha': branchesOf(scene)[branch]?.at(-1),
    })
    expect(JSON.parse(result.outputs['fixed-tests'] ?? '[]')).toHaveLength(1)
    expect(result.conclusion, 'that it is not there does not stay unnoticed').toBe('failure')
    const [error] = result.annotations.filter(({ level }) => level === 'error')
    expect(error?.message).toMatch(obstacle.why)
    expect(error?.message).toContain(url)
    for (const text of [result.summary, commentOf(scene)]) {
      expect(text).toMatch(/## Fixed: 1 failing test passes now/)
      expect(text).toContain(`The fix is on the branch \`${branch}\`: [compare it, and open the pull request](${url}).`)
      expect(text).not.toContain('Review this pull request')
    }
    expect(keptIn(scene)).toMatchObject({ state: { outcome: 'fixed', phase: { at: 'done' } }, lease: undefined })
    expect(pullsOf(scene)).toEqual([])
    expect(scene.github.violations).toEqual([])
    expect(result.leaks).toEqual([])
  })

  it('is opened by the next run, without new work, once it may be', async () => {
    await using scene = await layOut(bringing(SUM))
    scene.github.setAllowPullRequestsByActions(scene.repository, false)
    const first = await scene.run({ inputs: { ...inputs, 'fail-on-unfixed': 'false' } })
    scene.github.setAllowPullRequestsByActions(scene.repository, true)

    const next = await runAgain(scene, { inputs })

    expect(first.conclusion, first.log).toBe('success')
    expect(first.annotations).toContainEqual({
      level: 'warning',
      message: expect.stringContaining('No pull request was opened.'),
    })
    expect(next.conclusion, next.log).toBe('success')
    expect(next.log).not.toMatch(/Iteration \d/)
    expect(next.outputs).toMatchObject({ 'pull-request-operation': 'created', 'compare-url': '' })
    expect(pullsOf(scene)).toMatchObject([{ head: { sha: first.outputs['head-sha'] } }])
  })
})

describe('a rule about new branches', () => {
  it('is told before the work, and once it is gone the next run publishes what is done', async () => {
    await using scene = await layOut(bringing(SUM))
    scene.github.addRule(scene.repository, 'fix-tests/', { type: 'creation' })

    const first = await scene.run({ inputs })
    scene.github.removeRules(scene.repository)
    const next = await runAgain(scene, { inputs })

    expect(first.conclusion, first.log).toBe('failure')
    const [warning, error] = first.annotations.filter(({ level }) => level !== 'notice')
    expect(warning?.message).toMatch(
      /^A rule of the repository may keep fix-tests\/\S+ from being pushed: only those who may bypass it create branches of that name\./,
    )
    expect(first.log.indexOf(warning?.message ?? '?')).toBeLessThan(first.log.indexOf('the whole suite'))
    expect(error?.message).toMatch(/^A rule of the repository protects the branch of the fix\./)
    expect(next.conclusion, next.log).toBe('success')
    expect(next.log).not.toMatch(/Iteration \d/)
    expect(next.annotations).not.toContainEqual(expect.objectContaining({ level: 'warning' }))
    expect(pullsOf(scene)).toHaveLength(1)
    expect(scene.github.violations).toEqual([])
  })
})

function commentOf(scene: Scene): string {
  return scene.github.comments(scene.repository, scene.pull ?? 0)[0]?.body ?? ''
}
