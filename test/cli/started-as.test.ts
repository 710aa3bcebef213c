import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { resumeCommand, startedAs } from '../../src/cli/started-as.ts'

let home = ''

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'fix-tests-started-'))
})

afterEach(() => rmSync(home, { recursive: true, force: true }))

/** Install the program in a folder, with a link in a folder of programs. */
function install(folder: string, bin: string): string {
  mkdirSync(join(home, folder, 'dist'), { recursive: true })
  mkdirSync(join(home, bin), { recursive: true })
  const script = join(home, folder, 'dist', 'cli.js')
  writeFileSync(script, '')
  symlinkSync(script, join(home, bin, 'fix-tests'))
  return script
}

const start = (script: string, env: Readonly<Record<string, string>>) => startedAs({ script, env, cwd: home })

describe('the words that start the program again', () => {
  it('are npx fix-tests under npx, which has a folder of its own', () => {
    install('_npx/1/node_modules/fix-tests', '_npx/1/node_modules/.bin')
    const bin = join(home, '_npx/1/node_modules/.bin')

    expect(start(join(bin, 'fix-tests'), { PATH: bin })).toBe('npx fix-tests')
  })

  it('are npx fix-tests in a script of package.json, whose folder of programs the shell does not see', () => {
    install('node_modules/fix-tests', 'node_modules/.bin')
    const bin = join(home, 'node_modules/.bin')

    expect(start(join(bin, 'fix-tests'), { PATH: `/usr/bin:${bin}` })).toBe('npx fix-tests')
  })

  it('are fix-tests where it is installed for all', () => {
    install('lib/node_modules/fix-tests', 'bin')

    expect(start(join(home, 'bin', 'fix-tests'), { PATH: join(home, 'bin') })).toBe('fix-tests')
  })

  it('are node and the path of a clone, although another one is installed', () => {
    install('lib/node_modules/fix-tests', 'bin')
    const clone = install('clone', 'elsewhere')

    expect(start(clone, { PATH: join(home, 'bin') })).toBe('node clone/dist/cli.js')
  })

  it('are resumed with the tests that were asked for, whatever they begin with', () => {
    expect(resumeCommand('fix-tests', [])).toBe('fix-tests run --resume')
    expect(resumeCommand('fix-tests', ['a b', '-1'])).toBe("fix-tests run --resume -- 'a b' -1")
  })

  it('are node and the whole path where it is not below the current folder, with quotes for spaces', () => {
    const clone = install('my tools', 'elsewhere')

    expect(startedAs({ script: clone, env: {}, cwd: tmpdir() })).toMatch(
      /^node 'fix-tests-started-\w+\/my tools\/dist\/cli\.js'$/,
    )
    expect(startedAs({ script: clone, env: {}, cwd: '/usr' })).toBe(`node '${clone}'`)
  })
})
