import { refusalOf, sizeRefusal, type EditPolicy } from '../domain/edit-policy.ts'
import type { Culprit } from '../domain/state.ts'
import type { EditResult, Workspace } from '../ports.ts'
import { Files } from './files.ts'
import { GitError, lines } from './git.ts'
import { Journal, type Recovered } from './journal.ts'
import { byChanges, recentLog } from './recent.ts'
import type { Repository } from './repository.ts'

export interface WorkspaceOptions {
  readonly root: string
  readonly repository: Repository
  /** The failing commit, which is in the work tree now. */
  readonly head: string
  /** A commit of the branch that the change is to be merged into. */
  readonly base?: string | undefined
  readonly policy: EditPolicy
  /** Where it is noted which files were touched, so that they are put back after a death too. */
  readonly journal: string
}

/** What a diff may hold in characters. */
const MAX_DIFF = 20_000

/**
 * The checkout in which tests run and fixers edit. Every file that is touched is put back when this is disposed of, or
 * by the next run when this one dies; what was worth keeping is in commits of the bot's own repository.
 */
export class GitWorkspace implements Workspace, AsyncDisposable {
  readonly root: string
  readonly #files: Files
  readonly #journal: Journal
  readonly #options: WorkspaceOptions
  #tip: string
  #failingDiff: Promise<string> | undefined
  /** The tree that was made last, and of what. */
  #tree: { readonly of: string; readonly id: string } | undefined
  /** What the touched files held when the work began; undefined: there was none. */
  readonly #found = new Map<string, string | undefined>()
  readonly #crlf = new Set<string>()
  /**
   * What was written through this workspace since the tip, as git is to store it. Only this becomes part of a commit:
   * a test that writes to the same file on disk writes nothing that is pushed.
   */
  readonly #written = new Map<string, string>()

  private constructor(options: WorkspaceOptions) {
    this.root = options.root
    this.#files = new Files(options.root)
    this.#journal = new Journal(options.journal)
    this.#options = options
    this.#tip = options.head
  }

  /** Opens the workspace with the files of `tip`, the newest commit of the branch so far. */
  static async open(options: WorkspaceOptions, tip: string): Promise<GitWorkspace> {
    const workspace = new GitWorkspace(options)
    await options.repository.listing(tip)
    await workspace.#moveTo(tip)
    return workspace
  }

  /** Puts back what a run that died had left in the work tree. To be called before anything looks at it. */
  static recover(root: string, journal: string): Promise<Recovered> {
    return Journal.recover(journal, new Files(root))
  }

