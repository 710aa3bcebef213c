import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { changePart } from '../../src/report-page/change-part.ts'
import { changedLineNotes } from '../../src/report-page/changed-line-notes.ts'
import { conversationSection } from '../../src/report-page/conversation-part.ts'
import { costSection } from '../../src/report-page/cost-part.ts'
import { durationSection } from '../../src/report-page/duration-part.ts'
import { readEvents } from '../../src/report-page/event-part.ts'
import { cutText, scriptJson, webLink } from '../../src/report-page/page-node.ts'
import { renderReportPage } from '../../src/report-page/report-page.ts'
import { readConversations } from '../../src/report-page/saved-conversations.ts'
import { sideBySide } from '../../src/report-page/side-by-side.ts'
import { testRows } from '../../src/report-page/test-rows.ts'
import { resultView } from '../../src/rendering/result-view.ts'
import { start, usage } from '../domain/states.ts'
import { fullState, pageInput } from './full-result.ts'

it('the page says once that an iteration was the project’s own command', () => {
  const state = fullState
  const [attempt] = state.attempts
  if (attempt === undefined) throw new Error('there is no attempt')
  const view = resultView({ ...state, attempts: [{ ...attempt, kind: 'command' }] })

  const page = renderReportPage({ ...pageInput(), view })

  expect(page.match(/project(?:'|&#39;|&apos;)s own command/g)).toHaveLength(1)
})

it.each([
  ['not pushed', 'fix in fix.patch'],
  ['taken back', 'fix taken back'],
] as const)('the page of a fix whose branch is %s links to no commit of it', (branchEnd, text) => {
  const tip = 'f'.repeat(40)
  const view = { ...resultView(fullState), tip }
  const there = renderReportPage({ ...pageInput(), view })

  const page = renderReportPage({ ...pageInput(), view, branchEnd })

  expect(there).toContain(`/commit/${tip}`)
  expect(page).toContain(text)
  expect(page).not.toContain(`/commit/${tip}`)
  expect(page.split('/commit/').length).toBeLessThan(there.split('/commit/').length - 1)
})

describe('the parts of a page say what is so:', () => {
  const texts = (part: unknown) => JSON.stringify(part)
  const one = usage({ requests: 1, inputTokens: 10, outputTokens: 1, dollars: 0.5 })

  it('conversations that are not there were held', () => {
    const view = { ...resultView(fullState), usage: one }

    expect(texts(conversationSection({ ...pageInput(), view, conversations: [] }))).toContain(
      'Models were asked, but this run has no conversation of them.',
    )
  })

  it('a change that only takes lines out needs them out', () => {
    const change = 'diff --git a/a.ts b/a.ts\n--- a/a.ts\n+++ b/a.ts\n@@ -1,2 +1,1 @@\n-  return 0\n   return a\n'
    const view = { ...resultView(fullState), uncovered: [] }
    const open = [{ file: 'a.ts', line: 1, added: [] }]

    expect(texts(changePart({ ...pageInput(), view, change }))).toContain('tests need what the change takes out')
    expect(texts(changePart({ ...pageInput(), view: { ...view, uncovered: open }, change }))).toContain(
      'tests pass without a part of the change',
    )
  })

  it('one of a kind is one', () => {
    const left = { iterations: 1, minutes: 1, tokens: undefined, dollars: 4.5 }
    const view = { ...resultView(fullState), left }

    expect(texts(costSection({ ...pageInput(), view }))).toContain('1 iteration, 1 minute, $4.50')
  })
})

describe('a diff side by side', () => {
  it('has the lines of both sides with their numbers, lines that are alike beside each other', () => {
    const [file, added] = sideBySide(pageInput().change)

    expect(file).toMatchObject({ path: 'src/a.ts', added: 2, removed: 1 })
    const rows = (file?.hunks[0] ?? []).map(({ before, after }) => [
      before?.number,
      before?.text,
      after?.number,
      after?.text,
    ])
    expect(rows).toEqual([
      [1, 'export function total(a: number, b: number) {', 1, 'export function total(a: number, b: number) {'],
      [undefined, undefined, 2, '  log(a)'],
      [2, '  return a - b', 3, '  return a + b'],
      [3, '}', 4, '}'],
      [4, '// end', 5, '// end'],
    ])
    expect(added).toMatchObject({ path: 'src/new.ts', kind: 'added', added: 1, removed: 0 })
    expect(added?.hunks[0]?.[0]).toEqual({
      before: undefined,
      after: { number: 1, text: 'export const x = 1' },
      same: false,
    })
  })

  it('marks the part of a line that differs', () => {
    const diff = '--- a/x\n+++ b/x\n@@ -1,1 +1,1 @@\n-return total > FREE\n+return total >= FREE\n'

    const [row] = sideBySide(`diff --git a/x b/x\n${diff}`)[0]?.hunks[0] ?? []

    expect(row?.after?.differs).toEqual({ from: 14, to: 15 })
    expect(row?.before?.differs).toEqual({ from: 14, to: 14 })
  })
})

describe('the notes on changed lines', () => {
  it('name lines that the failing tests pass without, and changes that no test notices', () => {
    const notes = changedLineNotes(sideBySide(pageInput().change), fullState)

    expect([...(notes.get('src/a.ts') ?? [])].map(([line, { kind }]) => [line, kind])).toEqual([
      [3, 'unnoticed'],
      [2, 'uncovered'],
    ])
  })
})

describe('the tests of a page', () => {
  it('come with both results, those that need attention first', () => {
    const rows = testRows(fullState, resultView(fullState))

    expect(rows.map(({ title, group, before, after }) => [title, group, before, after])).toEqual([
      ['a.test.ts › stays red', 'failing', 'failed', 'failed'],
      ['a.test.ts › red', 'fixed', 'failed', 'passed'],
      ['a.test.ts › by chance', 'flaky', 'failed', 'passed'],
      ['a.test.ts › new', 'other change', undefined, 'skipped'],
      ['a.test.ts › green', 'unchanged', 'passed', 'passed'],
    ])
    expect(rows.find(({ group }) => group === 'unchanged')).toMatchObject({ beforeMs: 900, afterMs: 700 })
  })

  it('have a time, or are known to be quick', () => {
    const initial = fullState.initial && {
      ...fullState.initial,
      failures: fullState.initial.failures.map(failure => ({ ...failure, durationMs: 2_500 })),
    }
    const state = { ...fullState, initial }

    const { content } = durationSection(pageInput(state), testRows(state, resultView(state)))

    const words = [...JSON.stringify(content).matchAll(/"words"\},"([^"]+)"/g)].map(([, text]) => text)
    expect(words).toEqual(['4.2 s', '3.1 s', '2.5 s', '1 ms', '2.5 s', 'under 0.5 s', '900 ms', '700 ms'])
  })
})

describe('data in a script block', () => {
  it('cannot end the block, and shows hidden characters', () => {
    const json = scriptJson({ text: '</script><!--\u202e\u2028' })

    expect(json).not.toMatch(/[<\u202e\u2028]/)
    expect(JSON.parse(json)).toEqual({ text: '</script><!--⟨U+202E⟩⟨U+2028⟩' })
  })

  it('has links to addresses of the web only', () => {
    expect(webLink('javascript:alert(1)', 'x')).toEqual(['span', {}, 'x'])
    expect(webLink('https://example.com/a', 'x')).toMatchObject(['a', { href: 'https://example.com/a' }, 'x'])
  })

  it('says how much of a long text is missing', () => {
    expect(cutText('abcdef', 4)).toBe('abcd\n… (2 more characters)')
  })
})

describe('the events of a page', () => {
  it('are those that can be shown; lines that are none are skipped', () => {
    const text =
      '{"kind":"proving","at":5}\nno json\n{"kind":"unheard of"}\n{"kind":"committed"}\n{"kind":"tests-started","what":"x"}\n'

    expect(readEvents(text)).toEqual([{ kind: 'proving', at: 5 }])
  })
})

describe('the conversations of a page', () => {
  it('are read without secrets; a link that a test put there is not followed', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'fix-tests-talks-'))
    writeFileSync(join(directory, '001-fixer-1.md'), 'the key is sesame-open')
    writeFileSync(join(directory, '001-fixer-1.json'), '{}')
    symlinkSync('/etc/hostname', join(directory, '002-fixer-2.md'))

    const read = await readConversations(directory, text => text.replaceAll('sesame-open', '***'))

    expect(read).toEqual([{ name: '001-fixer-1', text: 'the key is ***' }])
    rmSync(directory, { recursive: true })
  })
})

describe('the page', () => {
  it('is small without data', () => {
    const state = { ...start(), outcome: 'nothing-to-fix' as const }
    const page = renderReportPage(pageInput(state, { change: '', events: '', conversations: undefined, reproduce: '' }))

    expect(page.length).toBeLessThan(40_000)
    // A section that would only say that there is nothing is left out, and so is its link.
    const sections = [...page.matchAll(/"section",\{"id":"(\w+)"/g)].map(([, id]) => id)
    expect(sections).toEqual(['causes', 'tests', 'proof', 'durations', 'events'])
    for (const [, id] of page.matchAll(/"href":"#(\w+)"/g)) expect(page).toContain(`"id":"${id}"`)
  })
})
