import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect } from 'vitest'
import type { ActionsEnv } from '../../src/config/actions-env.ts'
import { parseEvent } from '../../src/triggers/parse-event.ts'
import type { ParsedEvent } from '../../src/triggers/parsed-event.ts'

export const SHA = 'a'.repeat(40)
export const TEMPLATE = 'fix-tests/{head}-{sha}'
export const environment: ActionsEnv = {
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
  workflowRef: '',
  actionRepository: '',
  workflow: 'CI',
  actor: 'ada',
  runner: 'GitHub Actions 2',
  job: 'test',
}
/** Of a commit that the bot made. */
export const OWN = 'fix-tests: iteration 1\n\nFix-Tests-Key: 0123456789abcdef\n'

/** Whatever an event says, what is made of it can be worked with. */
export function expectSound(asked: ParsedEvent): void {
  switch (asked.kind) {
    case 'request':
      expect(asked.request.headSha).toMatch(/^[0-9a-f]{40}$/)
      expect(asked.request.headBranch).toBeTypeOf('string')
      expect(asked.request.fork ?? '').toBeTypeOf('string')
      break
    case 'dispatch-step':
      expect(asked.step.headSha).toMatch(/^[0-9a-f]{40}$/)
      break
    case 'refused':
      expect(`${asked.why}|${asked.remedy}`).toMatch(/^[\s\S]+\.\|[\s\S]+\.$/)
      break
    case 'nothing':
      expect(asked.why).toMatch(/\.$/)
      break
    case 'command':
      expect([asked.pull, asked.comment, asked.body, asked.at, asked.by.login].map(value => typeof value)).toEqual([
        'number',
        'number',
        'string',
        'string',
        'string',
      ])
      break
    case 'named':
      expect(Object.keys(asked.what)).toHaveLength(1)
      break
    case 'green':
    case 'own-run':
      expect(asked.sha).toMatch(/^[0-9a-f]{40}$/)
      break
    case 'review':
      expect(asked.by.login).toBeTypeOf('string')
      break
    case 'latest':
      break
  }
}

/** Each place in a payload: what holds it, and under which name. */
export function placesIn(value: unknown): [Record<string, unknown>, string][] {
  if (value === null || typeof value !== 'object') return []
  const holder = value as Record<string, unknown>
  return Object.keys(holder).flatMap(key => [[holder, key] as [typeof holder, string], ...placesIn(holder[key])])
}

export function ask(eventName: string, payload: unknown, change: Partial<ActionsEnv> = {}): ParsedEvent {
  return parseEvent({ environment: { ...environment, eventName, ...change }, payload, template: TEMPLATE })
}

/** A recorded event of a completed run, failed on a branch of the repository itself. */
export function runEvent(change: object): object {
  const run = {
    id: 42,
    // What run-name gives.
    name: 'Tests of #7',
    run_attempt: 3,
    head_branch: 'feature',
    head_sha: SHA,
    html_url: 'https://github.com/run/42',
    conclusion: 'failure',
    head_repository: { full_name: 'Codertocat/Hello-World' },
  }
  const event = within(example('workflow_run'), 'workflow', { name: 'CI' })
  return within(event, 'workflow_run', { ...run, ...change })
}

export function pullEvent(change: object): object {
  const opened = example('pull_request') as { pull_request: object }
  return { ...opened, pull_request: within(opened.pull_request, 'head', { sha: SHA, ...change }) }
}

/** A new comment on a pull request, as GitHub tells of one. */
export function commentEvent(change: object): object {
  const created = within(example('issue_comment'), 'comment', { body: '/fix-tests', ...change })
  return within(created, 'issue', { pull_request: { url: 'https://api.github.com/repos/x/y/pulls/1' } })
}

export function reviewEvent(change: object): object {
  return within(example('pull_request_review'), 'review', change)
}

export function lineEvent(change: object): object {
  return within(example('pull_request_review_comment'), 'comment', change)
}

export function within(payload: object, name: string, change: object): object {
  return { ...payload, [name]: { ...(payload as Record<string, object>)[name], ...change } }
}

/** The first that was recorded of an event. */
export function example(name: string): object {
  const found = examples().find(each => each.name === name)
  if (found === undefined) throw new Error(`no example of ${name}`)
  return found.payload
}

export function examples(): { name: string; payload: object }[] {
  const file = createRequire(import.meta.url).resolve('@octokit/webhooks-examples')
  const all = JSON.parse(readFileSync(file, 'utf8')) as { name: string; examples: object[] }[]
  const events =
    'workflow_run issue_comment pull_request_review pull_request_review_comment workflow_dispatch repository_dispatch merge_group pull_request push'
  return all
    .filter(({ name }) => events.includes(name))
    .flatMap(({ name, examples: list }) => list.map(payload => ({ name, payload })))
}

/** An event of which any one thing is missing, or something else. */
export function expectSoundWithout(name: string, payload: object): void {
  const changed = structuredClone(payload)

  expectSound(ask(name, changed))
  for (const [holder, key] of placesIn(changed)) {
    const was = holder[key]
    for (const other of [undefined, null, true, -1, Number.NaN, '', '__proto__', [], {}, Symbol('x')]) {
      holder[key] = other
      expectSound(ask(name, changed))
    }
    delete holder[key]
    expectSound(ask(name, changed))
    holder[key] = was
  }
}
