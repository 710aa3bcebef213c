import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { parseEvent } from '../../src/triggers/parse-event.ts'
import type { ParsedEvent } from '../../src/triggers/parsed-event.ts'
import { isOwnBranch, isOwnCommit } from '../../src/triggers/own-work.ts'
import {
  OWN,
  SHA,
  TEMPLATE,
  ask,
  commentEvent,
  environment,
  example,
  examples,
  expectSound,
  expectSoundWithout,
  lineEvent,
  placesIn,
  pullEvent,
  reviewEvent,
  runEvent,
} from './events.ts'

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

  it.each<[string, object, string]>([
    ['a fork', { head_repository: { full_name: 'eve/Hello-World' } }, 'eve/Hello-World'],
    ['a fork that is gone', { head_repository: null }, ''],
    ['nobody knows where', { head_repository: { full_name: 7 } }, ''],
    ['a fork, by a commit that looks like its own', { head_repository: null, head_commit: { message: OWN } }, ''],
  ])('whose code is only read when it is of %s', (_, change, fork) => {
    expect(ask('workflow_run', runEvent(change))).toMatchObject({ kind: 'request', request: { fork } })
  })

  it.each<[string, object, ParsedEvent['kind'], RegExp]>([
    ['when it was cancelled', { conclusion: 'cancelled' }, 'nothing', /did not fail \(cancelled\)/],
    ['when it waits for an approval', { conclusion: 'action_required' }, 'nothing', /\(action_required\)/],
    ['when it was too slow', { conclusion: 'timed_out' }, 'nothing', /did not fail \(timed_out\)/],
    ['before it has ended', { conclusion: null }, 'nothing', /\(it has not ended\)/],
    [
      'on a commit of the bot',
      { head_commit: { message: OWN } },
      'nothing',
      /^fix-tests made the failing commit aaaaaaa, .+ \/fix-tests re/,
    ],
    [
      'in a merge queue',
      { event: 'merge_group' },
      'refused',
      /^The run of a merge queue tests a branch that is deleted/,
    ],
    ['without a branch', { head_branch: null }, 'refused', /not on a branch/],
    ['without a commit', { head_sha: 'main' }, 'refused', /not a workflow_run event/],
    ['without an id', { id: '42' }, 'refused', /not a workflow_run event/],
    ['without a page', { html_url: null }, 'refused', /not a workflow_run event/],
  ])('and not %s', (_, change, kind, why) => {
    expect(ask('workflow_run', runEvent(change))).toMatchObject({ kind, why: expect.stringMatching(why) })
  })

  it.each(['requested', 'in_progress'])('and not when it was %s', action => {
    expect(ask('workflow_run', { ...runEvent({}), action })).toMatchObject({ kind: 'nothing' })
  })
})

describe('a green run tells', () => {
  it('that a fix for its branch may be needed no more', () => {
    expect(ask('workflow_run', runEvent({ conclusion: 'success' }))).toEqual({
      kind: 'green',
      branch: 'feature',
      sha: SHA,
      run: 42,
      name: 'CI',
      url: 'https://github.com/run/42',
    })
  })

  it.each<[string, object, string]>([
    ['a fork', { head_repository: { full_name: 'eve/Hello-World' } }, 'eve/Hello-World'],
    ['a fork that is gone', { head_repository: null }, ''],
  ])('the same of %s, which is named', (_, change, fork) => {
    expect(ask('workflow_run', runEvent({ conclusion: 'success', ...change }))).toMatchObject({ kind: 'green', fork })
  })

  it('nothing when it is of no branch', () => {
    expect(ask('workflow_run', runEvent({ conclusion: 'success', head_branch: null })).kind).toBe('nothing')
  })
})

