import picomatch from 'picomatch'
import { describe, expect, it } from 'vitest'
import { Attempt } from '../../../src/domain/model/attempt.ts'
import { hiddenFiles } from '../../../src/domain/policy/hidden-files.ts'
import { AgentReviewer } from '../../../src/fixers/agents/agent-reviewer.ts'
import {
  agent,
  ANALYSIS,
  assignment,
  benchOn,
  CLUSTER,
  failure,
  inMemory,
  SECRET,
  shared,
  testRun,
  wholeChange,
} from './bench.ts'
import { analysing, fixing, repairing, resultsSent } from './fixing.ts'
import { claude } from './play.ts'
import { project } from './project.ts'
import { approve, call, calls, done, edit, read, report, runTests } from './turns.ts'

const EARLIER = {
  iteration: 1,
  clusters: ['c'],
  title: 't',
  targets: [],
  strategy: 'conservative',
  fixer: 'f',
  rateBefore: 0.5,
  result: 'fail',
}

/** As much of a secret as nobody needs more of. */
const PART = SECRET.slice(0, 10)

describe('a secret does not reach the provider', () => {
  it('from a failure, a file, a diff, a test run, or a result', async () => {
    const base64 = Buffer.from(SECRET).toString('base64')
    const { world } = await fixing(
      [report, call('read_file', { path: 'src/secret.ts' }), runTests, call('search', { text: 'KEY' }), edit, done],
      {
        files: { 'src/secret.ts': `KEY = '${SECRET}'\n` },
        assignment: {
          failingDiff: `+ key = ${base64}`,
          failures: [failure(`the server said ${SECRET} and ghp_${'a'.repeat(36)}`)],
          clusters: [{ ...CLUSTER, suspects: ['src/secret.ts'] }],
          debugging: undefined,
        },
        guidance: [{ file: 'AGENTS.md', text: `Use ${SECRET}.` }],
        tools: { message: `the server said ${SECRET}` },
      },
    )

    const sent = JSON.stringify(world.requests.map(({ body }) => body))
    expect(sent.includes('the server said ***')).toBe(true)
    expect(resultsSent(world)).toHaveLength(5)
    for (const secret of [SECRET, base64, 'ghp_aaa']) expect(sent.includes(secret)).toBe(false)
  })

  it.each([0, 7, 12, 14])('in part, where a text is cut after so many of its characters: %i', async offset => {
    // Cuts are made in the middle of what is kept: of 2,500 characters of a stack, 6,000 of guidance and of the diff.
    const at = (most: number) => `${'x'.repeat(most / 2 - offset)}${SECRET}${'y'.repeat(20_000)}`
    const { world } = await analysing([report], {
      guidance: [{ file: 'AGENTS.md', text: at(6_000) }],
      assignment: {
        failingDiff: at(6_000),
        failures: [failure(at(2_500))],
        debugging: { count: 1, log: at(3_000) },
      },
    })

    const sent = JSON.stringify(world.requests[0]?.body)
    expect(sent.match(/characters left out/g)).toHaveLength(4)
    expect(sent.includes(PART)).toBe(false)
  })

  it.each([186, 190, 195])('in part, where a line of a hit is cut off in the middle of it (%i)', async column => {
    const line = `KEY ${'x'.repeat(column - 4)}${SECRET} more\n`

    const { world } = await analysing([call('search', { text: 'KEY' }), report], { files: { 'src/long.ts': line } })

    const text = resultsSent(world)[0]?.text ?? ''
    expect([text.includes('KEY'), text.includes(PART)]).toEqual([true, false])
  })

  it('in part, from the output of a test run that is cut', async () => {
    const message = `${'x'.repeat(738)}${SECRET}${'y'.repeat(5_000)}`

    const { world } = await fixing([report, runTests, done], {
      tools: { runTests: async () => testRun(false, message) },
    })

    const text = resultsSent(world)[1]?.text ?? ''
    expect([text.includes('characters left out'), text.includes(PART)]).toEqual([true, false])
  })

  it('in part, to a reviewer, from a change that is cut', async () => {
    const { model, world } = await claude([approve])
    const diff = `${'x'.repeat(50_000 - 12)}${SECRET}${'y'.repeat(100_000)}`

    await new AgentReviewer({ ...shared(), models: [model], guidance: [] }).review(
      wholeChange({ diff }),
      benchOn(inMemory({})).tools,
    )

    const sent = JSON.stringify(world.requests[0]?.body)
    expect([sent.includes('characters left out'), sent.includes(PART)]).toEqual([true, false])
  })

  it('from what an analyst said', async () => {
    const { model, world } = await claude([done])
    const analysis = { ...ANALYSIS, rootCause: `The key ${SECRET} is wrong.`, approach: SECRET }

    await agent(model).fixer.fix({ ...assignment(), analysis }, benchOn(inMemory({})).tools)

    const sent = JSON.stringify(world.requests[0]?.body)
    expect([sent.includes('Analysis: The key *** is wrong.'), sent.includes(PART)]).toEqual([true, false])
  })

  it('by an error of a tool', async () => {
    const source = { ...inMemory({}), read: () => Promise.reject(new Error(`no access with ${SECRET}`)) }

    const { world } = await analysing([read, report], {
      tools: { source },
      assignment: { clusters: [{ ...CLUSTER, suspects: [] }] },
    })

    expect(resultsSent(world)[0]).toEqual({ text: 'It failed: no access with ***', isError: true })
  })
})

