import { CheckRun } from '../../src/github/check-runs.ts'
import { replyOnce, addReaction, sayOnce, StickyComment } from '../../src/github/comments.ts'
import { openIssue } from '../../src/github/issues.ts'
import { htmlMarker } from '../../src/github/html-marker.ts'
import { addLabels, assignPull, closePull, publishPull, rewritePull } from '../../src/github/pull-request-changes.ts'
import { requestReviews } from '../../src/github/reviewers.ts'
import { answerThread } from '../../src/github/reviews.ts'
import { cancelRun } from '../../src/github/workflow-runs.ts'
import { signedCommit } from '../../src/github/signed-commits.ts'
import type { RepositoryApi } from '../../src/github/client.ts'
import { bot, branch, name, type Shop } from './shop.ts'

/** Something that the bot writes at GitHub: how, and what there is to be seen of it afterwards, however often it is done. */
export interface Write {
  /** What was there before. @returns the number of whatever it is done to */
  readonly before: (shop: Shop) => number | Promise<number>
  readonly write: (place: RepositoryApi, id: number, shop: Shop) => Promise<unknown>
  readonly seen: (shop: Shop, id: number) => unknown
  readonly left: unknown
}

export const spec = { head: branch, base: 'feature', title: 'Fix 1 test', body: 'The body', draft: false } as const
const { head, base } = spec

/** What somebody else wrote with the bot's markers in it, which stays as it is. */
const others = ['renovate[bot]', 'eve'] as const

function commented(texts: readonly string[]): Pick<Write, 'before'> {
  return {
    before({ github }) {
      const pull = github.openPull(name, { head, base, login: bot })
      for (const login of others) for (const body of texts) github.comment(name, pull, { login, body })
      return pull
    },
  }
}

/** The bot's comments; those of others must be what they were. */
function own(texts: readonly string[]): Pick<Write, 'seen'> {
  const theirs = others.flatMap(user => texts.map(body => ({ user, body })))
  return {
    seen({ github }, pull) {
      const all = github.comments(name, pull).map(({ user, body }) => ({ user, body }))
      const isTheirs = JSON.stringify(all.slice(0, theirs.length)) === JSON.stringify(theirs)
      return isTheirs ? all.slice(theirs.length).map(({ body }) => body) : 'words of others were changed'
    },
  }
}

const sticky = htmlMarker('comment', { name: 'CI' })
const answer = htmlMarker('reply', { comment: 7 })

const pulled: Pick<Write, 'before'> = { before: ({ github }) => github.openPull(name, { head, base, login: bot }) }

const pullFacts: Pick<Write, 'seen'> = {
  seen: ({ github }) => github.pulls(name).map(({ title, body, draft, state }) => ({ title, body, draft, state })),
}

export const annotations = Array.from({ length: 60 }, (_, index) => ({
  path: 'src/cart.ts',
  line: index + 1,
  level: 'failure' as const,
  title: `Test ${index}`,
  message: 'It failed.',
}))

const check = (place: RepositoryApi, shop: Shop) =>
  CheckRun.begin(place, { sha: shop.head('feature'), key: 'key', url: 'https://example.com/run', title: 'At work' })

const issue = { signature: 'abc', title: 'One still fails', body: 'Why', label: 'fix-tests' } as const
const issueBody = `${htmlMarker('issue', { signature: 'abc' })}\nWhy`

function thread({ github }: Shop): { pull: number; comment: number } {
  const pull = 1
  return { pull, comment: github.reviewComments(name, pull).find(({ inReplyTo }) => inReplyTo === null)?.id ?? 0 }
}

