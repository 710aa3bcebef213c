import { RequestError } from '@octokit/request-error'
import { messageOf, UserError } from '../errors.ts'
import type { Forge, PullRequestLink, PullRequestSpec } from '../ports.ts'
import { type Client, ONCE } from './client.ts'

/** How often something that was to be made is looked for again and made, when the answer was lost. */
const TRIES = 3

export class GitHubForge implements Forge {
  readonly #client: Client
  readonly #owner: string
  readonly #repo: string

  /** @param repository `owner/name` */
  constructor(client: Client, repository: string) {
    const [owner = '', repo = ''] = repository.split('/')
    this.#client = client
    this.#owner = owner
    this.#repo = repo
  }

  /** Whether a branch is the one that the repository itself stands for. */
  async isDefault(branch: string): Promise<boolean> {
    const { data } = await this.#client.rest.repos.get(this.#at).catch((error: unknown) => {
      throw explained(error, 'read the repository', 'contents: read')
    })
    return data.default_branch === branch
  }

  async headOf(branch: string): Promise<string | undefined> {
    try {
      const { data } = await this.#client.rest.git.getRef({ ...this.#at, ref: `heads/${branch}` })
      return data.object.sha
    } catch (error) {
      if (error instanceof RequestError && error.status === 404) return undefined
      throw explained(error, 'read the repository', 'contents: read')
    }
  }

  /** The open pull request whose head a branch of this repository is. */
  async pullOf(branch: string): Promise<{ number: number; author: string | undefined; base: string } | undefined> {
    const found = await this.#openPull({ head: branch })
    return found && { number: found.number, author: found.user?.login, base: found.base.ref }
  }

  /** Whether an attempt of a workflow run has ended, as far as the token may know. */
  async isOver({ id, attempt }: { id: number; attempt: number }): Promise<boolean> {
    try {
      const { data } = await this.#client.rest.actions.getWorkflowRunAttempt({
        ...this.#at,
        run_id: id,
        attempt_number: attempt,
      })
      return data.status === 'completed'
    } catch (error) {
      // Not ours to see: then its lease alone tells.
      if (error instanceof RequestError) return false
      throw error
    }
  }

  async publishPull(spec: PullRequestSpec): Promise<PullRequestLink> {
    return this.#made('open a pull request', 'pull-requests: write', async () => {
      const open = await this.#openPull(spec)
      const link = open === undefined ? await this.#create(spec) : await this.#update(open.number, spec)
      await this.#label(link.number, spec.labels)
      return link
    })
  }

  async comment({ pullRequest, marker, body }: { pullRequest: number; marker: string; body: string }): Promise<void> {
    await this.#made('comment on the pull request', 'pull-requests: write', async () => {
      const number = { issue_number: pullRequest }
      const me = await this.#login()
      const comments = this.#client.paginate.iterator(this.#client.rest.issues.listComments, {
        ...this.#at,
        ...number,
        per_page: 100,
      })
      for await (const { data } of comments) {
        // Anybody may write the marker: a person's comment is only edited with that person's own token.
        const isMine = (user: { login: string; type?: string } | null) =>
          me === undefined ? user?.type === 'Bot' : user?.login === me
        const mine = data.find(({ body: text, user }) => text?.startsWith(marker) && isMine(user))
        if (mine === undefined) continue
        await this.#client.rest.issues.updateComment({ ...this.#at, comment_id: mine.id, body: `${marker}\n${body}` })
        return
      }
      await this.#client.rest.issues.createComment({ ...this.#at, ...number, body: `${marker}\n${body}`, ...ONCE })
    })
  }

  /** Who the token belongs to; undefined for an app's, such as that of a job, which may not ask. */
  async #login(): Promise<string | undefined> {
    const answer = await this.#client.rest.users.getAuthenticated().catch(() => undefined)
    return answer?.data.login
  }

  async #openPull({ head, base }: { head: string; base?: string }) {
    const query = {
      ...this.#at,
      head: `${this.#owner}:${head}`,
      state: 'open' as const,
      ...(base === undefined ? {} : { base }),
    }
    return (await this.#client.rest.pulls.list(query)).data[0]
  }

  async #create({ head, base, title, body, draft }: PullRequestSpec): Promise<PullRequestLink> {
    const pull = { ...this.#at, head, base, title, body }
    const { data } = await this.#client.rest.pulls.create({ ...pull, draft, ...ONCE }).catch(async (error: unknown) => {
      // Private repositories of some plans have no drafts.
      const noDrafts = draft && error instanceof RequestError && error.status === 422 && /draft/i.test(error.message)
      if (!noDrafts) throw error
      return this.#client.rest.pulls.create({ ...pull, ...ONCE })
    })
    return { number: data.number, url: data.html_url, operation: 'created' }
  }

  async #update(number: number, { title, body }: PullRequestSpec): Promise<PullRequestLink> {
    const { data } = await this.#client.rest.pulls.update({ ...this.#at, pull_number: number, title, body })
    return { number: data.number, url: data.html_url, operation: 'updated' }
  }

  async #label(number: number, labels: readonly string[]): Promise<void> {
    if (labels.length === 0) return
    await this.#client.rest.issues.addLabels({ ...this.#at, issue_number: number, labels: [...labels] })
  }

  /** Looks and makes again when the answer was lost: what was made after all is found then, and not made twice. */
  async #made<Made>(what: string, permission: string, make: () => Promise<Made>): Promise<Made> {
    for (let tried = 1; ; tried += 1) {
      try {
        return await make()
      } catch (error) {
        const passing = error instanceof RequestError && (error.status >= 500 || isDuplicate(error))
        if (!passing || tried >= TRIES) throw explained(error, what, permission)
      }
    }
  }

  get #at(): { owner: string; repo: string } {
    return { owner: this.#owner, repo: this.#repo }
  }
}

function isDuplicate(error: RequestError): boolean {
  return error.status === 422 && /already exists/i.test(error.message)
}

/** What a refusal of the API means, and what to do. */
export function explained(error: unknown, what: string, permission: string): unknown {
  if (!(error instanceof RequestError)) return error
  const options = { cause: error }
  if (error.status === 401) {
    return new UserError(
      `GitHub does not accept the token, so fix-tests could not ${what}.`,
      'Pass a valid github-token.',
      options,
    )
  }
  if (error.status === 403 && /not permitted to create or approve/i.test(error.message)) {
    return new UserError(
      'GitHub Actions may not create pull requests in this repository.',
      'Turn on “Allow GitHub Actions to create and approve pull requests” under Settings › Actions › General, or pass another github-token.',
      options,
    )
  }
  if (error.status === 403 || error.status === 404) {
    return new UserError(`The token may not ${what}.`, `Give the job permissions: ${permission}.`, options)
  }
  return new UserError(
    `GitHub refused to ${what} (HTTP ${error.status}: ${messageOf(error).slice(0, 200)}).`,
    'Run the job again; what was done so far is kept.',
    options,
  )
}
