import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findReports, hasReports } from '../../src/action/collect-reports.ts'
import { parseSettings } from '../../src/config/settings.ts'
import { createClient } from '../../src/github/client.ts'
import { inspectCheckout } from '../../src/workspace/checkout.ts'
import { jobHost } from '../../src/workspace/git.ts'
import { write } from '../world/project.ts'

const report = (name: string) =>
  `<testsuite name="s"><testcase name="${name}" classname="a"><failure message="no"/></testcase></testsuite>`

/** A checkout with a committed report, which is data of its tests, and a link to it. */
class JobCheckout implements Disposable {
  readonly #home = mkdtempSync(join(tmpdir(), 'fix-tests-collect-'))
  readonly top = join(this.#home, 'shop')
  readonly link = join(this.#home, 'link')

  constructor() {
    write(this.top, { 'test/junit-failing.xml': report('fixture'), 'package.json': '{}' })
    const git = (...args: string[]) => execFileSync('git', args, { cwd: this.top })
    git('init', '--quiet')
    git('add', '--all')
    git('-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', 'commit', '--quiet', '--message', 'Begin')
    symlinkSync(this.top, this.link)
  }

  async names(): Promise<string[]> {
    const { cases } = await findReports({
      client: createClient({ token: 'x', apiUrl: 'http://127.0.0.1:9' }),
      settings: parseSettings({}),
      request: { trigger: 'failing-step', repository: 'octo/shop', headBranch: 'main', headSha: '0' },
      reports: 'workspace',
      checkout: await inspectCheckout(this.top, jobHost(process.env)),
      top: this.top,
      since: 0,
    })
    return cases.map(({ id }) => id.name)
  }

  [Symbol.dispose](): void {
    rmSync(this.#home, { recursive: true, force: true })
  }
}

describe('a report that git tracks', () => {
  it('is no report of the job, unless the job has written over it', async () => {
    using checkout = new JobCheckout()
    const has = async (workspace: string) => hasReports(workspace, parseSettings({}), process.env)

    expect([await has(checkout.top), await has(checkout.link)]).toEqual([false, false])
    await expect(checkout.names()).rejects.toThrow(/^No test report matches /)

    write(checkout.top, { 'reports/junit.xml': report('fresh') })
    expect([await has(checkout.top), await has(checkout.link)]).toEqual([true, true])
    expect(await checkout.names()).toEqual(['fresh'])

    write(checkout.top, { 'test/junit-failing.xml': report('written over') })
    expect(await checkout.names()).toEqual(['fresh', 'written over'])
  })
})
