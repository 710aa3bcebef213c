import { describe, expect, test } from 'vitest'
import { titleOf } from '../../src/domain/model/test-case.ts'
import { ctest } from '../../src/frameworks/ctest.ts'
import { alone, eachAlone, failing, nameless, onDisk, outcomes, ran } from './on-disk.ts'
import { has } from '../world/toolchains.ts'

const CMAKE = `cmake_minimum_required(VERSION 3.21)
project(calc CXX)
enable_testing()
add_executable(unit unit.cpp)
function(check name)
  add_test(NAME "\${name}" COMMAND unit \${ARGN})
endfunction()
check("good" 0)
check("bad" 1)
check("bad more" 1)
check("re.gex(1)+[a-b]*?^$|{2}" 1)
check("slash/and\\\\back \\"q\\" <x> & ünï 日本" 1)
check("--flag" 1)
check("crashes" crash)
check("skipped" 77)
set_tests_properties("skipped" PROPERTIES SKIP_RETURN_CODE 77)
check("off" 1)
set_tests_properties("off" PROPERTIES DISABLED TRUE)
check("prepare" 0)
set_tests_properties("prepare" PROPERTIES FIXTURES_SETUP data)
check("with data" 1)
set_tests_properties("with data" PROPERTIES FIXTURES_REQUIRED data)
`
const UNIT = `#include <cstdlib>
#include <cstdio>
#include <cstring>
int main(int argc, char** argv) {
  std::puts("unit.cpp:5: expected 1 but got 2");
  if (argc > 1 && !std::strcmp(argv[1], "crash")) std::abort();
  return argc > 1 ? std::atoi(argv[1]) : 0;
}
`
const files = { 'CMakeLists.txt': CMAKE, 'unit.cpp': UNIT }

describe.skipIf(!(has('cmake', '--version') && has('ctest', '--version') && has('c++', '--version')))('ctest', () => {
  test('each failing test runs alone, one with fixtures behind these, and all of them together', async () => {
    await using there = await onDisk(files, { framework: ctest })

    const all = await there.all()
    const tests = failing(all)
    const fixed = tests.filter(({ name }) => name === 'with data')
    const free = tests.filter(id => !fixed.includes(id))
    const runs = await eachAlone(there, free)
    const behind = await there.only(...fixed)
    const together = await there.only(...tests)

    expect(all.result).toBe('finished')
    expect(outcomes(all)).toEqual(
      [
        'failed: --flag',
        'failed: bad',
        'failed: bad more',
        'failed: crashes',
        'failed: re.gex(1)+[a-b]*?^$|{2}',
        'failed: slash/and\\back "q" <x> & ünï 日本',
        'failed: with data',
        'passed: good',
        'passed: prepare',
        'skipped: off',
        'skipped: skipped',
      ].toSorted(),
    )
    expect(runs).toEqual(alone(free))
    expect(ran(behind)).toEqual(['prepare', 'with data'])
    expect(ran(together).toSorted()).toEqual(['prepare', ...tests.map(titleOf)].toSorted())
    expect(together.result).toBe('finished')
  })

  test.for([
    [
      'a compile error',
      { 'unit.cpp': `${UNIT}int wrong() { return gone; }\n` },
      /‘?'?gone'?’? was not declared in this scope/,
    ],
    ['a header that is gone', { 'unit.cpp': `#include "gone.h"\n${UNIT}` }, /gone\.h: No such file or directory/],
    [
      'a function that is gone',
      { 'unit.cpp': `extern int gone();\nint use = gone();\n${UNIT}` },
      /undefined reference to [`']gone\(\)'/,
    ],
    ['an error of CMake', { 'CMakeLists.txt': `${CMAKE}find_package(Gone REQUIRED)\n` }, /Gone/],
    [
      'a source that is gone',
      { 'CMakeLists.txt': `${CMAKE}add_executable(other other.cpp)\n` },
      /^Cannot find source file: other\.cpp$/,
    ],
  ] as const)(
    '%s is a failing case without a name, and what was built before does not run',
    async ([, changes, message]) => {
      await using there = await onDisk(files, { framework: ctest })
      const before = await there.all()

      there.write(changes)
      const all = await there.all()
      const run = await there.only(...failing(all))
      there.write(files)
      const mended = await there.only(...failing(all))

      expect(all.result).toBe('finished')
      expect(outcomes(all)).toEqual(['failed: the test run'])
      expect(nameless(all)).toEqual([{ place: '', message: expect.stringMatching(message) as string }])
      expect(nameless(run)).toEqual(nameless(all))
      expect(outcomes(mended)).toEqual(outcomes(before))
    },
  )

  test('affected, and a seed: the whole suite', async () => {
    await using there = await onDisk(files, { framework: ctest })

    const affected = await there.select({ kind: 'affected', tests: [], files: ['unit.cpp'] })
    const seeded = await there.select({ kind: 'all', seed: 1 })

    expect([affected.result, seeded.result]).toEqual(['finished', 'finished'])
    expect([affected.cases.length, seeded.cases.length]).toEqual([11, 11])
  })

  test('a test whose program is not there is not green', async () => {
    const missing = {
      'CMakeLists.txt': `cmake_minimum_required(VERSION 3.21)\nproject(calc NONE)\nenable_testing()\nadd_test(NAME gone COMMAND no-such-program)\n`,
    }
    await using there = await onDisk(missing, { framework: ctest })

    const all = await there.all()

    expect(all.complete && failing(all).length === 0).toBe(false)
  })
})
