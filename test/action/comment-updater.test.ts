import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CommentUpdater } from '../../src/action/comment-updater.ts'
import type { StickyComment } from '../../src/github/comments.ts'
import { readMarkers } from '../../src/github/html-marker.ts'
import { codeBlock } from '../../src/rendering/markdown-escape.ts'

const run = { id: 42, url: 'https://github.example/octo/shop/actions/runs/42' }
const EDIT_MS = 15_000

// Edits are by the clock: the tests turn it themselves.
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the comment of a run', () => {
  it('is there at once', async () => {
    const { live, texts } = comment()
    expect(live.hasBegun).toBe(false)

    await live.begin()

    expect(live.hasBegun).toBe(true)
    expect(texts).toHaveLength(1)
    expect(texts[0]).toContain('## At work')
    expect(readMarkers('run', texts[0])).toEqual({ id: 42, isOver: false, sha: 'c'.repeat(40) })
  })

  it('is edited now and then, however much happens, and only when it says something else', async () => {
    const { live, texts } = comment()
    await live.begin()

    for (let second = 0; second < 40; second++) {
      for (let each = 0; each < 100; each++) live.emit({ kind: 'tests-started', what: `run ${second}.${each}` })
      await vi.advanceTimersByTimeAsync(1_000)
    }
    const many = texts.length
    await vi.advanceTimersByTimeAsync(10_000)

    expect(many).toBe(3)
    expect(texts[1]).toContain('run 14.99')
    expect(texts[2]).toContain('run 29.99')
    expect(texts).toHaveLength(4)
    await vi.advanceTimersByTimeAsync(3 * EDIT_MS)
    expect(texts, 'only the minutes went on').toHaveLength(5)
  })

  it('ends with the last word, and is left alone from then on', async () => {
    const { live, texts } = comment()
    await live.begin()
    live.emit({ kind: 'proving' })

    await live.end('## Fixed\n\nSee #2.')
    live.emit({ kind: 'reviewing' })
    await vi.advanceTimersByTimeAsync(10 * EDIT_MS)

    expect(texts).toHaveLength(2)
    expect(texts[1]).toContain('## Fixed\n\nSee #2.')
    expect(readMarkers('run', texts[1])).toEqual({ id: 42, isOver: true, sha: 'c'.repeat(40) })
  })

  it('has its last word also where it had no first', async () => {
    const { live, texts } = comment()

    await live.end('## Fixed')

    expect(texts).toHaveLength(1)
    expect(live.hasBegun).toBe(true)
  })

  it.each([
    [
      'the text that it had before',
      '<!-- fix-tests:comment {"name":"CI"} -->\n## Fixed\n\nSee #2.',
      '## Fixed\n\nSee #2.',
    ],
    ['its last word where it had none', undefined, expect.stringContaining('## No failing test matches') as string],
  ])('has %s again after a request that was no request', async (_, before, after) => {
    const { live, texts } = comment(before === undefined ? {} : { before })
    await live.begin()

    await live.putBack('## No failing test matches')
    live.emit({ kind: 'proving' })
    await vi.advanceTimersByTimeAsync(10 * EDIT_MS)

    expect(texts).toEqual([expect.stringContaining('## At work'), after])
    expect(live.isInProgress).toBe(false)
  })

  it.each([
    [
      'is in progress elsewhere',
      '<!-- fix-tests:comment {"name":"CI"} -->\n<!-- fix-tests:run {"id":41,"isOver":false} -->\n## At work',
    ],
  ])('says its last word where what it had before %s', async (_, before) => {
    const { live, texts } = comment({ before })
    await live.begin()

    await live.putBack('## No failing test matches')

    expect(texts.at(-1)).toContain('## No failing test matches')
  })

  it('leaves what another run has written meanwhile', async () => {
    const mark = '<!-- fix-tests:comment {"name":"CI"} -->\n'
    const { live, texts, put } = comment({ before: `${mark}## Fixed` })
    await live.begin()
    put(`${mark}<!-- fix-tests:run {"id":41,"isOver":true} -->\n## Fixed\n\nSee #3.`)

    await live.putBack('## No failing test matches')

    expect(texts).toEqual([expect.stringContaining('## At work')])
  })

  it('is left as it is when it is stopped', async () => {
    const { live, texts } = comment()
    await live.begin()

    live.stop()
    live.emit({ kind: 'proving' })
    await vi.advanceTimersByTimeAsync(10 * EDIT_MS)

    expect(texts).toHaveLength(1)
  })
})

