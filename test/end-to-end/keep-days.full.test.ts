import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { layOut, type Scene } from '../world/scene.ts'
import { one } from './projects.ts'
import { HISTORY, keptIn, noWork, pullsOf } from './sessions.ts'
import { afterCi, commit, inputs, propose, states } from './tidy.cases.ts'

const DAY_MS = 86_400_000

/** How often each branch was worked on. */
const RUNS = 'refs/fix-tests/runs'

/** Writes a ledger or a branch, or writes it again, as if a run had done so that many days ago. */
function write(scene: Scene, ref: string, days: number, message = 'fix-tests: done'): void {
  const cwd = scene.github.bare(scene.repository)
  const date = new Date(Date.now() - days * DAY_MS).toISOString()
  const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date }
  const tree = scene.git('rev-parse', `${scene.sha}^{tree}`).trim()
  const made = execFileSync('git', ['commit-tree', tree, '-m', message], { cwd, env, encoding: 'utf8' })
  scene.git('update-ref', ref, made.trim())
}

function ledgers(scene: Scene): string[] {
  return scene.git('for-each-ref', '--format=%(refname)', 'refs/fix-tests').trim().split('\n')
}

/** The end of a run of CI that is green, and has nothing else to do with fix-tests. */
function green(scene: Scene, more: Record<string, string> = {}) {
  return afterCi(scene, { sha: commit(scene, 'main', 'Go on'), name: 'Lint', conclusion: 'success', with: more })
}

const [old, young] = ['refs/fix-tests/00000000000000aa', 'refs/fix-tests/00000000000000bb']

describe('stored state that is older than keep-days', () => {
  it('is deleted when CI is green, but for that of open pull requests and what all requests share', async () => {
    const { scene, first, forged } = await propose()
    await using _ = scene
    const { ref } = keptIn(scene)
    for (const each of [ref, HISTORY, RUNS, old]) write(scene, each, 90)
    write(scene, young, 20)

    const usual = await green(scene)
    const afterUsual = ledgers(scene)
    const kept = await green(scene, { 'keep-days': '0' })
    const afterKept = ledgers(scene)
    const shorter = await green(scene, { 'keep-days': '10' })

    expect(usual.conclusion, usual.log).toBe('success')
    expect(usual.outputs).toEqual(noWork('nothing-to-fix'))
    expect(usual.log).toContain('Deleted 1 stored state (keep-days).')
    expect(afterUsual).toEqual([young, ref, HISTORY, RUNS].toSorted())
    expect(kept.log).not.toContain('Deleted')
    expect(afterKept).toEqual(afterUsual)
    expect(shorter.log).toContain('Deleted 1 stored state (keep-days).')
    expect(ledgers(scene)).toEqual([ref, HISTORY, RUNS].toSorted())
    expect(states(scene)).toEqual({ [first]: 'open', [forged]: 'open' })
  })

  it('stays if a person has rewritten the body of its open pull request, and goes once it is closed', async () => {
    await using scene = await layOut(one)
    const { outputs } = await scene.run({ inputs })
    const number = Number(outputs['pull-request-number'])
    const { ref } = keptIn(scene)
    write(scene, ref, 90)
    await change(scene, number, { body: 'Mine now.' })

    await green(scene)
    const whileOpen = ledgers(scene)
    await change(scene, number, { state: 'closed' })
    await green(scene)

    expect(pullsOf(scene).map(({ body }) => body)).toEqual(['Mine now.'])
    expect(whileOpen).toContain(ref)
    expect(ledgers(scene)).not.toContain(ref)
  })

  it('goes with its branch, unless that has an open pull request or is no longer of the bot alone', async () => {
    await using scene = await layOut(one)
    const { outputs } = await scene.run({ inputs })
    const branch = outputs.branch ?? ''
    const { ref } = keptIn(scene)
    const [number] = pullsOf(scene).map(each => each.number)
    const message = scene.git('log', '-1', '--format=%B', branch)
    const [theirs, forged] = [`${branch}-2`, 'feature/old']
    write(scene, ref, 90)
    write(scene, `refs/heads/${branch}`, 90, message)
    write(scene, `refs/heads/${theirs}`, 90, 'Mine')
    write(scene, `refs/heads/${forged}`, 90, message)
    const branches = () => scene.git('for-each-ref', '--format=%(refname:short)', 'refs/heads').trim().split('\n')

    await green(scene)
    const whileOpen = branches()
    await change(scene, number ?? 0, { state: 'closed' })
    const closed = await green(scene)

    expect(whileOpen).toEqual(expect.arrayContaining([branch, theirs, forged]))
    expect(closed.log).toContain('Deleted 1 stored state and 1 branch (keep-days).')
    expect(branches()).not.toContain(branch)
    expect(branches()).toEqual(expect.arrayContaining([theirs, forged]))
  })

  it('stays without contents: write, and the green step says what to give it', async () => {
    await using scene = await layOut({ ...one, permissions: { contents: 'read', 'pull-requests': 'write' } })
    write(scene, old, 90)

    const result = await green(scene)

    expect(result.conclusion, result.log).toBe('success')
    expect(result.log).toMatch(/The token may not push to .+ Give the job permissions: contents: write/)
    expect(ledgers(scene)).toEqual([old])
  })
})

/** A person changes a pull request. */
async function change(scene: Scene, number: number, changes: Readonly<Record<string, string>>): Promise<void> {
  const { status } = await fetch(`${scene.github.apiUrl}/repos/${scene.repository}/pulls/${number}`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${scene.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(changes),
  })
  expect(status).toBe(200)
}
