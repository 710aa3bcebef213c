import { mkdirSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fixBy, projectOf } from './fix-commands.cases.ts'

const MODULES = resolve(import.meta.dirname, '..', '..', 'node_modules')

/** A project whose check is a formatter before its tests; the formatter is one of our own packages. */
function formatted() {
  const repository = projectOf({
    'package.json': `${JSON.stringify({ name: 'shop', type: 'module', scripts: { test: 'biome format src && node --test' } })}\n`,
    'src/price.js': 'export function price(total) {\n\treturn total\n}\nexport   const limit=100\n',
    'test/price.test.js': `import assert from 'node:assert/strict'
import { it } from 'node:test'
import { price } from '../src/price.js'

it('is the total', () => assert.equal(price(3), 3))
`,
  })
  mkdirSync(join(repository.path, 'node_modules', '.bin'), { recursive: true })
  for (const path of ['@biomejs', '.bin/biome'])
    symlinkSync(join(MODULES, path), join(repository.path, 'node_modules', path))
  return repository
}

describe('a formatter that fix-commands names', () => {
  it('runs before any fixer, and what it writes is kept when its check turns green', async () => {
    await using repository = formatted()

    const run = await fixBy(repository, ['biome format --write src'])

    expect(run.outcome, run.log).toBe('fixed')
    expect(run.subjects).toEqual(['Run biome format --write src (fixes 1 failure)'])
    expect(run.file('src/price.js')).toContain('export const limit = 100;')
    expect(run.report).toContain('biome format --write src')
  })

  it('goes on where a killed run was, and does not run again what was judged', async () => {
    await using repository = formatted()
    const commands = ['node -e 0', 'biome format --write src']
    await repository.run(['run', '--models', 'offline', '--fix-commands', commands.join('\n')], {
      killAt: /Iteration 2 – command: biome/,
    })

    const run = await fixBy(repository, commands, { args: ['--resume'] })

    expect(run.log).toContain('resuming from')
    expect(run.log).not.toContain('command: node -e 0')
    expect(run.subjects, run.log).toEqual(['Run biome format --write src (fixes 1 failure)'])
    expect(run.outcome).toBe('fixed')
  })
})
