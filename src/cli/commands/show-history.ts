import { writeFile } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { UserError } from '../../contracts/errors.ts'
import { type FixHistory, parseFixHistory } from '../../domain/history/fix-history.ts'
import { joinHistories, summarizeHistory } from '../../domain/history/history-summary.ts'
import { logLine } from '../../rendering/markdown-escape.ts'
import { type Checkout, ENV } from '../../workspace/checkout.ts'
import { gitResult } from '../../workspace/git.ts'
import type { Arguments } from '../arguments.ts'
import { historyLines } from '../history-text.ts'
import { createLocalContext } from '../local-context.ts'
import { openPage } from '../open-page.ts'

type Env = Readonly<Record<string, string | undefined>>

/** Ref of the history; the command line writes it here, the action on the remote. */
const REF = 'refs/fix-tests/history'
const FAILED = [1, 2, 128]

/** Run `fix-tests history`: show what was fixed in this repository, here and by the action. @returns the exit code */
export async function showHistory(args: Arguments & { kind: 'history' }, env: Env): Promise<number> {
  const { checkout } = await createLocalContext({}, env)
  const here = await textAt(REF, checkout)
  const remote = await remoteHistory(checkout, args.remote, env)
  const known = [here, remote].flatMap(text => (text === undefined ? [] : [parsed(text)]))
  const summary = summarizeHistory(joinHistories(known))
  if (!args.html) {
    process.stdout.write(`${historyLines(summary).map(logLine).join('\n')}\n`)
    return 0
  }
  const { renderHistoryPage } = await import('../../report-page/history-page.ts')
  const path = resolve(args.file ?? 'fix-tests-history.html')
  await writeFile(path, renderHistoryPage(summary, { name: basename(checkout.top) })).catch((error: unknown) => {
    throw new UserError(`${path} cannot be written.`, 'Give a path in a folder that exists.', { cause: error })
  })
  process.stdout.write(`${logLine(`History: ${path}`)}\n`)
  if (args.open) await openPage(path)
  return 0
}

function parsed(text: string): FixHistory {
  const history = parseFixHistory(text)
  if (history === undefined)
    throw new UserError('The history is of another version of fix-tests.', 'Use the version that wrote it.')
  return history
}

/** Read the history on a remote, without a ref of it here; undefined if there is none. */
async function remoteHistory(checkout: Checkout, named: string | undefined, env: Env): Promise<string | undefined> {
  const remote = named ?? 'origin'
  const { top: cwd, host } = checkout
  // The user's own access to the remote, also by ssh.
  const access = { ...ENV, GIT_ALLOW_PROTOCOL: 'file:http:https:ssh', SSH_AUTH_SOCK: env.SSH_AUTH_SOCK ?? '' }
  const options = { cwd, host, env: access, codes: FAILED }
  const known = await gitResult(['remote', 'get-url', '--', remote], options)
  if (known.code !== 0) {
    if (named === undefined) return undefined
    throw new UserError(`This repository has no remote ${JSON.stringify(named)}.`, 'git remote lists its remotes.')
  }
  const listed = await gitResult(['ls-remote', '--', remote, REF], options)
  const [, sha] = /^([0-9a-f]{40,64})\t/.exec(listed.stdout) ?? []
  if (listed.code === 0 && sha === undefined) return undefined
  const fetch = ['fetch', '--quiet', '--no-tags', '--no-write-fetch-head', '--', remote, REF]
  if (sha === undefined || (await gitResult(fetch, options)).code !== 0) {
    process.stderr.write(
      `fix-tests: ${logLine(`The remote ${remote} could not be read: only the history here is shown.`)}\n`,
    )
    return undefined
  }
  return textAt(sha, checkout)
}

async function textAt(commit: string, { top, host }: Checkout): Promise<string | undefined> {
  const { code, stdout } = await gitResult(['cat-file', 'blob', `${commit}:text`], {
    cwd: top,
    host,
    env: ENV,
    codes: FAILED,
  })
  return code === 0 ? stdout : undefined
}
