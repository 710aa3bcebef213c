import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { guidanceAt, loadFixHistory, partsAboutCode, saveFixHistory } from '../../src/engine/agent-context.ts'
import { EMPTY_HISTORY } from '../../src/domain/history/fix-history.ts'
import type { State } from '../../src/domain/model/state.ts'
import type { Event } from '../../src/contracts/events.ts'
import type { StateStore } from '../../src/contracts/ports.ts'
import { analysis, at, attempt, key, proof, proposal, snapshot } from '../domain/states.ts'
import { lay } from '../workspace/user-repository.ts'

describe('what the repository says of how it wants to be worked on', () => {
  it.each<[string, Record<string, string>, string[]]>([
    ['nothing, where it says nothing', { 'README.md': 'Read me.\n' }, []],
    [
      'each of its files, those for agents first',
      { 'CONTRIBUTING.md': 'Tabs.\n', 'CLAUDE.md': 'Be brief.\n', 'AGENTS.md': 'Be pure.\n' },
      ['AGENTS.md: Be pure.\n', 'CLAUDE.md: Be brief.\n', 'CONTRIBUTING.md: Tabs.\n'],
    ],
    ['the first of two that say the same', { 'AGENTS.md': 'Tabs.\n', 'CLAUDE.md': 'Tabs.\n' }, ['AGENTS.md: Tabs.\n']],
    ['not a file without a word', { 'AGENTS.md': '\n \n', 'CLAUDE.md': 'Tabs.\n' }, ['CLAUDE.md: Tabs.\n']],
    [
      'not a line that includes another',
      { 'AGENTS.md': 'Tabs.\n', 'CLAUDE.md': '@AGENTS.md\n' },
      ['AGENTS.md: Tabs.\n'],
    ],
    ['not what lies deeper', { 'docs/AGENTS.md': 'Tabs.\n' }, []],
  ])('is %s', async (_, files, told) => {
    const { head, repository } = lay(files)

    const guidance = await guidanceAt(await repository(head), head)

    expect(guidance.map(({ file, text }) => `${file}: ${text}`)).toEqual(told)
  })

  it('is what stands at that commit, not what lies in the work tree or comes later', async () => {
    const { git, head, put, repository } = lay({ 'AGENTS.md': 'Of main.\n' }, { next: { 'AGENTS.md': 'Of topic.\n' } })
    put('CLAUDE.md', 'Of nobody.\n')
    const base = git('rev-parse', `${head}^`).trim()

    const guidance = await guidanceAt(await repository(head, base), base)

    expect(guidance).toEqual([{ file: 'AGENTS.md', text: 'Of main.\n' }])
  })

  it('is no link to another file', async () => {
    const { root, commit, repository } = lay({ 'AGENTS.md': 'Be pure.\n' })
    symlinkSync('AGENTS.md', join(root, 'CLAUDE.md'))
    const head = commit({})

    const guidance = await guidanceAt(await repository(head), head)

    expect(guidance.map(({ file }) => file)).toEqual(['AGENTS.md'])
  })
})

describe('what worked before', () => {
  it('is what the run before has left', async () => {
    const { keeper, events, emit } = shelf()
    await saveFixHistory(ended(), keeper, emit)

    const memory = await loadFixHistory(keeper, emit)

    expect(memory.entries).toMatchObject([{ title: 'red', analysis, summary: proposal.summary, diff: '+x' }])
    expect(events).toEqual([])
  })

  it('is added to what is there, which may be nothing that can be read', async () => {
    const { keeper, texts, emit } = shelf()
    await saveFixHistory(ended(), keeper, emit)
    await saveFixHistory(ended({ signature: 'Error | y | b.ts' }), keeper, emit)
    expect((await loadFixHistory(keeper, emit)).entries).toHaveLength(2)

    texts.set('history', 'broken {')
    expect(await loadFixHistory(keeper, emit)).toEqual(EMPTY_HISTORY)

    await saveFixHistory(ended(), keeper, emit)
    expect((await loadFixHistory(keeper, emit)).entries).toHaveLength(1)
    expect(texts.get('history')).toMatch(/\}\n$/)
  })

  it.each<[string, Partial<State>]>([
    ['was not seen to hold', { proof: proof({ held: false }) }],
    ['was not proved', { proof: undefined }],
    ['belongs to a run that was stopped', { outcome: 'stopped' }],
  ])('is not what %s', async (_, change) => {
    const { keeper, texts, emit } = shelf()

    await saveFixHistory({ ...ended(), ...change }, keeper, emit)

    expect(texts.size).toBe(0)
  })

  it('that cannot be read is nothing, and a warning says why', async () => {
    const { keeper, events, emit } = shelf(new Error('The remote hung up.'))

    expect(await loadFixHistory(keeper, emit)).toEqual(EMPTY_HISTORY)

    expect(events).toEqual([
      { kind: 'note', level: 'warning', text: 'Could not read the fix history: The remote hung up.' },
    ])
  })

  it('that cannot be kept fails nobody, and a warning says why', async () => {
    const { keeper, events, emit } = shelf(new Error('A rule forbids it.'))

    await saveFixHistory(ended(), keeper, emit)

    expect(events).toEqual([
      { kind: 'note', level: 'warning', text: 'Could not save the fix history: A rule forbids it.' },
    ])
  })
})

/** A keeper of nothing but shared texts, by name. */
function shelf(broken?: Error) {
  const texts = new Map<string, string>()
  const unused = async () => expect.unreachable('only the shared text is asked for')
  const keeper: StateStore = {
    async updateShared(name, change) {
      if (broken !== undefined) throw broken
      texts.set(name, change(texts.get(name)))
    },
    async loadShared(name) {
      if (broken !== undefined) throw broken
      return texts.get(name)
    },
    load: unused,
    kept: unused,
    save: unused,
    deleteLedger: unused,
    hasBranch: unused,
    saveBeside: unused,
    fetchBranch: unused,
  }
  const events: Event[] = []
  return { keeper, texts, events, emit: (event: Event) => void events.push(event) }
}

/** A run whose one change is confirmed and proved. */
function ended({ signature = 'Error | x | a.ts' } = {}): State {
  const worked = attempt({
    signature,
    code: 'digest',
    commit: 'tip',
    result: 'pass',
    confirmed: true,
    analysis,
    proposal,
    files: ['a.ts'],
    diff: '+x',
  })
  return at(
    { at: 'publishing' },
    {
      current: snapshot('tip', { red: 'passed' }),
      targets: [key('red')],
      clusters: [],
      attempts: [worked],
      tip: 'tip',
      proof: proof(),
    },
  )
}

describe('of the text for contributors models see', () => {
  it('the sections about code, with those within them', () => {
    const text = [
      '# Guidelines for contributors',
      'Thank you!',
      '## Code style',
      'Two spaces.',
      '### Names',
      'Short ones.',
      '```sh',
      '# Releases',
      'npm run format',
      '```',
      '### Releasing the style guide',
      'Tag it.',
      '## Reporting issues',
      'Be kind.',
    ].join('\n')

    expect(partsAboutCode(text).split('\n')).toEqual(text.split('\n').slice(2, 10))
  })

  it.each(['Two spaces.\nNo tabs.', '# Contributing\nTwo spaces.'])('all of a text without sections: %j', text => {
    expect(partsAboutCode(text)).toBe(text)
  })
})