describe("the end of CI on a branch of the bot's own", () => {
  const own = { head_branch: 'fix-tests/main-abcdef0-2' }

  it.each(['success', 'failure', 'cancelled'])('asks for a judgement when it is a %s', conclusion => {
    expect(ask('workflow_run', runEvent({ conclusion, ...own }))).toEqual({
      kind: 'own-run',
      branch: 'fix-tests/main-abcdef0-2',
      sha: SHA,
      url: 'https://github.com/run/42',
    })
  })

  it('asks for nothing when the branch is of a fork', () => {
    const fork = { head_repository: { full_name: 'eve/Hello-World' }, conclusion: 'success' }

    expect(ask('workflow_run', runEvent({ ...own, ...fork })).kind).toBe('nothing')
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
        run: { id: 7, attempt: 2, name: 'CI', url: 'https://github.com/Codertocat/Hello-World/actions/runs/7' },
      },
    })
  })

  it.each<[string, object, string]>([
    ['a fork', { repo: { full_name: 'eve/Hello-World' } }, 'eve/Hello-World'],
    ['a fork that is gone', { repo: null }, ''],
  ])('that is told to be of %s', (_, change, fork) => {
    expect(ask('pull_request', pullEvent(change))).toMatchObject({ kind: 'request', request: { fork, pullRequest: 2 } })
  })

  it.each<[string, string, object, ParsedEvent['kind'], RegExp]>([
    [
      'on a branch of the bot',
      'pull_request',
      { ref: 'fix-tests/a-abcdef0' },
      'nothing',
      /^fix-tests made the branch fix-tests\/a-abcdef0, /,
    ],
    ['without a commit', 'pull_request', { sha: '--upload-pack=x' }, 'refused', /not a pull_request event/],
    ['without a branch', 'pull_request', { ref: null }, 'refused', /not a pull_request event/],
    ['with the rights of the base branch', 'pull_request_target', {}, 'refused', /must not run in it/],
  ])('and not %s', (_, event, change, kind, why) => {
    expect(ask(event, pullEvent(change))).toMatchObject({ kind, why: expect.stringMatching(why) })
  })
})

describe('a failing step on a branch asks for a fix', () => {
  const request = { trigger: 'failing-step', headBranch: 'feature/x', headSha: SHA, askedBy: 'ada', run: { id: 7 } }

  it('after a push', () => {
    expect(ask('push', {})).toMatchObject({ kind: 'request', reports: 'workspace', request })
  })

  it('after a start by hand without inputs, if there are reports', () => {
    expect(ask('workflow_dispatch', {})).toMatchObject({ kind: 'dispatch-step', step: request })
  })

  it.each<[string, string, ParsedEvent['kind'], RegExp]>([
    ['for a tag', 'refs/tags/v1', 'refused', /^refs\/tags\/v1 is not a branch/],
    ['for nothing', '', 'refused', /^The run is not a branch/],
    [
      'on a branch of the bot',
      'refs/heads/fix-tests/main-abcdef0',
      'nothing',
      /^fix-tests made the branch fix-tests\/main-abcdef0, so it does not work on it\.$/,
    ],
  ])('and not %s', (_, ref, kind, why) => {
    expect(ask('push', {}, { ref })).toMatchObject({ kind, why: expect.stringMatching(why) })
  })

  it.each<[string, string, object | undefined]>([
    ['with the step itself', 'refs/heads/main', { trigger: 'failing-step', headBranch: 'main', headSha: SHA }],
    ['without one where it is of no branch', 'refs/tags/v1', undefined],
  ])('by the clock as the latest of the default branch, %s', (_, ref, step) => {
    const asked = ask('schedule', { schedule: '0 3 * * *' }, { ref })

    expect(asked).toMatchObject({ kind: 'latest' })
    if (step === undefined) expect(asked).toEqual({ kind: 'latest', step: undefined })
    else expect(asked).toMatchObject({ step })
  })
})