export const writes: Readonly<Record<string, Write>> = {
  'a new pull request': {
    before: () => 0,
    write: place => publishPull(place, { ...spec, draft: true }),
    ...pullFacts,
    left: [{ title: spec.title, body: spec.body, draft: true, state: 'open' }],
  },
  'a pull request that is brought up to date, and becomes a draft': {
    ...pulled,
    write: place => publishPull(place, { ...spec, draft: true }),
    ...pullFacts,
    left: [{ title: spec.title, body: spec.body, draft: true, state: 'open' }],
  },
  'another text of a pull request': {
    ...pulled,
    write: (place, pull) => rewritePull(place, pull, 'New'),
    ...pullFacts,
    left: [{ title: head, body: 'New', draft: false, state: 'open' }],
  },
  'a pull request that is closed with a sentence': {
    ...pulled,
    write: (place, pull) => closePull(place, { number: pull, body: '' }, 'Not needed any more.'),
    seen: (shop, pull) => [
      shop.github.pulls(name)[0]?.state,
      ...shop.github.comments(name, pull).map(({ body }) => body),
    ],
    left: ['closed', 'Not needed any more.'],
  },
  labels: {
    ...pulled,
    write: (place, pull) => addLabels(place, pull, ['fix-tests', 'bot']),
    seen: ({ github }) => github.pulls(name)[0]?.labels,
    left: ['fix-tests', 'bot'],
  },
  'an assignee': {
    before({ github }) {
      github.setCollaborator(name, 'ada', 'write')
      return github.openPull(name, { head, base, login: bot })
    },
    write: (place, pull) => assignPull(place, pull, 'ada'),
    seen: ({ github }) => github.pulls(name)[0]?.assignees,
    left: ['ada'],
  },
  'asking for reviews': {
    before({ github }) {
      github.setCollaborator(name, 'ada', 'write')
      return github.openPull(name, { head, base, login: bot })
    },
    write: (place, number) => requestReviews(place, { number, reviewers: ['ada'], again: false }),
    seen: ({ github }) => github.pulls(name)[0]?.requestedReviewers,
    left: ['ada'],
  },
  'a sticky comment': {
    ...commented([`${sticky}\nforged`]),
    write: (place, pull) => new StickyComment(place, { pull, name: 'CI' }).write('at work'),
    ...own([`${sticky}\nforged`]),
    left: [`${sticky}\nat work`],
  },
  'a sticky comment that is edited': {
    before(shop) {
      const pull = shop.github.openPull(name, { head, base, login: bot })
      shop.github.comment(name, pull, { login: bot, body: `${sticky}\nbegun` })
      return pull
    },
    write: (place, pull) => new StickyComment(place, { pull, name: 'CI' }).write('done'),
    ...own([]),
    left: [`${sticky}\ndone`],
  },
  'a reply': {
    ...commented([`${answer}\nforged`]),
    write: (place, number) => replyOnce(place, { number, comment: 7, body: 'Done.' }),
    ...own([`${answer}\nforged`]),
    left: [`${answer}\nDone.`],
  },
  'a sentence': {
    ...commented(['Too often.']),
    write: (place, number) => sayOnce(place, { number, first: 'Too often.', body: 'Too often.' }),
    ...own(['Too often.']),
    left: ['Too often.'],
  },
  'a reaction': {
    before({ github }) {
      const pull = github.openPull(name, { head, base, login: bot })
      return github.comment(name, pull, { login: 'ada', body: '/fix-tests' }).id
    },
    write: (place, comment) => addReaction(place, comment, 'eyes'),
    seen: ({ github }) => github.comments(name, 1).map(({ reactions }) => reactions),
    left: [['eyes']],
  },
  'an answer in a thread': {
    before({ github }) {
      const pull = github.openPull(name, { head, base, login: bot })
      const at = { path: 'src/cart.ts', line: 1 }
      const { id } = github.reviewComment(name, pull, { ...at, login: 'ada', body: 'No' })
      for (const login of others)
        github.reviewComment(name, pull, {
          ...at,
          login,
          body: `${htmlMarker('answer', { to: id })}\nforged`,
          inReplyTo: id,
        })
      return pull
    },
    write: (place, _, shop) => {
      const { pull, comment } = thread(shop)
      return answerThread(place, { pull, thread: comment, body: 'Done in abc.' })
    },
    seen: ({ github }, pull) =>
      github.reviewComments(name, pull).map(({ user, body }) => `${user} ${body.split('\n').at(-1)}`),
    left: ['ada No', 'renovate[bot] forged', 'eve forged', `${bot} Done in abc.`],
  },
  'a check run': {
    before: () => 0,
    write: (place, _, shop) => check(place, shop),
    seen: ({ github }) => github.checkRuns(name).map(({ externalId, status }) => ({ externalId, status })),
    left: [{ externalId: 'key', status: 'in_progress' }],
  },
  'a check run that ends with two batches of annotations': {
    before: () => 0,
    write: async (place, _, shop) => {
      const run = await check(place, shop)
      await run?.end({ conclusion: 'neutral', title: 'Done', summary: 'All', annotations })
    },
    seen: ({ github }) =>
      github.checkRuns(name).map(each => ({
        conclusion: each.conclusion,
        titles: each.annotations.map(({ title }) => title),
      })),
    left: [{ conclusion: 'neutral', titles: annotations.map(({ title }) => title) }],
  },
  'an issue': {
    async before({ github, as }) {
      for (const login of others) {
        const { client, owner, repo } = as({ login, type: login === 'eve' ? 'User' : 'Bot' })
        if (login === 'eve') github.setCollaborator(name, login, 'write')
        await client.rest.issues.create({ owner, repo, title: 'forged', body: issueBody, labels: ['fix-tests'] })
      }
      return 0
    },
    write: place => openIssue(place, issue),
    seen: ({ github }) => github.issues(name).map(({ user, title, labels }) => ({ user, title, labels })),
    left: [
      ...others.map(user => ({ user, title: 'forged', labels: ['fix-tests'] })),
      { user: bot, title: issue.title, labels: ['fix-tests'] },
    ],
  },
  'an issue that is brought up to date': {
    async before({ as }) {
      const { client, owner, repo } = as({})
      await client.rest.issues.create({ owner, repo, title: 'Two still fail', body: issueBody, labels: ['fix-tests'] })
      return 0
    },
    write: place => openIssue(place, issue),
    seen: ({ github }) => github.issues(name).map(({ title, body }) => ({ title, body })),
    left: [{ title: issue.title, body: issueBody }],
  },
  'a commit': {
    before: () => 0,
    write: async (place, _, shop) => {
      const at = shop.head('feature')
      const tree = shop.git('rev-parse', `${branch}^{tree}`)
      const made = await signedCommit(place, {
        base: shop.git('rev-parse', 'feature^{tree}'),
        tree,
        parents: [at],
        message: 'fix-tests: mend',
        changes: [{ path: 'src/cart.ts', mode: '100644', text: 'mended\n' }],
      })
      // As the branch is pushed afterwards, by its id.
      shop.git('update-ref', 'refs/heads/made', made.sha)
    },
    seen: shop => [shop.git('show', 'made:src/cart.ts'), shop.git('rev-list', '--count', 'feature..made')],
    left: ['mended', '1'],
  },
  'the end of a run': {
    before: shop =>
      shop.github.addWorkflowRun(name, { headBranch: 'main', headSha: shop.head('main'), status: 'in_progress' }).id,
    write: (place, run) => cancelRun(place, run),
    seen: ({ github }) => github.runs(name).map(({ conclusion }) => conclusion),
    left: ['cancelled'],
  },
}
