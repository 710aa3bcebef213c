import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Redact, redactor } from '../../../src/domain/policy/redaction.ts'
import type { Role } from '../../../src/domain/model/usage.ts'
import { hiddenFiles } from '../../../src/domain/policy/hidden-files.ts'
import { Toolbox } from '../../../src/fixers/agents/tools/toolbox.ts'
import type { UserRepository } from '../../workspace/user-repository.ts'
import { type Project, project } from './project.ts'

/** Stands in every file that nobody may be shown. */
const CANARY = 'CANARY-4711'
const SECRETS = {
  '.env': `TOKEN=${CANARY}\n`,
  'config/.env.production': `TOKEN=${CANARY}\n`,
  '.npmrc': `//registry.example.com/:_authToken=${CANARY}\n`,
  'keys/server.pem': `${CANARY}\n`,
  'deploy/credentials.json': `{"secret": "${CANARY}"}\n`,
  '.ssh/id_ed25519': `${CANARY}\n`,
}

describe('a model reads', () => {
  it('a file with line numbers, whole or a part of it', async () => {
    const { call } = await opened({ 'src/long.ts': numbers(500) })

    expect(await call('read_file', { path: 'src/sum.ts' })).toBe('1\treturn a - b\n2\t')
    expect(await call('read_file', { path: 'src/long.ts', from: 7, to: 8 })).toBe('7\tline 7\n8\tline 8')
    expect(await call('read_file', { path: 'src/long.ts', from: '7', to: '8' })).toBe('7\tline 7\n8\tline 8')
    expect(await call('read_file', { path: 'src/long.ts', from: 499 })).toBe('499\tline 499\n500\tline 500\n501\t')
    const first = await call('read_file', { path: 'src/long.ts' })
    expect(first.split('\n').slice(-2)).toEqual(['400\tline 400', '… 101 more lines'])
    const asked = await call('read_file', { path: 'src/long.ts', from: 1, to: 450 })
    expect(asked.split('\n').at(-1)).toBe('… 101 more lines')
  })

  it('the names of files, all or those of a folder, and only so many', async () => {
    const many = Object.fromEntries(Array.from({ length: 350 }, (_, index) => [`many/${1000 + index}.ts`, '']))
    const { call } = await opened(many)

    expect(await call('outline', { path: 'src/' })).toBe('src/sum.test.ts\nsrc/sum.ts\nsrc/twice.ts')
    expect((await call('outline', { path: 'many' })).split('\n')).toHaveLength(301)
    expect(await call('outline', { path: './many/' })).toContain('… 50 more')
    expect(await call('outline', { path: 'nowhere/' })).toContain('is no folder')
  })

  it('where a text stands, to the letter, everywhere or below a folder, and only so often', async () => {
    const { call } = await opened({ 'lib/a.ts': 'return a.b\n', 'lib/many.ts': 'hit\n'.repeat(100) })

    expect(await call('search', { text: 'return a' })).toBe('lib/a.ts:1: return a.b\nsrc/sum.ts:1: return a - b')
    expect(await call('search', { text: 'return a', under: 'src/' })).toBe('src/sum.ts:1: return a - b')
    expect(await call('search', { text: 'a.b' })).toBe('lib/a.ts:1: return a.b')
    for (const under of ['.', './', '/', './src', '/src'])
      expect(await call('search', { text: 'return a - b', under }), under).toContain('src/sum.ts')
    expect(await call('search', { text: 'return a', under: 'nowhere' })).toMatch(/^No file of the project has a path/)
    expect(await call('search', { text: 'return a\nb' })).toBe('Give the text of one line.')
    expect(await call('search', { text: 'nowhere' })).toBe('No hits.')
    expect((await call('search', { text: 'hit' })).split('\n').slice(-2)).toEqual(['lib/many.ts:40: hit', '… and more'])
  })

  it('where a line stands that is given with its end, in files with any line ends, far behind on its line', async () => {
    const { call } = await opened({
      'lib/lf.ts': 'const needle = 1\n',
      'lib/crlf.ts': 'const pin = 1;\r\nrun()\r\n',
      'lib/wide.ts': `${'🦊'.repeat(300)} haystack ${'b'.repeat(500)}\n`,
    })

    expect(await call('search', { text: 'const needle = 1\n' })).toContain('lib/lf.ts:1: const needle = 1')
    expect(await call('search', { text: '\nrun()\r\n' })).toContain('> 2\trun()')
    expect(await call('search', { text: 'pin = \\d;$' })).toContain('> 1\tconst pin = 1;\n')
    const wide = await call('search', { text: 'haystack' })
    expect(wide).toMatch(/^lib\/wide\.ts:1: …(?:🦊)+ haystack b+$/u)
    expect(wide.length).toBeLessThan(240)
    expect(wide.isWellFormed()).toBe(true)
  })

  it('where a pattern stands, if no text is like it, in time that is linear', async () => {
    const { call } = await opened({
      'lib/a.ts': 'const total = sum(prices)\nconst tax = sum(rates)\n// sum(.*)\n',
      'lib/b.ts': `${'a'.repeat(200_000)}\n`,
    })

    expect(await call('search', { text: 'sum(.*)' })).toMatch(/^lib\/a\.ts:3:\n {2}1\t[^]*\n> 3\t\/\/ sum/)
    expect(await call('search', { text: '^const \\w+ = sum\\(' })).toMatch(
      /^lib\/a\.ts:1:\n> 1\tconst total[^]*lib\/a\.ts:2:\n[^]*\n> 2\tconst tax/,
    )
    expect(await call('search', { text: '(a+)+b' })).toBe('No hits.')
    // What the engine does not know, and what is no pattern, is a text.
    for (const text of ['const(?=x)', '(((', 'x'.repeat(501)]) expect(await call('search', { text })).toBe('No hits.')
  })

  it('no line of a key that stands within a file, and what stands behind it on its own line', async () => {
    const key = '-----BEGIN PRIVATE KEY-----\nMIIEvQ\nxyzzy\n-----END PRIVATE KEY-----'
    const files = { 'lib/key.ts': `export const key = \`${key}\`\nexport const after = 1\n` }
    const { call } = await opened(files, undefined, { redact: redactor([]) })

    expect(await call('search', { text: 'xyzzy' })).toBe('No hits.')
    expect(await call('search', { text: 'after' })).toBe('lib/key.ts:5:\n  4\t`\n> 5\texport const after = 1')
    expect(await call('read_file', { path: 'lib/key.ts' })).not.toContain('MIIEvQ')
    expect(await call('history', { path: 'lib/key.ts', from: 1, to: 4 })).not.toMatch(/MIIEvQ|xyzzy/)
  })

  it('where a name is defined, with its code, and what mentions it', async () => {
    const { call } = await opened({
      'lib/cart.ts': 'export class Cart {\n  total() {\n    return sum(1, 2)\n  }\n}\n',
      'lib/use.ts': "import { Cart } from './cart.ts'\nexport function price(cart: Cart) {\n  return cart.total()\n}\n",
    })

    expect(await call('find_symbol', { name: 'Cart.total' })).toBe(
      [
        'lib/cart.ts:2–4 Cart.total',
        '2\t  total() {',
        '3\t    return sum(1, 2)',
        '4\t  }',
        'Mentioned in:',
        'lib/use.ts:3 in price: return cart.total()',
      ].join('\n'),
    )
    expect(await call('find_symbol', { name: 'nowhere' })).toBe('Nothing is named nowhere.')
    expect(await call('find_symbol', { name: 'price' })).toMatch(/^lib\/use\.ts:2–4 price\n[^]*Nothing mentions it\.$/)
  })

  it('where a name stands as a word in a language without an outline, its definition first', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 20 }, (_, index) => [`app/use${10 + index}.rb`, 'cart.sum_up\n']),
    )
    const { call } = await opened({
      ...many,
      'lib/Cart.swift': 'class Cart {\n  func total() -> Int { return 1 }\n}\n',
      'lib/use.ts': 'export const price = cart.total() + totals\n',
      'lib/z.rb': 'class Cart\n  def sum_up\n    1\n  end\nend\n',
    })

    expect(await call('find_symbol', { name: 'Cart->total' })).toBe(
      [
        'Mentioned in:',
        'lib/use.ts:1 in price: export const price = cart.total() + totals',
        'As a word, in files without an outline:',
        'lib/Cart.swift:2 func total() -> Int { return 1 }',
      ].join('\n'),
    )
    const found = (await call('find_symbol', { name: 'sum_up' })).split('\n')
    expect(found.slice(0, 2)).toEqual(['As a word, in files without an outline:', 'lib/z.rb:2 def sum_up'])
    expect(found.at(-1)).toBe('… and 6 more')
    expect(await call('find_symbol', { name: 'tot' })).toBe('Nothing is named tot.')
  })

  it('what a file defines, with lines', async () => {
    const { call } = await opened({ 'lib/cart.ts': 'export class Cart {\n  total() {}\n}\nconst rate = 1\n' })

    expect(await call('outline', { path: 'lib/cart.ts' })).toBe(
      '1–3 type Cart\n2–2 function Cart.total\n4–4 value rate',
    )
    expect(await call('outline', { path: 'lib/none.ts' })).toContain('no text file')
    expect(await call('outline', { path: 'package.json' })).toMatch(/use read_file|no text file/)
  })

  it('no secret by the name of what holds it', async () => {
    const files = {
      'lib/key.ts': "export const key = 'sk-ant-api03-abcdefghijklmnopqrstuvwxyz'\n",
      '.env': 'key = 1\n',
    }
    const { call } = await opened(files, undefined, { redact: redactor([]) })

    expect(await call('find_symbol', { name: 'key' })).not.toMatch(/sk-ant-api03-[a-z]|\.env/)
  })

  it('what history tells of a file', async () => {
    const { call, user } = await opened({})
    const short = user.head.slice(0, 7)

    const commits = await call('history', { path: 'src/sum.ts' })
    expect(commits).toMatch(new RegExp(`^${short} \\d{4}-\\d\\d-\\d\\d Ada: work\n`))
    expect(commits).toContain('-return a + b\n+return a - b')
    for (const lines of [{ from: 1 }, { from: 1, to: 1 }, { from: 0, to: 0 }])
      expect(await call('history', { path: 'src/sum.ts', ...lines })).toMatch(new RegExp(`^${short}.* return a - b`))
    expect(await call('history', { path: 'src/twice.ts' })).not.toContain('diff --git')
  })

  it('its own edits, and not what a test wrote beside them', async () => {
    const { call, user } = await opened({})
    await call('edit_file', { path: 'src/sum.ts', old: 'a - b', new: 'a + b' })
    await call('edit_file', { path: 'src/new.ts', old: '', new: 'export {}\n' })
    user.put('coverage/report.txt', CANARY)

    expect(await call('read_file', { path: 'src/sum.ts' })).toBe('1\treturn a + b\n2\t')
    expect(await call('outline', { path: 'src' })).toContain('src/new.ts')
    expect(await call('search', { text: CANARY })).toBe('No hits.')
  })
})

