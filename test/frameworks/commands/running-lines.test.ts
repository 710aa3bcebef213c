import { expect, it } from 'vitest'
import { titleOf } from '../../../src/domain/model/test-case.ts'
import {
  runningCargoTests,
  runningCtestTests,
  runningGradleTests,
  runningMavenClasses,
  slowNextestTests,
} from '../../../src/frameworks/commands/running-lines.ts'

it('ctest names a test when it starts, by its number when it ends', () => {
  const output = [
    'Test project /app/build',
    '    Start 1: good',
    '1/3 Test #1: good .............................   Passed    0.00 sec',
    '    Start 2: all of it',
    '    Start 3: bad',
    '3/3 Test #3: bad ..............................***Failed    0.00 sec',
  ].join('\n')

  expect(runningCtestTests(output).map(titleOf)).toEqual(['all of it'])
})

it('Gradle prints what our script says', () => {
  const output = [
    'ex.SumTest > ofAll STARTED',
    'ex.SumTest > [1] a > b STARTED',
    'ex.SumTest > [1] a > b PASSED',
    'ex.Other > deep() STARTED',
  ].join('\n')

  expect(runningGradleTests(output).map(titleOf)).toEqual(['ex.SumTest › ofAll', 'ex.Other › deep'])
})

it('Maven names a class, in the words of old and new versions', () => {
  const output = [
    '[INFO] Running ex.OldTest',
    '[INFO] Tests run: 2, Failures: 0, Errors: 0, Skipped: 0, Time elapsed: 0.1 s - in ex.OldTest',
    '[INFO] Running ex.NewTest',
    '[ERROR] Tests run: 2, Failures: 1, Errors: 0, Skipped: 0, Time elapsed: 0.1 s <<< FAILURE! -- in ex.NewTest',
    '[INFO] Running ex.SumTest',
  ].join('\n')

  expect(runningMavenClasses(output)).toEqual([{ framework: 'maven', file: '', suite: ['ex.SumTest'], name: '' }])
})

it('cargo test names a slow test, and with one thread each test when it starts', () => {
  const slow = [
    '     Running unittests src/lib.rs (target/debug/deps/shop-f122c278a35cec47)',
    'running 3 tests',
    'test tests::good ... ok',
    'test tests::slow has been running for over 60 seconds',
    'test tests::loops has been running for over 60 seconds',
    'test tests::slow ... ok',
  ].join('\n')
  const alone = [
    '     Running unittests src/lib.rs (target/debug/deps/shop-f122c278a35cec47)',
    'test tests::prints ... some words',
    'ok',
    'test result: ok. 1 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.00s',
    '     Running tests/it.rs (/tmp/target/debug/deps/it-0a1b2c3d4e5f6071)',
    'test loops - should panic ... ',
  ].join('\n')

  expect(runningCargoTests(slow).map(titleOf)).toEqual(['shop › tests › loops'])
  expect(runningCargoTests(alone).map(titleOf)).toEqual(['it › loops'])
})

it('nextest names a slow test again and again until it ends', () => {
  const output = [
    '        PASS [   0.113s] (1/4) shop tests::good',
    '        SLOW [>  5.000s] (───) shop tests::loops',
    '        SLOW [>  5.000s] (───) shop::it slow',
    '        SLOW [> 10.000s] (───) shop tests::loops',
    '        FAIL [  10.400s] (2/4) shop::it slow',
    '     SIGTERM [  34.325s] (4/4) shop tests::loops',
  ].join('\n')

  expect(slowNextestTests(output).map(titleOf)).toEqual(['shop › tests › loops'])
})
