import { note } from '../contracts/events.ts'
import { sentenceOf } from '../contracts/errors.ts'
import type { CiStep } from '../domain/model/ci-step.ts'
import { shortName } from '../domain/text/wording.ts'
import type { Checkout } from '../workspace/checkout.ts'
import { fetchLfsFiles, fetchSubmodules } from '../workspace/fetch-files.ts'
import { GitError, lines } from '../workspace/git.ts'
import { nestedSubmodules, unfetchedFiles } from '../workspace/unfetched-files.ts'
import type { Session } from './session.ts'

/** Files that a checkout can lack. */
interface Kind {
  readonly what: string
  /** Input of actions/checkout that fetches them. */
  readonly input: string
  /** List some of those that are not there. */
  readonly lacking: (checkout: Checkout) => Promise<readonly string[]>
  readonly fetch: (checkout: Checkout) => Promise<void>
}

/**
 * Fetch the Git LFS files and submodules that the failed job's checkout fetched and this one did not. Best effort: what
 * cannot be fetched is said, with the input of actions/checkout that fetches it.
 */
export async function completeCheckout(
  session: Session,
  { checkout, steps }: { checkout: Checkout; steps: readonly CiStep[] },
): Promise<void> {
  for (const { what, input, lacking, fetch } of kindsOf(steps, session.environment.serverUrl)) {
    session.signal.throwIfAborted()
    const [first] = await lacking(checkout)
    if (first === undefined) continue
    const failure = await fetch(checkout).then(
      () => undefined,
      (error: unknown) => reasonOf(error),
    )
    const [left] = await lacking(checkout)
    if (left === undefined && failure === undefined) {
      const text = `Fetched ${what} (such as ${shortName(first)}), as the failed job did.`
      session.log.emit(note('info', text))
      continue
    }
    const reason = failure === undefined ? '' : ` Fetching them here failed: ${failure}`
    session.warn(
      `The failed job fetched ${what} (such as ${shortName(left ?? first)}), and this checkout did not: set ${input} for actions/checkout here too.${reason}`,
    )
  }
}

/** Return what the checkouts of the failed jobs fetched besides the commit. */
function kindsOf(steps: readonly CiStep[], serverUrl: string): readonly Kind[] {
  const isRecursive = steps.some(({ submodules }) => submodules === 'recursive')
  const submodules: Kind = {
    what: 'the submodules',
    input: `submodules: ${isRecursive ? 'recursive' : 'true'}`,
    lacking: async checkout => {
      const { submodules: direct } = await unfetchedFiles(checkout)
      return direct.length > 0 || !isRecursive ? direct : nestedSubmodules(checkout)
    },
    fetch: checkout => fetchSubmodules(checkout, { serverUrl, isRecursive }),
  }
  const files: Kind = {
    what: 'the Git LFS files',
    input: 'lfs: true',
    lacking: async checkout => (await unfetchedFiles(checkout)).pointers,
    fetch: fetchLfsFiles,
  }
  return [
    ...(steps.some(step => step.submodules !== 'none') ? [submodules] : []),
    ...(steps.some(step => step.lfs) ? [files] : []),
  ]
}

/** Return the sentence of an error; for git, its first line about the fault. */
function reasonOf(error: unknown): string {
  if (!(error instanceof GitError)) return sentenceOf(error)
  return lines(error.stderr).find(line => !/^(?:Submodule|Cloning into) /.test(line)) ?? sentenceOf(error)
}
