import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import type { Environment } from '../../src/environment.ts'
import { type Asked, askedBy } from '../../src/github/events.ts'

const SHA = 'a'.repeat(40)
const environment: Environment = {
  eventName: 'push',
  eventPath: '/event.json',
  workspace: '/work',
  repository: 'Codertocat/Hello-World',
  serverUrl: 'https://github.com',
  apiUrl: 'https://api.github.com',
  sha: SHA,
  ref: 'refs/heads/feature/x',
  temp: '/tmp',
  runId: 7,
  runAttempt: 2,
  workflow: 'CI',
  actor: 'ada',
  runner: 'GitHub Actions 2',
  job: 'test',
}

describe('a failed run of a workflow asks for a fix', () => {
  it('at its head, from its artifacts', () => {
    const asked = ask('workflow_run', runEvent({}))

    expect(asked).toEqual({
      kind: 'request',
      reports: 'artifacts',
      request: {
        trigger: 'workflow_run',
        repository: 'Codertocat/Hello-World',
        headBranch: 'feature',
        headSha: SHA,
        run: { id: 42, attempt: 3, name: 'CI', url: 'https://github.com/run/42' },
      },
    })
  })

  it.each<[string, object, Asked['kind'], RegExp]>([
    ['not when it succeeded', { conclusion: 'success' }, 'nothing', /did not fail \(success\)/],
    ['not when it was cancelled', { conclusion: 'cancelled' }, 'nothing', /did not fail \(cancelled\)/],
    ['not before it has ended', { conclusion: null }, 'nothing', /did not fail/],
    [
      'not on a branch of the bot',
      { head_branch: 'fix-tests/main-abcdef0' },
      'nothing',
      /is a branch of fix-tests itself/,
    ],
    [
      'not from a fork',
      { head_repository: { full_name: 'eve/Hello-World' } },
      'refused',
      /of a fork \(eve\/Hello-World\)/,
    ],
    ['not from a fork that is gone', { head_repository: null }, 'refused', /of a fork \(deleted\)/],
    ['not without a branch', { head_branch: null }, 'refused', /not on a branch/],
    ['not without a commit', { head_sha: 'main' }, 'refused', /not a workflow_run event/],
  ])('%s', (_, change, kind, why) => {
    const asked = ask('workflow_run', runEvent(change))

    expect(asked).toMatchObject({ kind, why: expect.stringMatching(why) })
  })

  it('not when it was only requested', () => {
    expect(ask('workflow_run', { ...runEvent({}), action: 'requested' })).toMatchObject({ kind: 'nothing' })
  })
})

describe('a failing step of a pull request asks for a fix', () => {
  it("at the pull request's head, for its author", () => {
    const asked = ask('pull_request', pullEvent({}))

    expect(asked).toEqual({
      kind: 'request',
      reports: 'workspace',
      request: {
        trigger: 'failing-step',
        repository: 'Codertocat/Hello-World',
        headBranch: 'changes',
        headSha: SHA,
        pullRequest: 2,
        base: 'master',
        askedBy: 'Codertocat',
        run: {
          id: 7,
          attempt: 2,
          name: 'CI',
          url: 'https://github.com/Codertocat/Hello-World/actions/runs/7',
        },
      },
    })
  })

  it.each<[string, object, Asked['kind'], RegExp]>([
    ['not from a fork', { repo: { full_name: 'eve/Hello-World' } }, 'refused', /of a fork \(eve\/Hello-World\)/],
    ['not from a fork that is gone', { repo: null }, 'refused', /of a fork \(deleted\)/],
    ['not on a branch of the bot', { ref: 'fix-tests/main-abcdef0' }, 'nothing', /is a branch of fix-tests itself/],
    ['not without a commit', { sha: '--upload-pack=x' }, 'refused', /not a pull_request event/],
  ])('%s', (_, change, kind, why) => {
    expect(ask('pull_request', pullEvent(change))).toMatchObject({ kind, why: expect.stringMatching(why) })
  })

  it('not with the rights of the base branch', () => {
    expect(ask('pull_request_target', pullEvent({}))).toMatchObject({
      kind: 'refused',
      why: expect.stringContaining('must not run'),
      remedy: expect.stringContaining('on: pull_request'),
    })
  })
})

