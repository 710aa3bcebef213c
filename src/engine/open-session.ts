import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { note } from '../contracts/events.ts'
import { NothingNew } from '../contracts/errors.ts'
import type { Emit } from '../contracts/ports.ts'
import { decideLeg } from '../domain/workflow/matrix-legs.ts'
import { type Redact, redacted, redactor } from '../domain/policy/redaction.ts'
import type { OpenedIsolation } from '../isolation/open-sandbox.ts'
import { FileLedger } from '../state-store/ledger.ts'
import { type Checkout, checkOutCommit, requireClean } from '../workspace/checkout.ts'
import { lockCheckout } from '../workspace/checkout-lock.ts'
import { recoverEdits, recoveryNotes } from '../workspace/recover-edits.ts'
import { Repository } from '../workspace/repository.ts'
import { removeLocks } from '../workspace/sealed-git-dir.ts'
import type { Storage } from './frontend.ts'
import { isolate, sharedFolders, type SharedFolders } from './isolate.ts'
import { identityOf, type Job, requestKey } from './job.ts'
import type { Resources } from './resources.ts'
import { makeCopiesFolder, makeTestTemp } from './private-folders.ts'

/** A run that holds its checkout and the lease of its request. */
export interface RunSession {
  readonly job: Job
  readonly key: string
  /** Directory of this request's state on this machine. */
  readonly directory: string
  /** File that notes each edit of the checkout before it is made. */
  readonly journal: string
  /** Directory of the transcripts of conversations. */
  readonly transcripts: string
  readonly repository: Repository
  readonly storage: Storage
  readonly ledger: FileLedger
  readonly redact: Redact
  readonly emit: Emit
  readonly checkout: Checkout
  readonly shared: SharedFolders
  /** Path of the folder for the tests' temporary files. */
  readonly testTemp: string | undefined
  /** Isolation of what is run of the repository. It opens while git and the plan of the tests take their time. */
  readonly isolated: Promise<OpenedIsolation>
}

/**
 * Lock the checkout, undo the edits of a run that died, take the lease of the request, and check its commit out.
 * @throws UserError if another run holds checkout or request, or the checkout has changes
 */
export async function openSession(job: Job, resources: Resources): Promise<RunSession> {
  const { checkout, frontend, request, stateRoot } = job
  const key = requestKey(job)
  const directory = join(stateRoot, key)
  await mkdir(directory, { recursive: true, mode: 0o700 })
  resources.use(await lockCheckout(join(stateRoot, 'lock')))
  // One journal per checkout, whatever the commit of the run that died.
  const journal = join(stateRoot, 'touched.json')
  const recovered = recoveryNotes(await recoverEdits(checkout, journal))
  const redact = redactor(job.secrets)
  // The checkout may be refused for what was left.
  for (const each of recovered) frontend.emit(redacted(each, redact))
  await requireClean(checkout)
  const [temporary, apart] = await Promise.all([makeTestTemp(directory), makeCopiesFolder(directory, checkout.top)])
  const testTemp = temporary && resources.use(temporary).path
  const shared = { ...sharedFolders(directory), ...(apart && { copies: resources.use(apart).path }) }
  const isolated = opening(isolate({ ...job, directory, shared, testTemp }), resources)
  const repository = await openRepository(job, directory)
  const storage = await frontend.openStorage({ repository, key })
  const transcripts = join(directory, 'transcripts')
  if (job.resume !== 'anywhere') await removeState(directory, transcripts)
  const { store } = storage
  const ledger = resources.use(
    await FileLedger.open(directory, { store, secrets: job.secrets, owner: job.owner, clock: Date }),
  )
  for (const each of recovered) ledger.append(redacted(each, redact))
  const emit = emitter(frontend.emit, ledger, redact)
  emit({ kind: 'request', branch: request.headBranch, sha: request.headSha, key })
  await ledger.take({
    mode: job.settings['if-running'],
    isGone: owner => storage.hasEnded(owner),
    onWait: ({ name }) =>
      emit(note('info', `Another run (${name}) is working on the same request: waiting for it to end.`)),
    signal: job.signal,
  })
  if (job.ci?.runs.length === 0) await requireUnfinished(ledger)
  if (request.leg !== undefined) await requireOwnTests(job, ledger)
  await frontend.begin(key)
  // The mounts are not to be made over a git directory that changes its commit.
  if (checkout.sha !== request.headSha) await isolated
  const sandbox = isolated.then(opened => opened.sandbox)
  resources.use(await checkOutCommit(checkout, { sha: request.headSha, from: repository, sandbox }))
  return {
    job,
    key,
    directory,
    journal,
    transcripts,
    repository,
    storage,
    ledger,
    redact,
    emit,
    checkout,
    shared,
    testTemp,
    isolated,
  }
}

/**
 * Require that a round of work that CI started has not ended: a machine may have died in it after it pushed a commit.
 * @throws NothingNew
 */
async function requireUnfinished(ledger: FileLedger): Promise<void> {
  const known = await ledger.load({ local: false })
  if (known === undefined || known.phase.at === 'done')
    throw new NothingNew(
      'This run of CI tested an earlier commit, and fix-tests has already ended its work on the result.',
      '',
    )
}

/**
 * Require that a leg of a matrix has failing tests that no other leg has worked on in the same run.
 * @throws NothingNew
 */
async function requireOwnTests({ request, reported = [] }: Job, ledger: FileLedger): Promise<void> {
  const known = await ledger.load({ local: false })
  const failing = reported.filter(({ status }) => status === 'failed').map(({ id }) => id)
  if (known === undefined || decideLeg(known, request, failing) !== 'answered') return
  const where = known.pullRequest === undefined ? `the branch ${known.branch}` : known.pullRequest.url
  throw new NothingNew(`Another leg of the matrix has worked on the same failing tests: see ${where}`, '')
}

/** Close what is being opened at the end of the run, also if the run fails before it is open. */
function opening<Resource extends AsyncDisposable>(open: Promise<Resource>, resources: Resources): Promise<Resource> {
  resources.use({
    async [Symbol.asyncDispose]() {
      // Who awaits it sees its error.
      const opened = await open.catch(() => undefined)
      await opened?.[Symbol.asyncDispose]()
    },
  })
  open.catch(() => undefined)
  return open
}

async function openRepository(job: Job, directory: string): Promise<Repository> {
  const { checkout, resume } = job
  const dir = join(directory, 'git')
  // Earlier steps of a CI job may have written objects there.
  if (resume !== 'anywhere') await rm(dir, { recursive: true, force: true })
  removeLocks(dir)
  return Repository.open({
    dir,
    work: checkout.top,
    host: checkout.host,
    identity: identityOf(job),
  })
}

async function removeState(directory: string, transcripts: string): Promise<void> {
  const files = await readdir(directory)
  const stale = files.filter(file => ['state.json', 'events.jsonl'].includes(file) || file.startsWith('conversation-'))
  await Promise.all(stale.map(file => rm(join(directory, file), { force: true })))
  await rm(transcripts, { recursive: true, force: true })
}

/** Emit events without secrets to the front end and, except for live progress, to the ledger. */
function emitter(listener: Emit, ledger: FileLedger, redact: Redact): Emit {
  return event => {
    const safe = redacted(event, redact)
    listener(safe)
    if (safe.kind !== 'tests-progress') ledger.append(safe)
  }
}
