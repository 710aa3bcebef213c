import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { type MarkerData, readMarkers, htmlMarker } from '../../src/github/html-marker.ts'

const request: MarkerData<'request'>['request'] = {
  trigger: 'workflow_run',
  repository: 'octo/shop',
  headBranch: 'feature',
  headSha: 'a'.repeat(40),
  only: ['adds an item'],
  run: { id: 7, attempt: 1, name: 'CI', url: 'https://github.example/octo/shop/actions/runs/7' },
}

describe('what is left in a text is found again', () => {
  it.each([
    ['request', { key: '0123456789abcdef', name: 'CI\0test', request }],
    ['comment', { name: 'CI' }],
    ['run', { id: 42, isOver: false }],
    ['reply', { comment: 7 }],
    ['answer', { to: 7 }],
    ['issue', { signature: 'Error | x\ny' }],
  ] as const)('as a %s', (kind, data) => {
    const text = `${htmlMarker(kind, data as never)}\n## Fixed\n\ntext`

    expect(readMarkers(kind, text)).toEqual(data)
    expect(readMarkers(kind, text.replaceAll('\n', '\r\n')), 'as GitHub hands out what browsers sent').toEqual(data)
  })

  it('among others at the top, and the first of several', () => {
    const [first, second] = [htmlMarker('run', { id: 1, isOver: true }), htmlMarker('run', { id: 2, isOver: false })]

    expect(readMarkers('run', `${htmlMarker('comment', { name: 'CI' })}\n${first}\n${second}\n## Fixed`)).toEqual({
      id: 1,
      isOver: true,
    })
  })

  it.each([
    ['the end of a comment', '-->'],
    ['the other end of a comment', '--!>'],
    ['the beginning of one', '<!--'],
    ['a marker', htmlMarker('comment', { name: 'x' })],
    ['line ends', 'a\nb\r\nc'],
    ['line ends of other systems', 'a\u2028b\u2029c\u0085d'],
    ['half a character', 'a\ud800'],
    ['quotes and backslashes', `"\\"'\\u002d`],
    ['controls', '\0\u001b[31m'],
    ['a whole page', '<script>--></script>\n'.repeat(1_000)],
  ])('whatever stands in it, such as %s', (_, hostile) => {
    const data = { key: hostile, name: hostile, request: { ...request, headBranch: hostile, only: [hostile] } }

    const told = htmlMarker('request', data)

    expect(told).toMatch(/^<!-- [^<>\n\r]* -->$/)
    expect(told.slice(4, -3)).not.toContain('--')
    expect(readMarkers('request', `${told}\ntext`)).toEqual(data)
  })

  it.each([
    'fixes #1',
    'closes GH-12',
    'resolves https://github.com/octo/shop/issues/1',
    '@octocat',
    '[skip ci]',
    '[CI SKIP]',
    '***NO_CI***',
    'a\u202eb\u200bc\u{e0041}',
  ])('and what acts in the message of a squashed commit does not, such as %j', words => {
    const told = htmlMarker('comment', { name: words })

    expect(told).not.toMatch(/[@#\u202e\u200b\u{e0041}]|GH-\d|https:|\[(?:skip|ci)|\*NO_CI/iu)
    expect(readMarkers('comment', told)).toEqual({ name: words })
  })

  test('by whatever name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(), (name, comment) => {
        const text = `${htmlMarker('comment', { name })}\n${htmlMarker('reply', { comment })}\n`

        expect(readMarkers('comment', text)).toEqual({ name })
        expect(readMarkers('reply', text)).toEqual({ comment })
      }),
      { numRuns: 1_000 },
    )
  })

  it('and is the same text for the same data, so that it can be looked for', () => {
    expect(htmlMarker('comment', { name: 'a' })).toBe('<!-- fix-tests:comment {"name":"a"} -->')
  })
})

describe('nothing is found in', () => {
  it.each<[string, string | null | undefined]>([
    ['nothing', undefined],
    ['a body that is not there', null],
    ['an empty text', ''],
    ['a text', '## Fixed'],
    ['another marker', htmlMarker('comment', { name: 'x' })],
    ['half a marker', '<!-- fix-tests:run {"id":1,"isOver"'],
    ['a marker of no JSON', '<!-- fix-tests:run {id:1} -->'],
    ['a marker of something else', '<!-- fix-tests:run {"id":"1","isOver":false} -->'],
    ['a marker with too little', '<!-- fix-tests:run {"id":1} -->'],
    ['a marker of a list', '<!-- fix-tests:run [1] -->'],
    [
      'a marker under a text, which may be what a test said',
      `## Fixed\n\n${htmlMarker('run', { id: 1, isOver: false })}`,
    ],
    ['a marker under an empty line', `\n${htmlMarker('run', { id: 1, isOver: false })}`],
    ['a marker in a block', `\`\`\`\n${htmlMarker('run', { id: 1, isOver: false })}\n\`\`\``],
    ['a quoted marker', '> <!-- fix-tests:run {"id":1,"isOver":false} -->'],
    ['a marker within a line', 'see <!-- fix-tests:run {"id":1,"isOver":false} -->'],
    ['a marker with words behind it', '<!-- fix-tests:run {"id":1,"isOver":false} --> x'],
  ])('%s', (_, text) => {
    expect(readMarkers('run', text)).toBeUndefined()
  })

  test('garbage', () => {
    const piece = fc.oneof(fc.string(), fc.constantFrom('<!-- fix-tests:run ', ' -->', '{"id":', '}', '\n', '1e999'))

    fc.assert(
      fc.property(fc.array(piece), pieces => {
        const found = readMarkers('run', pieces.join(''))

        if (found !== undefined) expect(found).toEqual({ id: expect.any(Number), isOver: expect.any(Boolean) })
      }),
      { numRuns: 1_000 },
    )
  })
})

it('a megabyte of what is almost a marker is looked through at once', () => {
  const text = '<!-- fix-tests:run {'.repeat(50_000)

  expect(readMarkers('run', text)).toBeUndefined()
})
