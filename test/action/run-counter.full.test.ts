import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { type CountedRun, countRun, requireRunQuota } from '../../src/action/run-counter.ts'
import { withRun, MAX_RUNS, parseRunCounts } from '../../src/domain/policy/run-quota.ts'
import { EXHAUSTED_LABEL } from '../../src/triggers/authorization.ts'
import { remoteStore } from '../../src/state-store/remote-transport.ts'
import { Repository } from '../../src/workspace/repository.ts'
import { bot, name, openShop } from '../github/shop.ts'

const OWN = `fix-tests: iteration 1 – surgical (pass: 0% → 100%)\n\nFix-Tests-Key: ${'0'.repeat(16)}`

it('a branch has so many runs, and then none until a person changes it', async () => {
  const { run, pull, push, said } = await lay(['1'])
  for (const id of ['2', '3']) await run(id)

  await expect(run('4')).rejects.toMatchObject({
    name: 'UserError',
    sentence: `fix-tests has reached its limit of ${MAX_RUNS} runs on feature since a person last changed it. To run it again, push a commit or write /fix-tests retry.`,
  })
  await expect(run('5')).rejects.toThrow('reached its limit')

  expect(pull().labels).toContain(EXHAUSTED_LABEL)
  expect(said(), 'it is said once').toEqual([expect.stringContaining('write /fix-tests retry')])
  push('Do it otherwise')
  await run('6')
  expect(pull().labels, 'the count restarts').not.toContain(EXHAUSTED_LABEL)
  await run('7')
})

it('a run that is run again is the same one', async () => {
  const { run } = await lay(['1', '2', '3'])

  await run('3')
  await run('1')

  await expect(run('4')).rejects.toThrow('reached its limit')
})

it("what fix-tests itself has put onto the branch is no person's change", async () => {
  const { run, push } = await lay(['1', '2', '3'])

  push(OWN)
  push(OWN)

  await expect(run('4')).rejects.toThrow('reached its limit')
})

it.each([
  ['a person has merged its pull request', 'Merge pull request #7 from octo/fix-tests/feature'],
  ['a person has merged it as one commit', OWN.replace(')\n', ') (#7)\n')],
  ['a person writes like it, without its key', 'fix-tests: mend it'],
])('the count restarts when %s', async (_, message) => {
  const { run, push } = await lay(['1', '2', '3'])

  push(message)

  await run('4')
})

it("a person's word is enough, whatever was tried before", async () => {
  const { run, pull } = await lay(['1', '2', '3'])
  await expect(run('4')).rejects.toThrow('reached its limit')

  await run('5', { retry: true })

  expect(pull().labels).not.toContain(EXHAUSTED_LABEL)
  await run('6')
})

it('other branches count for themselves, and runs at the same time are all counted', async () => {
  const { run, head } = await lay()
  const main = { branch: 'main', headSha: head('main'), pull: undefined }
  await Promise.all(['1', '2', '3'].map(id => run(id)))

  await run('4', main)

  await expect(run('4')).rejects.toThrow('reached its limit')
})

it('each workflow that fails on a branch has runs of its own', async () => {
  const { run, pull, said } = await lay(['1', '2', '3'])

  await expect(run('4')).rejects.toThrow('runs on feature since')
  await run('4', { workflow: 'Lint' })

  expect(pull().labels, 'the other one has none left').toContain(EXHAUSTED_LABEL)
  for (const id of ['5', '6']) await run(id, { workflow: 'Lint' })
  await expect(run('7', { workflow: 'Lint' })).rejects.toThrow('runs on feature for the workflow Lint since')
  expect(said()).toHaveLength(2)
})

it('what cannot be said on the pull request is refused all the same', async () => {
  const { run, github, pull } = await lay(['1', '2', '3'])
  github.fault({ kind: 'status', status: 403, on: { method: 'POST', path: /\/issues\// }, times: 20 })

  await expect(run('4')).rejects.toThrow('reached its limit')

  expect(pull().labels).toEqual([])
})

/** A shop with a pull request of `feature`, and a bot that counts its runs; these are counted already. */
async function lay(counted: readonly string[] = []) {
  const shop = await openShop()
  const home = await mkdtemp(join(tmpdir(), 'fix-tests-exhaustion-'))
  onTestFinished(async () => {
    await shop[Symbol.asyncDispose]()
    rmSync(home, { recursive: true, force: true })
  })
  const { github, place: api, head } = shop
  const number = github.openPull(name, { head: 'feature', base: 'main', login: 'linus' })
  const host = { PATH: process.env.PATH ?? '', HOME: home }
  const token = github.addToken({ name: 'store', login: bot, type: 'Bot', permissions: { contents: 'write' } })
  let machines = 0
  const machine = async () => {
    machines += 1
    const repository = await Repository.open({ dir: join(home, `git-${machines}`), work: home, host })
    const store = remoteStore({
      repository,
      key: 'key',
      url: `${github.url}/${name}`,
      token,
      beforePush: async () => undefined,
      onPush: () => undefined,
    })
    return { repository, store }
  }
  if (counted.length > 0) {
    const known = { branch: 'feature', human: head('feature'), anew: false, at: 1 }
    const begun = parseRunCounts(undefined)
    const book = counted.reduce((before, run) => withRun(before, { ...known, run }), begun)
    await (await machine()).store.updateShared('runs', () => JSON.stringify(book))
  }
  return {
    github,
    head,
    pull: () => github.pulls(name).find(each => each.number === number) ?? { labels: ['there is none'] },
    said: () => github.comments(name, number).map(({ body }) => body),
    push: (message: string) => shop.push('feature', message),
    /** What a run does before its work, and when it has come to something, on a machine of its own. */
    async run(id: string, change: Partial<CountedRun> = {}): Promise<void> {
      const branch = { branch: 'feature', workflow: '', headSha: head('feature'), pull: number }
      const { repository, store } = await machine()
      const made = {
        api,
        store,
        repository,
        ...branch,
        run: id,
        retry: false,
        takesCommands: true,
        warn: () => undefined,
        ...change,
      }
      await store.fetchRefs([made.headSha])
      await requireRunQuota(made)
      await countRun(made)
      expect(github.violations).toEqual([])
    },
  }
}
