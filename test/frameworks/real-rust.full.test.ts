import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { titleOf } from '../../src/domain/model/test-case.ts'
import { cargo } from '../../src/frameworks/cargo.ts'
import { alone, eachAlone, failing, nameless, onDisk, outcomes, ran } from './on-disk.ts'
import { has, starts } from '../world/toolchains.ts'

const target = mkdtempSync(join(tmpdir(), 'fix-tests-target-'))
afterAll(() => rmSync(target, { recursive: true, force: true }))
/** One place for what is built, so that it is built once. */
const env = { CARGO_TARGET_DIR: target, CARGO_INCREMENTAL: '0', CARGO_PROFILE_TEST_DEBUG: '0' }

const MANIFEST = '[package]\nname = "calc-pkg"\nversion = "0.1.0"\nedition = "2021"\n'
const files = {
  'Cargo.toml': MANIFEST,
  'src/lib.rs': `
/// \`\`\`
/// assert_eq!(calc_pkg::add(1, 2), 3);
/// \`\`\`
/// \`\`\`
/// assert_eq!(calc_pkg::add(1, 2), 4);
/// \`\`\`
pub fn add(a: i32, b: i32) -> i32 { a + b }

#[cfg(test)]
mod tests {
    use super::*;
    #[test] fn good() { println!("test fake ... FAILED"); }
    #[test] fn adds() { assert_eq!(add(1, 2), 4); }
    #[test] fn adds_more() { assert_eq!(add(1, 2), 4); }
    #[test] fn größe() { panic!("naïve"); }
    #[test] fn r#match() { panic!("bad"); }
    #[test] #[ignore = "not now"] fn ignored() { panic!("bad"); }
    #[test] #[should_panic(expected = "other")] fn panics() { panic!("bad"); }
    #[test] #[should_panic] fn does_not_panic() {}
    #[test] fn errs() -> Result<(), String> { Err("went wrong".into()) }
    mod inner { #[test] fn adds() { panic!("bad"); } #[test] fn good() {} }
}
`,
  'src/main.rs': 'fn main() {}\n#[cfg(test)]\nmod tests { #[test] fn in_main() { panic!("bad"); } }\n',
  'tests/it.rs': '#[test] fn it_adds() { assert_eq!(calc_pkg::add(1, 2), 4); }\n#[test] fn it_is_good() {}\n',
  'tests/other.rs': '#[test] fn other() {}\n',
}

