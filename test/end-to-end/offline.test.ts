import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { layOut, type Scene } from '../world/scene.ts'
import { hasPytest } from '../world/toolchains.ts'
import { bank, hopeless, shop } from './projects.ts'

/** The commits of the fix, oldest first. */
function commitsOf(scene: Scene, branch: string): { subject: string; body: string; files: string[] }[] {
  const shas = scene.git('rev-list', '--reverse', `${scene.sha}..${branch}`).trim().split('\n')
  return shas.map(sha => ({
    subject: scene.git('show', '--no-patch', '--format=%s', sha).trim(),
    body: scene.git('show', '--no-patch', '--format=%b', sha).trim(),
    files: scene.git('show', '--name-only', '--format=', sha).trim().split('\n'),
  }))
}

/** Runs the tests of a branch in a fresh checkout: what the pull request says must be true there. */
function runTests(scene: Scene, branch: string, [file, ...args]: readonly [string, ...string[]]): number {
  try {
    execFileSync(file, args, { cwd: scene.checkout({ ref: branch }), stdio: 'ignore' })
    return 0
  } catch (error) {
    return (error as { status: number }).status
  }
}

describe.each([
  {
    runner: 'vitest',
    here: true,
    project: shop,
    red: 4,
    sources: ['src/customers.ts', 'src/pages.ts', 'src/shipping.ts'],
  },
  {
    runner: 'pytest',
    here: hasPytest,
    project: bank,
    red: 4,
    sources: ['bank/accounts.py', 'bank/interest.py', 'bank/names.py'],
  },
])('a $runner project with three bugs of different kinds', ({ here, project, red, sources }) => {
  it.runIf(here)('becomes a pull request with three commits and green tests, offline', async () => {
    await using scene = await layOut(project)

    const result = await scene.run()

    expect(result.conclusion, result.log).toBe('success')
    expect(result.outputs).toMatchObject({
      outcome: 'fixed',
      'remaining-tests': '[]',
      'flaky-tests': '[]',
      iterations: '3',
    })
    expect(Number(result.outputs['pass-rate-before'])).toBeLessThan(1)
    expect(result.outputs['pass-rate-after']).toBe('1.0000')
    expect(JSON.parse(result.outputs['fixed-tests'] ?? '')).toHaveLength(red)

    const branch = result.outputs.branch ?? ''
    const commits = commitsOf(scene, branch)
    expect(commits.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^fix-tests: iteration 1 – conservative \(pass: \d+% → \d+%\)$/),
      expect.stringMatching(/^fix-tests: iteration 2 – conservative/),
      expect.stringMatching(/^fix-tests: iteration 3 – conservative \(pass: \d+% → 100%\)$/),
    ])
    expect(commits.flatMap(({ files }) => files).toSorted()).toEqual(sources)
    expect(commits[0]?.body).toMatch(/^Fix-Tests-Fixer: offline$/m)

    const pulls = scene.github.pulls(scene.repository).filter(({ number }) => number !== scene.pull)
    expect(pulls).toHaveLength(1)
    expect(pulls[0]).toMatchObject({ state: 'open', draft: false, head: { ref: branch }, base: { ref: scene.branch } })
    expect(pulls[0]?.labels).toEqual(['fix-tests'])
    expect(pulls[0]?.body).toContain(`Fixed: ${red} failing tests pass now`)
    for (const file of sources) expect(pulls[0]?.body).toContain(file)
    expect(result.summary).toContain(`Fixed: ${red} failing tests pass now`)
    expect(runTests(scene, branch, project.ci)).toBe(0)

    expect(result.leaks).toEqual([])
    expect(scene.github.violations).toEqual([])
    expect(
      execFileSync('git', ['status', '--porcelain', '--untracked-files=no'], {
        cwd: scene.workspace,
        encoding: 'utf8',
      }),
    ).toBe('')
  })
})

describe.runIf(hasPytest)('what cannot be fixed', () => {
  it.each([
    { failing: 'true', conclusion: 'failure' },
    { failing: 'false', conclusion: 'success' },
  ])(
    'makes no pull request, and a report in summary and comment (fail-on-unfixed: $failing)',
    async ({ failing, conclusion }) => {
      await using scene = await layOut(hopeless)

      const result = await scene.run({ inputs: { 'fail-on-unfixed': failing } })

      expect(result.conclusion).toBe(conclusion)
      expect(result.outputs).toMatchObject({ outcome: 'failed', 'pull-request-number': '', branch: '' })
      expect(scene.github.pulls(scene.repository)).toHaveLength(1)
      expect(scene.git('for-each-ref', '--format=%(refname)', 'refs/heads/fix-tests')).toBe('')
      const comments = scene.github.comments(scene.repository, scene.pull ?? 0)
      expect(comments).toHaveLength(1)
      for (const text of [result.summary, comments[0]?.body]) {
        expect(text).toContain('Not fixed: no change turned the failing test green')
        expect(text).toContain('test_forty_two')
      }
      expect(result.annotations.filter(({ level }) => level === 'error').map(({ title }) => title)).toContain(
        'Still fails: tests/test_roman.py › test_forty_two',
      )
      expect(scene.github.violations).toEqual([])
    },
  )
})
