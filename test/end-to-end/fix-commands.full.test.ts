import { describe, expect, it } from 'vitest'
import { linkPythonTools } from '../world/python-tools.ts'
import { has, hasPytest } from '../world/toolchains.ts'
import { fixBy, projectOf } from './fix-commands.cases.ts'

/** Each runs the real tool on a project of its own, with the shipped command line. */

const NPM = ['eslint@9.39.1', 'prettier@3.6.2']
const RUFF = 'ruff==0.14.5'

const TEST = `import assert from 'node:assert/strict'
import { it } from 'node:test'
import { price } from '../src/price.js'

it('is the total', () => assert.equal(price(3), 3))
`

/** A project whose check is a part of eslint, prettier and node:test. */
function shop(check: string, more: Record<string, string> = {}) {
  return projectOf(
    {
      'package.json': `${JSON.stringify({ name: 'shop', type: 'module', scripts: { test: `${check} && node --test` } })}\n`,
      'eslint.config.js':
        "export default [{ files: ['src/**'], rules: { 'prefer-const': 'error', 'no-var': 'error', 'no-unused-vars': 'error' } }]\n",
      '.prettierrc': '{ "semi": false, "singleQuote": true }\n',
      'src/price.js': `export function price(total) {
  let sum = total
  return   sum
}
`,
      'test/price.test.js': TEST,
      ...more,
    },
    NPM,
  )
}

describe('eslint --fix', () => {
  it('is kept when its findings are gone', async () => {
    await using repository = shop('eslint src')

    const run = await fixBy(repository, ['eslint --fix src'])

    expect(run.outcome, run.log).toBe('fixed')
    expect(run.subjects).toEqual(['Run eslint --fix src (fixes 1 failure)'])
    expect(run.file('src/price.js')).toContain('const sum = total')
  })

  it('is kept when it fixes a part, and what it cannot fix is left to the fixers', async () => {
    const more = { 'src/other.js': 'let one = 1\nconst unused = 2\nexport { one }\n' }
    await using repository = shop('eslint src', more)

    const run = await fixBy(repository, ['eslint --fix src'])

    expect(run.subjects, run.log).toEqual(['Run eslint --fix src (fixes 2 failures)'])
    expect(run.log).toContain('◐ progress')
    expect(run.log, 'the next in turn').toContain('Iteration 2 – conservative, offline')
    expect(run.outcome).toBe('partial')
    expect(run.report).toContain('no-unused-vars')
  })
})

describe('without the setting', () => {
  it('no command runs, and log and report say which one could', async () => {
    await using repository = shop('eslint src')

    const run = await fixBy(repository, [])

    const sentence = 'To have this tried before any fixer, set fix-commands to: eslint --fix src'
    expect(run.log).toContain(sentence)
    expect(run.report).toContain('set fix-commands to: eslint --fix src')
    expect(run.log).not.toContain('– command')
  })
})

describe('prettier --write', () => {
  it('is kept when its check turns green', async () => {
    await using repository = shop('prettier --check src')

    const run = await fixBy(repository, ['prettier --write src'])

    expect(run.outcome, run.log).toBe('fixed')
    expect(run.file('src/price.js')).toContain('  return sum\n')
  })

  it('is refused as a whole if it writes to a test', async () => {
    await using repository = shop('prettier --check src test', { 'test/price.test.js': `${TEST}\n\n` })

    const run = await fixBy(repository, ['prettier --write src test'])

    expect(run.log).toContain(
      '✗ refused: Its change was refused as a whole: test/price.test.js belongs to the tests (**/*.{test,spec}.{js,jsx,ts,tsx,mjs,cjs,mts,cts}).',
    )
    expect(run.subjects).toEqual([])
    expect(run.outcome).toBe('failed')
  })

  it('that fixes nothing is not kept', async () => {
    await using repository = shop('eslint src')

    const run = await fixBy(repository, ['prettier --write src', 'eslint --fix src'])

    expect(run.subjects, run.log).toEqual(['Run eslint --fix src (fixes 1 failure)'])
    expect(run.log).toContain('✗ fail')
    expect(run.file('src/price.js')).toContain('return   sum')
  })
})