describe('an edit that is slow', () => {
  it('is never overtaken by the next, nor by the last word', async () => {
    const { live, texts } = comment({ takes: 40_000 })

    const begun = live.begin()
    await vi.advanceTimersByTimeAsync(40_000)
    await begun
    live.emit({ kind: 'proving' })
    await vi.advanceTimersByTimeAsync(EDIT_MS + 1_000)
    const ended = live.end('## Fixed')
    await vi.advanceTimersByTimeAsync(200_000)
    await ended

    expect(texts.map(text => /^## .+$/m.exec(text)?.[0])).toEqual(['## At work', '## At work', '## Fixed'])
  })

  it('is not followed by more where the last word was said meanwhile', async () => {
    const { live, texts } = comment({ takes: 5_000 })

    const begun = live.begin()
    const ended = live.end('## Fixed')
    await vi.advanceTimersByTimeAsync(10_000)
    await Promise.all([begun, ended])
    live.emit({ kind: 'proving' })
    await vi.advanceTimersByTimeAsync(10 * EDIT_MS)

    expect(texts.at(-1)).toContain('## Fixed')
  })
})

describe('a comment that cannot be written', () => {
  it('is told once, and the work goes on', async () => {
    const { live, warnings, heal, texts } = comment({ fails: 'Resource not accessible\nby integration' })

    await live.begin()
    for (let each = 0; each < 3; each++) {
      live.emit({ kind: 'tests-started', what: `run ${each}` })
      await vi.advanceTimersByTimeAsync(EDIT_MS)
    }
    heal()
    await live.end('## Fixed')

    expect(warnings).toEqual(['Failed to update the comment: Resource not accessible by integration'])
    expect(texts).toHaveLength(1)
  })

  it('is told also when it is the last word: what was done is done', async () => {
    const { live, warnings } = comment({ fails: 'No.' })

    await live.end('## Fixed')

    expect(warnings).toEqual(['Failed to update the comment: No.'])
  })
})

it('what tests say cannot pass for its marker', async () => {
  const forged = '<!-- fix-tests:run {"id":1,"isOver":false} -->'
  const { live, texts } = comment()

  live.emit({ kind: 'judged', iteration: 1, result: 'fail', reason: forged })
  await live.begin()
  await live.end(`## Not fixed\n\n${codeBlock(`expected\n${forged}\nto be gone`)}\n\n${forged}\n`)

  expect(texts.map(text => readMarkers('run', text))).toEqual([
    { id: 42, isOver: false, sha: 'c'.repeat(40) },
    { id: 42, isOver: true, sha: 'c'.repeat(40) },
  ])
})

/** A live comment, and what was written to it. */
function comment({ takes = 0, fails, before }: { takes?: number; fails?: string; before?: string } = {}) {
  const texts: string[] = []
  const warnings: string[] = []
  let problem = fails
  let current = before
  const write = async (text: string): Promise<void> => {
    if (takes > 0) await new Promise(done => setTimeout(done, takes))
    if (problem !== undefined) throw new Error(problem)
    texts.push(text)
    current = `<!-- fix-tests:comment {"name":"CI"} -->\n${text}`
  }
  const live = new CommentUpdater({
    comment: { write, read: async () => current } as unknown as StickyComment,
    run: { ...run, sha: 'c'.repeat(40) },
    canStop: true,
    warn: text => warnings.push(text),
  })
  const put = (text: string) => void (current = text)
  return { live, texts, warnings, put, heal: () => (problem = undefined) }
}
