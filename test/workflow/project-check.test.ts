import { describe, expect, it } from 'vitest'
import type { Files } from '../world/scene.ts'
import { edits, Stage, titles, unit } from './stage.ts'

/** Prints what tsc prints, for each file of `src` that says `bad`. */
const CHECKER = `const fs = require('node:fs')
const bad = fs.readdirSync('src').filter(file => fs.readFileSync('src/' + file, 'utf8').includes('bad'))
for (const file of bad) console.log('src/' + file + "(1,1): error TS2322: Type 'bad' is wrong.")
process.exit(bad.length > 0 ? 2 : 0)
`

const project = (test: string, files: Files) => (): Files => ({
  'package.json': JSON.stringify({ scripts: { test } }),
  'tsc.js': CHECKER,
  ...files,
})
const TYPED = 'node tsc.js && node --test --test-isolation=none'

describe.concurrent('a project whose own command does more than run tests', () => {
  it('is not fixed by a change that its tests accept and its type checker does not', async () => {
    await using stage = new Stage({ files: project(TYPED, unit('a', 0)) })
    const wrong = { 'src/a.js': 'exports.value = 1 // bad\n' }
    const right = { 'src/a.js': 'exports.value = 1\n' }

    const end = await stage.run({ fixers: [edits(wrong, right)] })

    expect(end).toMatchObject({
      outcome: 'fixed',
      attempts: [{ result: 'regression' }, { result: 'pass' }],
      proof: { held: true, check: { command: 'npm test', passed: true, findings: [] } },
    })
    expect(end.attempts[0]?.reason).toContain('It broke node tsc.js (newly failing).')
    expect(stage.show(end, 'src/a.js')).toBe(right['src/a.js'].trim())
  })

  it('has work to do when its only failure is a type error', async () => {
    await using stage = new Stage({ files: project(TYPED, { ...unit('a', 1), 'src/b.js': '// bad\n' }) })

    const end = await stage.run({ fixers: [edits({ 'src/b.js': '// good\n' })] })

    expect(end).toMatchObject({ outcome: 'fixed', proof: { held: true, check: { passed: true } } })
    expect(titles(end, end.targets)).toEqual(["src/b.js › node tsc.js › TS2322: Type 'bad' is wrong."])
    expect(end.attempts).toMatchObject([{ kind: 'repair', result: 'pass', files: ['src/b.js'] }])
  })

  it('is partly fixed when its tests pass and its check still fails', async () => {
    await using stage = new Stage({ files: project(TYPED, { ...unit('a', 0), 'src/b.js': '// bad\n' }) })

    const end = await stage.run({ fixers: [edits({ 'src/a.js': 'exports.value = 1\n' })] })

    expect(end.outcome).toBe('partial')
    expect(end.proof).toMatchObject({ held: true, check: { passed: false } })
    expect(end.proof?.check?.findings).toEqual(["src/b.js › TS2322: Type 'bad' is wrong."])
  })

  it('whose failing tests hide what comes after them is checked there too', async () => {
    const test = 'node --test --test-isolation=none && node tsc.js'
    await using stage = new Stage({ files: project(test, { ...unit('a', 0), 'src/b.js': '// bad\n' }) })

    const end = await stage.run({
      fixers: [edits({ 'src/a.js': 'exports.value = 1\n' }, { 'src/b.js': '// good\n' })],
    })

    expect(end).toMatchObject({ outcome: 'fixed', proof: { check: { passed: true } } })
    expect(end.targets).toHaveLength(2)
  })

  it('and needs what is not installed here is fixed all the same, and says so', async () => {
    const test = 'no-such-linter . ; node --test --test-isolation=none'
    await using stage = new Stage({ files: project(test, unit('a', 0)) })

    const end = await stage.run({ fixers: [edits({ 'src/a.js': 'exports.value = 1\n' })] })

    expect(end.outcome).toBe('fixed')
    expect(end.notes.join()).toContain(
      'no-such-linter . fails because of this environment, so fix-tests does not work on it',
    )
  })
})