describe('a failing step on a branch asks for a fix', () => {
  it.each(['push', 'schedule', 'workflow_dispatch'])('after %s', eventName => {
    const asked = ask(eventName, {})

    expect(asked).toMatchObject({
      kind: 'request',
      reports: 'workspace',
      request: { trigger: 'failing-step', headBranch: 'feature/x', headSha: SHA, askedBy: 'ada', run: { id: 7 } },
    })
  })

  it.each<[string, string, Asked['kind'], RegExp]>([
    ['not for a tag', 'refs/tags/v1', 'refused', /^refs\/tags\/v1 is not a branch/],
    ['not for nothing', '', 'refused', /^The run is not a branch/],
    ['not on a branch of the bot', 'refs/heads/fix-tests/main-abcdef0', 'nothing', /is a branch of fix-tests itself/],
  ])('%s', (_, ref, kind, why) => {
    expect(ask('push', {}, { ref })).toMatchObject({ kind, why: expect.stringMatching(why) })
  })

  it('on any branch when the bot has no prefix of its own', () => {
    const asked = askedBy({
      environment: { ...environment, ref: 'refs/heads/x' },
      payload: {},
      template: 'fix-tests/{head}-{sha}',
    })

    expect(asked.kind).toBe('request')
  })
})

describe('nothing breaks over', () => {
  const garbage = [undefined, null, 0, 'text', [], {}, { workflow_run: null }, { workflow_run: { id: {} } }]
  const events = ['workflow_run', 'pull_request', 'push', 'issues', 'release', '', '__proto__']
  const pairs = events.flatMap(event => garbage.map(payload => [event, payload] as const))

  it.each(pairs)('an event %j with the payload %j', (event, payload) => {
    const asked = ask(event, payload)

    expect(asked.kind).toBe(event === 'push' ? 'request' : 'refused')
    if (asked.kind === 'refused') expect(asked.remedy).toMatch(/\.$/)
  })

  const recorded = examples().map(({ name, payload }, index) => [index, name, payload] as const)

  it.each(recorded)('what GitHub sent (example %i, %s)', (_, name, payload) => {
    const asked = ask(name, payload)

    expect(['request', 'nothing', 'refused']).toContain(asked.kind)
    if (asked.kind === 'request') expect(asked.request.headSha).toMatch(/^[0-9a-f]{40}$/)
  })
})

function ask(eventName: string, payload: unknown, change: Partial<Environment> = {}): Asked {
  return askedBy({ environment: { ...environment, eventName, ...change }, payload, template: 'fix-tests/{head}-{sha}' })
}

/** A recorded event of a completed run, failed on a branch of the repository itself. */
function runEvent(change: object): object {
  const recorded = example('workflow_run', 'completed') as { workflow_run: object }
  const run = {
    ...recorded.workflow_run,
    id: 42,
    name: 'CI',
    run_attempt: 3,
    head_branch: 'feature',
    head_sha: SHA,
    html_url: 'https://github.com/run/42',
    conclusion: 'failure',
    head_repository: { full_name: 'Codertocat/Hello-World' },
    ...change,
  }
  return { ...recorded, workflow_run: run }
}

function pullEvent(change: object): object {
  const recorded = example('pull_request', 'opened') as { pull_request: { head: object } }
  const head = { ...recorded.pull_request.head, sha: SHA, ...change }
  return { ...recorded, pull_request: { ...recorded.pull_request, head } }
}

function example(name: string, action: string): object {
  const found = examples().find(each => each.name === name && (each.payload as { action?: string }).action === action)
  if (found === undefined) throw new Error(`no example of ${name}`)
  return found.payload
}

function examples(): { name: string; payload: object }[] {
  const file = createRequire(import.meta.url).resolve('@octokit/webhooks-examples')
  const all = JSON.parse(readFileSync(file, 'utf8')) as { name: string; examples: object[] }[]
  return all
    .filter(({ name }) => ['workflow_run', 'pull_request', 'push'].includes(name))
    .flatMap(({ name, examples: list }) => list.map(payload => ({ name, payload })))
}