describe('a file that holds secrets is not shown', () => {
  it.each(['.env', 'config/.env.production', 'deploy/credentials.json'])(
    'by the diff of the failing commit (%s)',
    async path => {
      const { model, world } = await claude([report])
      const { tools } = await project({ files: { [path]: 'OLD-CANARY\n' }, next: { [path]: 'NEW-CANARY\n' } })
      const failingDiff = await tools.history.failingDiff()

      await agent(model).fixer.analyze(assignment({ failingDiff }), tools)

      const sent = JSON.stringify(world.requests[0]?.body)
      expect([sent.includes('-return a + b'), sent.includes('CANARY')]).toEqual([true, false])
    },
  )

  it('as code under suspicion', async () => {
    const { model, world } = await claude([report])
    const { tools } = await project({ files: { '.env': 'CANARY\n' } })

    await agent(model).fixer.analyze(assignment({ clusters: [{ ...CLUSTER, suspects: ['.env'] }] }), tools)

    expect(JSON.stringify(world.requests[0]?.body).includes('CANARY')).toBe(false)
  })
})

it('the key of the provider is no part of what it is asked', async () => {
  const { model, world } = await claude([report])

  await agent(model).fixer.analyze(assignment(), benchOn(inMemory({})).tools)

  expect(JSON.stringify(world.requests[0]?.body).includes(world.key)).toBe(false)
})

describe('a file of never-show is shown to no model', () => {
  const isHidden = hiddenFiles(['legal/**'], (pattern, path) => picomatch.isMatch(path, pattern))
  const contract = { 'legal/contract.ts': "export const terms = 'CANARY'\n" }
  const hiddenDiff =
    'diff --git a/legal/contract.ts b/legal/contract.ts\n--- a/legal/contract.ts\n+++ b/legal/contract.ts\n@@ -1 +1 @@\n-a\n+CANARY\n'

  it('by no tool, as no suspect, and in no diff', async () => {
    const path = 'legal/contract.ts'
    const attempt = Attempt.parse({ ...EARLIER, diff: hiddenDiff })
    const { world } = await analysing(
      [
        calls(
          ['read_file', { path }],
          ['search', { text: 'terms' }],
          ['find_symbol', { name: 'terms' }],
          ['outline', { path }],
          ['outline', { path: '.' }],
          ['history', { path }],
        ),
        report,
      ],
      {
        isHidden,
        files: contract,
        assignment: {
          failingDiff: hiddenDiff,
          earlier: [attempt],
          change: hiddenDiff,
          clusters: [{ ...CLUSTER, suspects: [path] }],
        },
      },
    )

    expect(resultsSent(world)).toHaveLength(6)
    expect(JSON.stringify(world.requests).includes('CANARY')).toBe(false)
    expect(resultsSent(world)[4]?.text).not.toContain('legal/')
  })

  it('and is neither made nor changed by one', async () => {
    const edits = calls(
      ['edit_file', { path: 'legal/contract.ts', old: 'terms', new: 'x' }],
      ['edit_file', { path: 'legal/new.ts', old: '', new: 'x' }],
    )

    const { world, files } = await repairing([edits, edit, done], { isHidden, files: contract })

    expect(
      resultsSent(world)
        .slice(0, 2)
        .map(({ isError }) => isError),
    ).toEqual([true, true])
    expect([files.get('legal/contract.ts'), files.get('legal/new.ts')]).toEqual([
      contract['legal/contract.ts'],
      undefined,
    ])
  })

  it('also not to a reviewer', async () => {
    const { model, world } = await claude([approve])
    const reviewer = new AgentReviewer({ ...shared(), isHidden, models: [model], guidance: [] })

    await reviewer.review(wholeChange({ diff: hiddenDiff, dropped: hiddenDiff }), benchOn(inMemory({})).tools)

    expect(JSON.stringify(world.requests[0]?.body).includes('CANARY')).toBe(false)
  })
})