describe.skipIf(!has('cargo', '--version'))('cargo test', () => {
  test('each failing test runs alone, a documentation test with all of them, and all of them together', async () => {
    await using there = await onDisk(files, { framework: cargo, env })

    const all = await there.all()
    const tests = failing(all)
    const docs = tests.filter(({ suite }) => suite[0]?.endsWith('::doc'))
    const units = tests.filter(id => !docs.includes(id))
    const runs = await eachAlone(there, units)
    const doc = await there.only(...docs)
    const together = await there.only(...tests)

    const bothDocs = [
      'src/lib.rs › calc_pkg::doc › src/lib.rs - add',
      'src/lib.rs › calc_pkg::doc › src/lib.rs - add (2)',
    ]
    expect(all.result).toBe('finished')
    expect(outcomes(all).filter(each => !each.startsWith('failed'))).toEqual([
      'passed: calc_pkg › tests › good',
      'passed: calc_pkg › tests › inner › good',
      'passed: it › it_is_good',
      'passed: other › other',
      `passed: ${bothDocs[0]}`,
      'skipped: calc_pkg › tests › ignored',
    ])
    expect(tests.map(titleOf).toSorted()).toEqual(
      [
        'calc_pkg › tests › adds',
        'calc_pkg › tests › adds_more',
        'calc_pkg › tests › does_not_panic',
        'calc_pkg › tests › errs',
        'calc_pkg › tests › größe',
        'calc_pkg › tests › inner › adds',
        'calc_pkg › tests › panics',
        'calc_pkg › tests › r#match',
        'calc_pkg › tests › in_main',
        'it › it_adds',
        bothDocs[1] ?? '',
      ].toSorted(),
    )
    expect(runs).toEqual(alone(units))
    expect(ran(doc).toSorted()).toEqual(bothDocs)
    expect(ran(together).toSorted()).toEqual([...units.map(titleOf), ...bothDocs].toSorted())
    expect(together.result).toBe('finished')
  })

  test('a test that has a namesake in another binary runs with it', async () => {
    const twice = {
      'Cargo.toml': MANIFEST,
      'tests/a.rs': '#[test] fn same() { panic!("bad"); }\n',
      'tests/b.rs': '#[test] fn same() {}\n#[test] fn good() {}\n',
      'src/main.rs': 'fn main() {}\n',
    }
    await using there = await onDisk(twice, { framework: cargo, env })

    const run = await there.only(...failing(await there.all()))

    expect(ran(run).toSorted()).toEqual(['a › same', 'b › same'])
    expect(run.result).toBe('finished')
  })

  test.for([
    [
      'a source that does not compile',
      { 'src/lib.rs': 'pub fn add(a: i32, b: i32) -> i32 { "a" }\n' },
      /^mismatched types$/,
    ],
    [
      'tests that do not compile',
      { 'tests/it.rs': '#[test] fn it() { calc_pkg::gone(); }\n' },
      /cannot find function `gone` in crate `calc_pkg`/,
    ],
    ['a syntax error', { 'tests/it.rs': '#[test] fn it( {}\n' }, /./],
    ['a manifest that cannot be read', { 'Cargo.toml': `${MANIFEST}[dependencies\n` }, /./],
    ['a dependency that is gone', { 'Cargo.toml': `${MANIFEST}[dependencies]\ngone = { path = "gone" }\n` }, /gone/],
  ] as const)('%s is a failing case without a name', async ([, changes, message]) => {
    const small = { ...files, 'src/lib.rs': 'pub fn add(a: i32, b: i32) -> i32 { a + b }\n' }
    await using there = await onDisk({ ...small, ...changes }, { framework: cargo, env })

    const all = await there.all()
    const run = await there.only(...failing(all))

    expect(all.result).toBe('finished')
    expect(outcomes(all)).toEqual(['failed: the test run'])
    expect(nameless(all)).toEqual([{ place: '', message: expect.stringMatching(message) as string }])
    expect(nameless(run)).toEqual(nameless(all))
  })

  test.for(['std::process::exit(0)', 'std::process::exit(3)', 'std::process::abort()'])(
    'a test that calls %s is not green',
    async call => {
      const text = `#[test] fn a() {}\n#[test] fn b() { std::thread::sleep(std::time::Duration::from_millis(50)); ${call} }\n`
      await using there = await onDisk(
        { 'Cargo.toml': MANIFEST, 'src/main.rs': 'fn main() {}\n', 'tests/it.rs': text },
        { framework: cargo, env },
      )

      const all = await there.all()

      expect(outcomes(all)).not.toContain('passed: it › b')
      expect(all.complete && failing(all).length === 0).toBe(false)
    },
  )

  test('options of the user’s own command hold, also those for the binaries; names of it for the whole suite only', async () => {
    const using = {
      program: ['cargo', 'test'],
      options: ['--tests', '--', '--test-threads=1', '--exact'],
      scope: ['adds'],
      env: {},
    }
    await using there = await onDisk(files, { framework: cargo, using, env })

    const all = await there.all()
    const tests = failing(all)
    const [unit] = tests.filter(({ name }) => name === 'adds_more')
    const run = await there.only(...(unit === undefined ? [] : [unit]))

    expect(ran(all)).toEqual([
      'calc_pkg › tests › adds',
      'calc_pkg › tests › adds_more',
      'calc_pkg › tests › inner › adds',
      'it › it_adds',
    ])
    expect(ran(run)).toEqual(['calc_pkg › tests › adds_more'])
  })

  test('a binary with a harness of its own gets no options that it may not know', async () => {
    const manifest = `${MANIFEST}[[test]]\nname = "own"\nharness = false\n`
    const own = 'fn main() { assert_eq!(std::env::args().len(), 1); }\n'
    await using there = await onDisk(
      {
        'Cargo.toml': manifest,
        'src/main.rs': 'fn main() {}\n',
        'tests/own.rs': own,
        'tests/it.rs': '#[test] fn it() {}\n',
      },
      { framework: cargo, env },
    )

    const all = await there.all()

    expect(outcomes(all)).toEqual(['passed: it › it'])
    expect(all.result).toBe('finished')
  })

  test('affected, and a seed: the whole suite', async () => {
    await using there = await onDisk(
      { 'Cargo.toml': MANIFEST, 'tests/it.rs': '#[test] fn it() {}\n', 'src/main.rs': 'fn main() {}\n' },
      { framework: cargo, env },
    )

    const affected = await there.select({ kind: 'affected', tests: [], files: ['src/main.rs'] })
    const seeded = await there.select({ kind: 'all', seed: 1 })

    expect([ran(affected), ran(seeded)]).toEqual([['it › it'], ['it › it']])
    expect([affected.result, seeded.result]).toEqual(['finished', 'finished'])
  })
})

describe.skipIf(!starts('cargo', 'nextest', '--version'))('cargo nextest', () => {
  test('each failing test runs alone, also one with namesakes; the project’s own profiles do not get in the way', async () => {
    const own =
      '[profile.default]\nretries = 1\nfail-fast = true\n[profile.default.junit]\npath = "elsewhere.xml"\n[profile.ci]\nfail-fast = true\n'
    const using = { program: ['cargo', 'nextest', 'run'], options: ['--profile', 'ci'], scope: [], env: {} }
    const namesakes = { 'tests/other.rs': '#[test] fn it_adds() { panic!("bad"); }\n' }
    await using there = await onDisk(
      { ...files, ...namesakes, '.config/nextest.toml': own },
      { framework: cargo, using, env },
    )

    const all = await there.all()
    const tests = failing(all)

    expect(all.result).toBe('finished')
    expect(tests).toHaveLength(11)
    expect(await eachAlone(there, tests)).toEqual(alone(tests))
    expect(ran(await there.only(...tests)).toSorted()).toEqual(tests.map(titleOf).toSorted())
  })
})
