import { expect, it } from 'vitest'
import { titleOf } from '../../../src/domain/model/test-case.ts'
import { runningGoTests, runningTests } from '../../../src/frameworks/commands/running-tests.ts'

it('pytest -v names a test when it starts', () => {
  const output = [
    'collected 4 items',
    'tests/test_a.py::test_one PASSED          [ 25%]',
    'tests/test_a.py::TestB::test_two[a::b c] FAILED [ 50%]',
    'tests/test_a.py::TestB::test_two[PASSED or not] ',
  ].join('\n')

  expect(runningTests(output).map(titleOf)).toEqual(['tests/test_a.py › TestB › test_two[PASSED or not]'])
})

it.each(['Terminated', 'Killed'])('the word %s of a shell belongs to no name', word => {
  const output = `test_a.py::test_one[1-2] PASSED [ 50%]\ntest_a.py::test_two[3-4] ${word}`

  expect(runningTests(output).map(titleOf)).toEqual(['test_a.py › test_two[3-4]'])
})

it('the workers of pytest-xdist print names and results in lines of their own', () => {
  const output = [
    'test_a.py::test_one ',
    'test_a.py::test_two ',
    '[gw1] [ 33%] PASSED test_a.py::test_two ',
    'test_a.py::test_three ',
    '[gw1] [ 66%] PASSED test_a.py::test_three ',
  ].join('\n')

  expect(runningTests(output).map(titleOf)).toEqual(['test_a.py › test_one'])
})

it('of the events of go test those tests run that did not end and do not wait', () => {
  const event = (Action: string, Test: string) => JSON.stringify({ Action, Package: 'p', Test })
  const output = [
    event('run', 'TestA'),
    event('pass', 'TestA'),
    event('run', 'TestWaits'),
    event('pause', 'TestWaits'),
    event('run', 'TestB'),
    event('run', 'TestB/one'),
    event('pass', 'TestB/one'),
    event('run', 'TestB/two'),
    '{"Action":"pass","Package":"p","Te',
  ].join('\n')

  expect(runningGoTests(output).map(({ name }) => name)).toEqual(['TestB/two'])
})