describe('a model cannot read', () => {
  const outside: readonly string[] = [
    '.git/config',
    '.git/HEAD',
    './.git/config',
    '/etc/hostname',
    '/proc/self/environ',
    '../../../../../../proc/self/environ',
    '../elsewhere/secret.txt',
    'src/../../elsewhere/secret.txt',
    'src/../src/sum.ts',
    'tracked-link.txt',
    'untracked-link.txt',
    'out/secret.txt',
    'environ',
    'notes.txt',
    'src',
    '',
    ...Object.keys(SECRETS),
  ]

  it('what is outside, hidden or unknown to git, by any of its tools', async () => {
    const { call, user } = await opened(SECRETS, linked)
    const tools = (path: string) =>
      [
        ['read_file', { path }],
        ['history', { path }],
        ['history', { path, from: 1, to: 1 }],
        ['edit_file', { path, old: CANARY, new: 'x' }],
      ] as const

    for (const path of outside) {
      for (const [name, input] of tools(path)) {
        const text = await call(name, input)
        expect(text, `${name} ${path}`).not.toContain(CANARY)
        // Of a link that git knows, history tells where it leads.
        expect(text, `${name} ${path}`).toMatch(
          /is not a text file of the project|History tells nothing|^\^?[0-9a-f]{7,} |^diff --git/,
        )
      }
    }
    expect(user.text('.env')).toBe(SECRETS['.env'])
  })

  it('what is hidden by searching for it, or by listing it', async () => {
    const { call } = await opened(SECRETS, linked)

    for (const text of [CANARY, 'TOKEN', 'authToken', 'PATH='])
      expect(await call('search', { text }), text).toBe('No hits.')
    const listed = (await call('outline', { path: '.' })).split('\n')
    expect(listed).toContain('src/sum.ts')
    for (const path of [...Object.keys(SECRETS), 'notes.txt', '.git/config', 'untracked-link.txt'])
      expect(listed).not.toContain(path)
  })

  it('a file that is no text', async () => {
    const { call } = await opened({ 'logo.bin': Buffer.from([0x50, 0, 1, 2]), 'latin1.txt': Buffer.from([0x67, 0xfc]) })

    for (const path of ['logo.bin', 'latin1.txt'])
      expect(await call('read_file', { path })).toContain('is not a text file')
  })

  it('but an example of what is hidden it can', async () => {
    const { call } = await opened({ '.env.example': 'TOKEN=\n' })

    expect(await call('read_file', { path: '.env.example' })).toBe('1\tTOKEN=\n2\t')
  })

  it('a text that is an option to git', async () => {
    const { call } = await opened({ '--output=evil.txt': 'x\n' })

    await call('history', { path: '--output=evil.txt' })
    await call('history', { path: '--output=evil.txt', from: 1, to: 1 })

    expect(await call('read_file', { path: 'evil.txt' })).toContain('is not a text file')
  })
})