describe('eslint and prettier together', () => {
  it('are a commit each, and one proof holds for both', async () => {
    await using repository = shop('eslint src && prettier --check src')

    const run = await fixBy(repository, ['eslint --fix src', 'prettier --write src'])

    expect(run.outcome, run.log).toBe('fixed')
    expect(run.subjects).toEqual([
      'Run eslint --fix src (fixes 1 failure)',
      'Run prettier --write src (fixes 1 failure)',
    ])
    expect(run.file('src/price.js')).toContain('  const sum = total\n  return sum\n')
  })

  it('help where neither does alone: a generator spoils the format, and the formatter has nothing to do before it', async () => {
    const more = {
      'src/price.js': 'export function price(total) {\n  return total\n}\n',
      'scripts/generate.mjs': `import { readFileSync, writeFileSync } from 'node:fs'
const list = readFileSync('list.txt', 'utf8').trim().split('\\n')
const text = \`export const list = [\${list.map(each => JSON.stringify(each)).join(',')}];\`
const path = 'src/list.js'
if (process.argv[2] === '--check') {
  const found = readFileSync(path, 'utf8').replace(/\\s|;/g, '').replaceAll("'", '"')
  if (found !== text.replace(/\\s|;/g, '')) { console.error('list.js is not up to date'); process.exit(1) }
} else writeFileSync(path, text)
`,
      'list.txt': 'one\ntwo\n',
      'src/list.js': "export const list = ['one']\n",
    }
    await using repository = shop('node scripts/generate.mjs --check && prettier --check src', more)

    const run = await fixBy(repository, ['node scripts/generate.mjs', 'prettier --write src'])

    expect(run.log).toContain('✗ regression: It broke prettier --check src')
    expect(run.log).toContain('✗ abstained: It changed no file.')
    expect(run.subjects, run.log).toEqual([
      expect.stringMatching(/^Run node scripts\/generate\.mjs, then prettier.*… \(fixes 1 failure\)$/),
    ])
    expect(run.outcome).toBe('fixed')
    expect(run.file('src/list.js')).toBe("export const list = ['one', 'two']\n")
  })
})

describe('a command that makes things worse', () => {
  it('is taken back although it fixes what failed', async () => {
    const spoil = `import { writeFileSync } from 'node:fs'
writeFileSync('src/price.js', 'export function price(total) {\\n  return total + 1\\n}\\n')
`
    await using repository = shop('eslint src', { 'scripts/spoil.mjs': spoil })

    const run = await fixBy(repository, ['node scripts/spoil.mjs'])

    expect(run.log).toContain('✗ regression')
    expect(run.subjects).toEqual([])
    expect(repository.git('status', '--porcelain')).toBe('')
  })
})

describe('a command that cannot do its work', () => {
  it('costs one sentence, and the next one runs', async () => {
    await using repository = shop('eslint src')

    const run = await fixBy(
      repository,
      ['no-such-tool --fix', 'eslint --no-such-option', 'node -e 0', 'sleep 100', 'eslint --fix src'],
      { args: ['--test-timeout-minutes', '0.05'] },
    )

    expect(run.log).toContain('no-such-tool --fix could not start')
    expect(run.log).toMatch(/It changed no file: eslint --no-such-option ended with exit code 2: /)
    expect(run.log).toContain('✗ abstained: It changed no file.')
    expect(run.log).toMatch(/sleep 100 did not end within 3 s, so none of its changes were taken\./)
    expect(run.subjects, run.log).toEqual(['Run eslint --fix src (fixes 1 failure)'])
    expect(run.outcome).toBe('fixed')
  })
})

describe.skipIf(!hasPytest)('ruff check --fix', () => {
  it('is kept when its findings are gone', async () => {
    await using repository = projectOf({
      'package.json': `${JSON.stringify({ name: 'shop', type: 'module', scripts: { test: '.venv/bin/ruff check shop.py && node --test' } })}\n`,
      'src/price.js': 'export const price = total => total\n',
      'test/price.test.js': TEST,
      'shop.py': 'import os\nimport sys\n\n\ndef price(total):\n    return total + len(sys.argv[:0])\n',
    })
    linkPythonTools(repository.path, [RUFF])

    const run = await fixBy(repository, ['ruff check --fix shop.py'])

    expect(run.outcome, run.log).toBe('fixed')
    expect(run.subjects).toEqual(['Run ruff check --fix shop.py (fixes 1 failure)'])
    expect(run.file('shop.py')).toMatch(/^import sys\n/)
  })
})

describe.skipIf(!has('go', 'version'))('go mod tidy', () => {
  const files = {
    'go.mod': 'module example.com/shop\n\ngo 1.21\n\nreplace example.com/money => ./money\n',
    'money/go.mod': 'module example.com/money\n\ngo 1.21\n',
    'money/money.go': 'package money\n\nfunc Round(total int) int { return total }\n',
    'shop.go':
      'package shop\n\nimport "example.com/money"\n\nfunc Price(total int) int { return money.Round(total) }\n',
    'shop_test.go':
      'package shop\n\nimport "testing"\n\nfunc TestPrice(t *testing.T) {\n\tif Price(3) != 3 {\n\t\tt.Fatal("not the total")\n\t}\n}\n',
  }

  it('is refused if the setting does not name go.mod', async () => {
    await using repository = projectOf(files)

    const run = await fixBy(repository, ['go mod tidy'])

    expect(run.log).toContain('go.mod decides how the project is built and run')
    expect(run.subjects).toEqual([])
  })

  it('writes go.mod if the setting names it, and is kept when the tests run', async () => {
    await using repository = projectOf(files)

    const run = await fixBy(repository, ['go mod tidy -> go.mod go.sum'])

    expect(run.outcome, run.log).toBe('fixed')
    expect(run.subjects[0]).toMatch(/^Run go mod tidy \(fixes \d failures?\)$/)
    expect(run.file('go.mod')).toContain('require example.com/money')
  })
})
