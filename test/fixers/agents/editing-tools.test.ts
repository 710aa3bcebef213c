import { existsSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { hiddenFiles } from '../../../src/domain/policy/hidden-files.ts'
import { Toolbox } from '../../../src/fixers/agents/tools/toolbox.ts'
import { picture } from '../../workspace/user-repository.ts'
import { agent, ANALYSIS, assignment } from './bench.ts'
import { claude } from './play.ts'
import { project } from './project.ts'
import { calls, done } from './turns.ts'

const LINES = 'one\ntwo\nthree\nfour\nfive\nsix\nseven\neight\n'

describe('an edit', () => {
  it('changes the one place, and shows it with the lines around it', async () => {
    const { call, user } = await opened({ 'src/lines.ts': LINES })

    const told = await call('edit_file', { path: 'src/lines.ts', old: 'five', new: 'FIVE\nand' })

    expect(user.text('src/lines.ts')).toBe(LINES.replace('five', 'FIVE\nand'))
    expect(told).toBe(
      'Done. Lines 5–6 are new:\n2\ttwo\n3\tthree\n4\tfour\n5\tFIVE\n6\tand\n7\tsix\n8\tseven\n9\teight',
    )
  })

  it('writes any text as it is, and may take lines away', async () => {
    const texts = ['$&', '$1 $$ $`', '\\n', '\u{1F600}']
    const { call, user } = await opened(
      Object.fromEntries([...texts.map((_, index) => [`src/${index}.ts`, LINES]), ['src/lines.ts', LINES]]),
    )

    for (const [index, text] of texts.entries()) {
      await call('edit_file', { path: `src/${index}.ts`, old: 'five', new: text })
      expect(user.text(`src/${index}.ts`)).toBe(LINES.split('five').join(text))
    }
    await call('edit_file', { path: 'src/lines.ts', old: 'two\nthree\n', new: '' })
    expect(user.text('src/lines.ts')).toBe(LINES.replace('two\nthree\n', ''))
  })

  it('of one line, and of several, reaches a file with CRLF, and leaves its line ends alone', async () => {
    const windows = LINES.replaceAll('\n', '\r\n')
    const { call, user } = await opened({ 'src/one.ts': windows, 'src/several.ts': windows })

    expect(await call('edit_file', { path: 'src/several.ts', old: 'two\nthree', new: '2\n3' })).toMatch(/^Done\./)
    await call('edit_file', { path: 'src/one.ts', old: 'two', new: '2' })

    expect(user.text('src/several.ts')).toBe(LINES.replace('two\nthree', '2\n3').replaceAll('\n', '\r\n'))
    expect(user.text('src/one.ts')).toBe(LINES.replace('two', '2').replaceAll('\n', '\r\n'))
  })

  it('never takes one half of a line end', async () => {
    const { call, user } = await opened({ 'src/windows.ts': 'a\r\nfoo()\r\nb\r\n' })

    await call('edit_file', { path: 'src/windows.ts', old: '\nfoo()', new: '\nbar()\nbaz()' })

    expect(user.text('src/windows.ts')).toBe('a\r\nbar()\r\nbaz()\r\nb\r\n')
  })

  it.each([
    ['of a part with LF', 'c\nd', 'c\nD\nand', 'a\r\nb\r\nc\nD\nand\ne\n'],
    ['of a part with CRLF', 'a\nb', 'A\nb', 'A\r\nb\r\nc\nd\ne\n'],
    ['of a line, by the line end behind it', 'b', 'b\nand', 'a\r\nb\r\nand\r\nc\nd\ne\n'],
    ['of the last line, by the one before it', 'e\n', 'E', 'a\r\nb\r\nc\nd\nE'],
  ])('%s reaches a file that mixes line ends', async (_, old, text, expected) => {
    const { call, user } = await opened({ 'src/mixed.ts': 'a\r\nb\r\nc\nd\ne\n' })

    expect(await call('edit_file', { path: 'src/mixed.ts', old, new: text })).toMatch(/^Done\./)

    expect(user.text('src/mixed.ts')).toBe(expected)
  })

  it.each([
    ['overlap', 'a {\n}\n}\n}\nx\n', '}\n}\n', '2, 3'],
    ['have other line ends', 'a\r\nb\r\nx\na\nb\n', 'a\nb\n', '1, 4'],
  ])('is refused where places of its text %s', async (_, file, old, lines) => {
    const { call, user } = await opened({ 'src/twice.ts': file })

    expect(await call('edit_file', { path: 'src/twice.ts', old, new: 'NEW\n' })).toContain(`in the lines ${lines}:`)

    expect(user.text('src/twice.ts')).toBe(file)
  })

  it('of a part with both line ends reaches it', async () => {
    const { call, user } = await opened({ 'src/mixed.ts': 'a\r\nb\nc\r\n' })

    expect(await call('edit_file', { path: 'src/mixed.ts', old: 'a\nb\nc', new: 'A\nB' })).toMatch(/^Done\./)

    expect(user.text('src/mixed.ts')).toBe('A\r\nB\r\n')
  })

  it('fills a file that is empty', async () => {
    const { call, user } = await opened({ 'pkg/__init__.py': '' })

    expect(await call('edit_file', { path: 'pkg/__init__.py', old: '', new: 'from .a import b\n' })).toBe(
      'Done. pkg/__init__.py has 1 line.',
    )

    expect(user.text('pkg/__init__.py')).toBe('from .a import b\n')
  })

  it('of what is not its own is refused in words, whichever tool makes it, and nothing is written', async () => {
    const files = { '.github/workflows/ci.yml': 'on: push\n', 'package.json': '{}\n', '.env': 'A=1\n' }
    const { call, user, workspace } = await opened(files)
    symlinkSync('src/sum.ts', join(user.root, 'link.ts'))
    const found = picture(user.home, ['state'])
    const paths = [
      'src/sum.test.ts',
      '.github/workflows/ci.yml',
      'package.json',
      'link.ts',
      '../outside.ts',
      '.git/config',
      '.env',
    ]

    for (const path of paths) {
      for (const text of [
        await call('edit_file', { path, old: 't', new: 'x' }),
        await call('edit_file', { path, old: '', new: 'x' }),
      ]) {
        expect(text, path).toMatch(/\.$/)
        expect(text, path).not.toContain('Done.')
      }
      expect(picture(user.home, ['state']), path).toEqual(found)
      expect(await workspace.changed(), path).toEqual([])
    }
  })
})

describe('a new file', () => {
  it('is made with its folders, and is a part of the change', async () => {
    const { call, user, workspace } = await opened({})

    expect(await call('edit_file', { path: 'lib/deep/new.ts', old: '', new: 'a\nb\n' })).toBe(
      'Done. lib/deep/new.ts has 2 lines.',
    )

    expect(user.text('lib/deep/new.ts')).toBe('a\nb\n')
    expect(await workspace.changed()).toEqual(['lib/deep/new.ts'])
    expect(await call('edit_file', { path: 'lib/deep/new.ts', old: 'a', new: 'c' })).toContain('Done.')
  })

  it('does not take the place of one that is there', async () => {
    const { call, user } = await opened({})

    expect(await call('edit_file', { path: 'src/sum.ts', old: '', new: 'x' })).toContain('is there already')

    expect(user.text('src/sum.ts')).toBe('return a - b\n')
  })

  it('is not made where a file lies that git does not know', async () => {
    const { call, user } = await opened({})
    user.put('notes.txt', 'mine\n')

    expect(await call('edit_file', { path: 'notes.txt', old: '', new: 'x' })).toContain('is not tracked by git')

    expect(user.text('notes.txt')).toBe('mine\n')
  })
})

it('edits of one file in one turn are made in their order, in a real repository', async () => {
  const swap = (old: string, text: string) => ['edit_file', { path: 'src/sum.ts', old, new: text }] as const
  const { model, world } = await claude([calls(swap('a - b', 'x'), swap('x', 'y'), swap('y', 'a + b')), done])
  const { tools, user, workspace } = await project()

  const answer = await agent(model).fixer.fix({ ...assignment(), analysis: ANALYSIS }, tools)

  expect(answer.kind).toBe('proposal')
  expect(user.text('src/sum.ts')).toBe('return a + b\n')
  expect(await workspace.diff()).toContain('-return a - b\n+return a + b\n')
  expect(existsSync(join(user.root, 'x'))).toBe(false)
  expect(world.violations).toEqual([])
})

async function opened(files: Record<string, string>) {
  const found = await project({ files })
  const toolbox = new Toolbox({
    role: 'fixer',
    context: found.tools,
    redact: text => text,
    isHidden: hiddenFiles([]),
    hide: text => text,
  })
  const call = async (name: string, input: unknown) => {
    const outcome = await toolbox.call(name, input)
    return outcome.kind === 'result' ? outcome.text : outcome.kind
  }
  return { ...found, call }
}