it.each<[Role, boolean]>([
  ['analyst', true],
  ['fixer', true],
  ['reviewer', false],
])('the history is there for a %s: %s', async (role, isThere) => {
  const { call } = await opened({}, undefined, { role })

  expect((await call('history', { path: 'src/sum.ts' })).includes('is not for the')).toBe(!isThere)
})

describe('a long result', () => {
  it('is cut to its beginning and its end', async () => {
    const text = `first\n${'x'.repeat(50_000)}\nlast`
    const { call } = await opened({ 'src/wide.ts': text })

    const told = await call('read_file', { path: 'src/wide.ts' })

    expect(told.length).toBeLessThan(12_100)
    expect(told).toMatch(/^1\tfirst\n2\tx+\n… 38\d\d\d characters left out …\nx+\n3\tlast$/)
  })
})

/** The tools of a role in a repository that has these files. */
async function opened(
  files: Record<string, string | Buffer>,
  prepare?: (user: UserRepository) => void,
  { role = 'fixer', redact = text => text }: { role?: Role; redact?: Redact } = {},
) {
  const laid: Project = await project({ files, ...(prepare === undefined ? {} : { prepare }) })
  const toolbox = new Toolbox({ role, context: laid.tools, redact, isHidden: hiddenFiles([]), hide: text => text })
  const call = async (name: string, input: unknown) => {
    const outcome = await toolbox.call(name, input)
    return outcome.kind === 'result' ? outcome.text : outcome.kind
  }
  return { ...laid, call }
}

/** Links out of the project, one of them tracked, and a file that git does not know. */
function linked(user: UserRepository): void {
  mkdirSync(join(user.home, 'elsewhere'))
  writeFileSync(join(user.home, 'elsewhere/secret.txt'), CANARY)
  for (const name of ['tracked-link.txt', 'untracked-link.txt'])
    symlinkSync(join(user.home, 'elsewhere/secret.txt'), join(user.root, name))
  symlinkSync(join(user.home, 'elsewhere'), join(user.root, 'out'))
  symlinkSync('/proc/self/environ', join(user.root, 'environ'))
  writeFileSync(join(user.root, 'notes.txt'), CANARY)
  user.git('add', 'tracked-link.txt', 'environ', 'out')
  user.git('commit', '--quiet', '--message', 'links')
}

function numbers(count: number): string {
  return Array.from({ length: count }, (_, index) => `line ${index + 1}\n`).join('')
}