describe('a comment asks when it', () => {
  it('is new and begins with the command', () => {
    const asked = ask('issue_comment', commentEvent({ body: '/fix-tests retry\nplease' }))

    expect(asked).toEqual({
      kind: 'command',
      pull: 1,
      comment: 492_700_400,
      at: '2019-05-15T15:20:21Z',
      body: '/fix-tests retry\nplease',
      by: { login: 'Codertocat', isBot: false },
    })
  })

  it.each<[string, object, object, RegExp]>([
    ['was edited', {}, { action: 'edited', changes: { body: { from: 'Looks good.' } } }, /Only a new comment counts/],
    ['was deleted', {}, { action: 'deleted' }, /Only a new comment counts/],
    ['has the command further down', { body: 'Look:\n/fix-tests' }, {}, /does not begin with \/fix-tests/],
    ['has it behind a blank', { body: ' /fix-tests' }, {}, /does not begin with/],
    ['quotes it', { body: '> /fix-tests' }, {}, /does not begin with/],
    ['has a longer word', { body: '/fix-testsuite' }, {}, /does not begin with/],
    ['is empty', { body: '' }, {}, /does not begin with/],
    ['is on an issue', {}, { issue: { number: 1 } }, /^#1 is an issue; \/fix-tests is for pull requests\.$/],
  ])('and not when it %s', (_, comment, change, why) => {
    const asked = ask('issue_comment', { ...commentEvent(comment), ...change })

    expect(asked).toMatchObject({ kind: 'nothing', why: expect.stringMatching(why) })
  })

  it('is of a bot, which is told', () => {
    const asked = ask('issue_comment', commentEvent({ user: { login: 'renovate[bot]', type: 'Bot' } }))

    expect(asked).toMatchObject({ kind: 'command', by: { login: 'renovate[bot]', isBot: true } })
  })

  it.each(['body', 'id', 'user', 'created_at'])('has %s, or is refused', field => {
    const asked = ask('issue_comment', commentEvent({ [field]: null }))

    expect(asked).toMatchObject({ kind: 'refused', why: 'The event file is not an issue_comment event.' })
  })
})

describe('a review asks when it', () => {
  it.each(['commented', 'changes_requested', 'CHANGES_REQUESTED'])('is submitted as %s', state => {
    expect(ask('pull_request_review', reviewEvent({ state }))).toEqual({
      kind: 'review',
      pull: 2,
      review: 237_895_671,
      by: { login: 'Codertocat', isBot: false },
    })
  })

  it.each<[string, string, string]>([
    ['approves', 'submitted', 'approved'],
    ['is still being written', 'submitted', 'pending'],
    ['was dismissed', 'dismissed', 'dismissed'],
    ['was edited', 'edited', 'changes_requested'],
  ])('and not when it %s', (_, action, state) => {
    expect(ask('pull_request_review', { ...reviewEvent({ state }), action })).toMatchObject({ kind: 'nothing' })
  })

  it.each<[string, object]>([
    ['a new comment at a line', {}],
    ['a reply in a thread', { in_reply_to_id: 7 }],
  ])('is that of %s', (_, comment) => {
    const asked = ask('pull_request_review_comment', lineEvent(comment))

    expect(asked).toEqual({
      kind: 'review',
      pull: 2,
      review: 237_895_671,
      by: { login: 'Codertocat', isBot: false },
    })
  })

  it.each<[string, object, string]>([
    ['a comment that was edited', {}, 'edited'],
    ['a comment that was deleted', {}, 'deleted'],
    ['a comment without a review', { pull_request_review_id: null }, 'created'],
  ])('and not that of %s', (_, comment, action) => {
    expect(ask('pull_request_review_comment', { ...lineEvent(comment), action })).toMatchObject({ kind: 'nothing' })
  })
})

describe('a dispatch names', () => {
  const events = [
    ['workflow_dispatch', 'inputs'],
    ['repository_dispatch', 'client_payload'],
  ] as const
  const named = [
    [{ run: '42', 'pull-request': '7', branch: 'main' }, { run: 42 }],
    [{ run: '', 'pull-request': '7', branch: 'main' }, { pull: 7 }],
    [{ 'pull-request': 7 }, { pull: 7 }],
    [{ branch: 'main' }, { branch: 'main' }],
    [{ branch: 'refs/heads/a/b' }, { branch: 'a/b' }],
  ] as const

  it.each(events.flatMap(event => named.map(row => [...event, ...row] as const)))(
    'by %s with %s of %j: %j',
    (event, where, inputs, what) => {
      const asked = ask(event, { ...example(event), sender: { login: 'ada' }, [where]: inputs })

      expect(asked).toEqual({ kind: 'named', what, by: 'ada' })
    },
  )

  it.each(['-1', '0', '1e3', '4 2', '0x10', '١', '9'.repeat(17), 'main', 1.5, -7])('no run %j', run => {
    const asked = ask('repository_dispatch', { client_payload: { run } })

    expect(asked).toEqual({ kind: 'refused', why: 'run is not a number.', remedy: 'Give the number of the run.' })
  })

  it.each([undefined, null, {}, { branch: '' }, { branch: ['main'] }, { run: true }, []])('nothing with %j', given => {
    const asked = ask('repository_dispatch', { ...example('repository_dispatch'), client_payload: given })

    expect(asked).toMatchObject({ kind: 'refused', why: expect.stringContaining('does not say what to fix') })
  })
})

it('a merge queue is refused, as what GitHub sends says', () => {
  const asked = ask('merge_group', example('merge_group'), { ref: 'refs/heads/gh-readonly-queue/main/pr-104-929f820' })

  expect(asked).toMatchObject({
    kind: 'refused',
    why: expect.stringMatching(/^A merge queue tests a branch that is deleted/),
  })
})

describe('its own is', () => {
  it.each<[string, string, boolean]>([
    ['fix-tests/main-abcdef0', TEMPLATE, true],
    ['fix-tests/a/b-abcdef0-12', TEMPLATE, true],
    ['fix-tests/main-abcdef', TEMPLATE, false],
    ['fix-tests/main-ABCDEF0', TEMPLATE, false],
    ['fix-tests/-abcdef0', TEMPLATE, false],
    ['my/fix-tests/main-abcdef0', TEMPLATE, false],
    ['fix-tests/main-abcdef0-x', TEMPLATE, false],
    ['bot.(abcdef0)', 'bot.({sha})', true],
    ['botx(abcdef0)', 'bot.({sha})', false],
    ['abcdef0', '{sha}', true],
    ['', TEMPLATE, false],
  ])('a branch %j by the template %j: %s', (branch, template, expected) => {
    expect(isOwnBranch(branch, template)).toBe(expected)
  })

  it.each<[string, string, boolean]>([
    ['with its key', OWN, true],
    ['with the subject of a template', OWN.replace('fix-tests: iteration 1', 'fix: round up'), true],
    ['that a person reverted', OWN.replace('fix-tests: ', 'Revert '), false],
    ['that reverts one', `${OWN.replace('fix-tests: ', 'Revert ')}\nFix-Tests-Reverts: 1`, true],
    ['without its key', 'fix-tests: iteration 1\n', false],
    ['with half a key', OWN.replace('abcdef', ''), false],
    ['that a person squashed into one', OWN.replace('iteration 1', 'iteration 1 (#12)'), false],
    ['that is empty', '', false],
  ])('a commit %s: %s', (_, message, expected) => {
    expect(isOwnCommit(message)).toBe(expected)
  })
})

describe('nothing breaks over', () => {
  const asking: [string, object][] = [
    ['workflow_run', runEvent({})],
    ['workflow_run', runEvent({ conclusion: 'success' })],
    ['pull_request', pullEvent({})],
    ['issue_comment', commentEvent({})],
    ['pull_request_review', reviewEvent({ state: 'changes_requested' })],
    ['pull_request_review_comment', lineEvent({})],
    ['workflow_dispatch', { ...example('workflow_dispatch'), inputs: { branch: 'main' } }],
    ['repository_dispatch', { ...example('repository_dispatch'), client_payload: { run: 4, 'pull-request': 5 } }],
  ]
  const sent = examples().map(({ name, payload }): [string, object] => [name, payload])

  // The examples of GitHub are in the full tier.
  it.each(asking.map(([name, payload], index) => [index, name, payload] as const))(
    'an event (%i, %s) of which any one thing is missing or something else',
    (_, name, payload) => expectSoundWithout(name, payload),
  )

  const names = [...new Set(sent.map(([name]) => name)), 'schedule', 'issues', 'pull_request_target', '', '__proto__']

  test('anything at all', () => {
    const keys = [...new Set(asking.flatMap(([, payload]) => placesIn(payload).map(([, key]) => key)))]
    const any = fc.anything({ key: fc.oneof(fc.constantFrom(...keys), fc.string()), maxDepth: 5 })

    fc.assert(
      fc.property(fc.constantFrom(...names), any, fc.string(), fc.string(), (name, payload, ref, template) => {
        const asked = parseEvent({ environment: { ...environment, eventName: name, ref }, payload, template })

        expectSound(asked)
      }),
      { numRuns: 2_000 },
    )
  })
})