  async list(): Promise<readonly string[]> {
    const tracked = lines((await this.#git(['ls-tree', '-r', '--name-only', '-z', this.#tip])).replaceAll('\0', '\n'))
    return [...new Set([...tracked, ...(await this.changed())])]
  }

  async read(path: string): Promise<string | undefined> {
    const text = await this.#files.read(path)
    if (text === undefined || this.#found.has(path)) return text
    return (await this.#tipText(path)) === undefined ? undefined : text
  }

  async original(path: string): Promise<string | undefined> {
    return this.#tipText(path)
  }

  async write(path: string, text: string): Promise<EditResult> {
    const refusal = refusalOf(path, this.#options.policy)
    if (refusal !== undefined) return { ok: false, reason: refusal }
    if (!(await this.#files.writable(path)))
      return { ok: false, reason: `${path} is a link, a folder, or outside the project.` }
    const now = await this.#files.read(path)
    const tracked = await this.#tipText(path)
    if (now === undefined && tracked !== undefined)
      return { ok: false, reason: `${path} is not text that can be edited.` }
    if (now !== undefined && tracked === undefined && !this.#found.has(path)) {
      return { ok: false, reason: `${path} is not tracked by git, so a change of it would not be part of the fix.` }
    }
    const stored = now?.replaceAll('\r\n', '\n')
    if (!this.#found.has(path) && stored !== tracked?.replaceAll('\r\n', '\n'))
      return { ok: false, reason: `${path} lies here in another form than git stores it, so it cannot be edited.` }
    await this.#touch(path, now)
    this.#written.set(path, this.#storesLf(path) ? text.replaceAll('\r\n', '\n') : text)
    await this.#put(path, text)
    return { ok: true }
  }

  async reset(path: string): Promise<void> {
    this.#written.delete(path)
    if (this.#found.has(path)) await this.#put(path, await this.#onDisk(path))
  }

  /** Makes the touched files on disk what this workspace holds them to be, whatever a test has made of them. */
  async sync(): Promise<void> {
    for (const path of this.#found.keys()) {
      const wanted = await this.#onDisk(path)
      if (wanted !== (await this.#files.read(path))) await this.#put(path, wanted)
    }
  }

  async changed(): Promise<readonly string[]> {
    return [...(await this.#edits()).keys()]
  }

  async diff(): Promise<string> {
    const diff = await this.#git(['diff', '--no-color', '--no-ext-diff', '--no-textconv', this.#tip, await this.tree()])
    return diff.length > MAX_DIFF
      ? `${diff.slice(0, MAX_DIFF)}\n… ${diff.length - MAX_DIFF} characters left out …\n`
      : diff
  }

  async tree(): Promise<string> {
    const edits = await this.#edits()
    const of = JSON.stringify([this.#tip, [...edits].map(([path, text]) => [path, text ?? null])])
    if (this.#tree?.of !== of) this.#tree = { of, id: await this.#options.repository.treeWith(this.#tip, edits) }
    return this.#tree.id
  }

  hasTree(tree: string): Promise<boolean> {
    return this.#options.repository.has(`${tree}^{tree}`)
  }

  /** Why the edits so far may not become a commit, or undefined. */
  async refusal(): Promise<string | undefined> {
    const edits = await this.#edits()
    return sizeRefusal([...edits].map(([path, text]) => ({ path, bytes: Buffer.byteLength(text ?? '') })))
  }

  async commit({ tree, message }: { tree: string; message: string }): Promise<string> {
    const sha = await this.#options.repository.commitTree({ tree, parents: [this.#tip], message })
    await this.#moveTo(sha)
    return sha
  }

  async revert({ commit, message }: { commit: string; message: string }): Promise<string> {
    // git revert works on HEAD, an index and the work tree: they are made to be the branch's tip.
    await this.discard()
    await this.#git(['update-ref', '--no-deref', 'HEAD', this.#tip])
    await this.#git(['read-tree', this.#tip])
    for (const path of await this.#names(`${commit}^`, commit)) {
      await this.#touch(path, await this.#files.read(path))
      // As git stores it: with the line ends of the checkout it would count as a local change.
      await this.#put(path, await this.#tipText(path))
      await this.#note(path, await this.#options.repository.text(`${commit}^`, path))
    }
    await this.#git(['update-index', '-q', '--refresh']).catch(() => '')
    await this.#git(['revert', '--no-commit', commit])
    const tree = (await this.#git(['write-tree'])).trim()
    await this.#git(['revert', '--quit'])
    const sha = await this.#options.repository.commitTree({ tree, parents: [this.#tip], message })
    await this.#moveTo(sha)
    return sha
  }

  async discard(): Promise<void> {
    this.#written.clear()
    await this.sync()
  }

  async log(): Promise<readonly { sha: string; message: string }[]> {
    const text = await this.#git(['log', '--format=%H%n%B%x00', `${this.#options.head}..${this.#tip}`])
    return text
      .split('\0')
      .map(entry => entry.trim())
      .filter(entry => entry !== '')
      .map(entry => ({ sha: entry.slice(0, 40), message: entry.slice(41) }))
  }

  failingDiff(): Promise<string> {
    // The failing commit stays what it is.
    this.#failingDiff ??= this.#readFailingDiff()
    return this.#failingDiff
  }

  async base(): Promise<string | undefined> {
    const { base, head, repository } = this.#options
    if (base !== undefined && (await repository.has(`${base}^{commit}`))) {
      const found = await this.#git(['merge-base', '--end-of-options', base, head]).catch(() => '')
      if (found.trim() !== '' && found.trim() !== head) return found.trim()
    }
    return (await repository.has(`${head}^1^{commit}`))
      ? (await this.#git(['rev-parse', `${head}^1`])).trim()
      : undefined
  }

  async at<T>(commit: string, work: () => Promise<T>): Promise<T | undefined> {
    const tip = this.#tip
    // Files that are not text are not written here, and without them the commit would be another one.
    const changes = await this.#git(['diff', '--numstat', '--no-renames', '--end-of-options', tip, commit])
    if (/^-\t-\t/m.test(changes)) return undefined
    await this.discard()
    await this.#moveTo(commit)
    try {
      return await work()
    } finally {
      await this.#moveTo(tip)
    }
  }

  async bisect({ good, steps, ask }: Parameters<Workspace['bisect']>[0]): Promise<Culprit | undefined> {
    const { head, repository } = this.#options
    if (!(await repository.isAncestor(good, head))) return undefined
    // git bisect wants to know where to go back to; HEAD names a branch here that is never born.
    await this.#git(['update-ref', '--no-deref', 'HEAD', head])
    await this.#git(['bisect', 'start', '--no-checkout', head, good])
    try {
      for (let step = 0; step < steps; step += 1) {
        const commit = (await this.#git(['rev-parse', '--verify', 'BISECT_HEAD'])).trim()
        const said = await this.#told(await ask(commit))
        if (said === undefined) return undefined
        const first = /^(?<sha>[0-9a-f]{40}) is the first bad commit/m.exec(said)?.groups?.sha
        if (first !== undefined)
          return { sha: first, subject: (await this.#git(['log', '-1', '--format=%s', first])).trim() }
      }
      return undefined
    } finally {
      await this.#git(['bisect', 'reset']).catch(() => '')
    }
  }

  /** What git bisect says to an answer, or undefined when only commits are left of which nothing is known. */
  async #told(answer: 'good' | 'bad' | 'skip'): Promise<string | undefined> {
    return this.#git(['bisect', answer]).catch((error: unknown) => {
      if (error instanceof GitError && error.code === 2) return undefined
      throw error
    })
  }

  /** The files that the latest commits up to the failing one changed, the most often changed first. */
  async recent(): Promise<readonly string[]> {
    return byChanges(await this.#git(recentLog(this.#options.head)))
  }

  async #readFailingDiff(): Promise<string> {
    const { head, repository } = this.#options
    if (!(await repository.has(`${head}^1^{commit}`))) return ''
    return this.#git(['diff', '--no-color', '--no-ext-diff', '--no-textconv', `${head}^1`, head])
  }

  /** Everything as it was found. */
  async [Symbol.asyncDispose](): Promise<void> {
    for (const [path, text] of this.#found) await this.#files.put(path, text)
    this.#found.clear()
    await this.#journal.end()
  }

  /** Makes the work tree's files those of another commit of the branch. */
  async #moveTo(sha: string): Promise<void> {
    for (const path of await this.#names(this.#tip, sha)) await this.#touch(path, await this.#files.read(path))
    this.#tip = sha
    this.#written.clear()
    await this.sync()
  }

  /** The files that were written with another text than the tip's, with the text as git is to store it. */
  async #edits(): Promise<Map<string, string>> {
    const edits = new Map<string, string>()
    for (const [path, text] of this.#written) if (text !== (await this.#tipText(path))) edits.set(path, text)
    return edits
  }

  /** The text of a touched file as it is to lie on disk here. */
  async #onDisk(path: string): Promise<string | undefined> {
    const text = this.#written.get(path) ?? (await this.#tipText(path))
    return text !== undefined && this.#storesLf(path) ? text.replaceAll('\n', '\r\n') : text
  }

  /** Whether the checkout turned the line ends of this file into CRLF, so that they are turned back for git. */
  #storesLf(path: string): boolean {
    return this.#crlf.has(path)
  }
  async #touch(path: string, now: string | undefined): Promise<void> {
    if (this.#found.has(path)) return
    this.#found.set(path, now)
    const stored = await this.#options.repository.text(this.#options.head, path)
    if (now?.includes('\r\n') && stored !== undefined && !stored.includes('\r')) this.#crlf.add(path)
  }

  async #put(path: string, text: string | undefined): Promise<void> {
    await this.#note(path, text)
    await this.#files.put(path, text)
  }

  #note(path: string, text: string | undefined): Promise<void> {
    return this.#journal.note(path, { found: this.#found.get(path), text })
  }

  async #tipText(path: string): Promise<string | undefined> {
    return this.#options.repository.text(this.#tip, path)
  }

  async #names(from: string, to: string): Promise<string[]> {
    if (from === to) return []
    const names = await this.#git(['diff', '--name-only', '--no-renames', '-z', '--end-of-options', from, to])
    return names.split('\0').filter(name => name !== '')
  }

  #git(args: readonly string[]): Promise<string> {
    return this.#options.repository.git(args)
  }
}
