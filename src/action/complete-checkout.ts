import { sentenceOf } from '../contracts/errors.ts'
import type { CiStep } from '../domain/model/ci-step.ts'
import type { Checkout } from '../workspace/checkout.ts'
import { type FetchAccess, fetchLfsFiles, fetchSubmodules } from '../workspace/fetch-files.ts'
import { GitError, lines } from '../workspace/git.ts'
import { type UnfetchedFiles, unfetchedFiles } from '../workspace/unfetched-files.ts'
import type { Session } from './session.ts'

/** Files that a checkout can lack. */
interface Kind {
  readonly of: keyof UnfetchedFiles
  readonly what: string
  /** Input of actions/checkout that fetches them. */
  readonly input: string
  readonly fetch: (checkout: Checkout, access: FetchAccess) => Promise<void>
}

/**
 * Fetch the Git LFS files and submodules that the failed job's checkout fetched and this one did not. Best effort: what
 * cannot be fetched is said, with the input of actions/checkout that fetches it.
 */
export async function completeCheckout(
  session: Session,
  { checkout, steps }: { checkout: Checkout; steps: readonly CiStep[] },
): Promise<void> {
  const { token, environment, signal } = session
  const kinds = kindsOf(steps)
  if (kinds.length === 0) return
  const lacking = await unfetchedFiles(checkout)
  for (const { of, what, input, fetch } of kinds) {
    const [first] = lacking[of]
    if (first === undefined) continue
    signal.throwIfAborted()
    const failure = await fetch(checkout, { token, serverUrl: environment.serverUrl }).then(
      () => undefined,
      (error: unknown) => reasonOf(error),
    )
    const [left] = (await unfetchedFiles(checkout))[of]
    if (left === undefined) {
      const text = `Fetched ${what} (such as ${shorten(first)}), as the failed job did.`
      session.log.emit({ kind: 'note', level: 'info', text })
      continue
    }
    const advice = `set ${input} for actions/checkout here too.`
    const reason = failure === undefined ? '' : ` Fetching them here failed: ${failure}`
    session.warn(
      `The failed job fetched ${what} (such as ${shorten(left)}), and this checkout did not: ${advice}${reason}`,
    )
  }
}

/** Return what the checkouts of the failed jobs fetched besides the commit. */
function kindsOf(steps: readonly CiStep[]): readonly Kind[] {
  const lfs = steps.some(step => step.lfs)
  const submodules = steps.some(step => step.submodules !== 'none')
  const isRecursive = steps.some(step => step.submodules === 'recursive')
  return [
    ...(submodules
      ? [
          {
            of: 'submodules' as const,
            what: 'the submodules',
            input: `submodules: ${isRecursive ? 'recursive' : 'true'}`,
            fetch: (checkout: Checkout, access: FetchAccess) => fetchSubmodules(checkout, { ...access, isRecursive }),
          },
        ]
      : []),
    ...(lfs ? [{ of: 'pointers' as const, what: 'the Git LFS files', input: 'lfs: true', fetch: fetchLfsFiles }] : []),
  ]
}

/** Return the sentence of an error; for git, its first line about the fault. */
function reasonOf(error: unknown): string {
  if (!(error instanceof GitError)) return sentenceOf(error)
  return lines(error.stderr).find(line => !/^(?:Submodule|Cloning into) /.test(line)) ?? sentenceOf(error)
}

function shorten(path: string): string {
  return path.length > 100 ? `${path.slice(0, 99)}…` : path
}
