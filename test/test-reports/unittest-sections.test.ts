import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readReports } from '../../src/test-reports/read-reports.ts'

const TESTS = `import unittest

class Cart(unittest.TestCase):
    def test_equal(self):
        self.assertEqual(3, 4)

    def test_lists(self):
        self.assertEqual([1], [2])

    def test_key(self):
        """It is there."""
        print("FAIL: test_printed (test_cart.Cart)")
        try:
            {}["x"]
        except KeyError:
            raise ValueError("no such cart")

    def test_subs(self):
        for number in (1, 2):
            with self.subTest(number=number):
                self.assertEqual(number, 0)

    def test_fine(self):
        pass
`

async function failures(text: string) {
  const file = { name: 'output.txt', open: () => [text] }
  const { cases, complete } = await readReports([file], { relative: each => each })
  return {
    complete,
    cases: cases
      .filter(({ status }) => status === 'failed')
      .map(({ id, problems: [problem] }) => [id.name, problem?.type, problem?.message.split('\n')[0]]),
  }
}

it.each([[[]], [['-v']], [['-b']]])('of unittest %j each failure has its own message', async options => {
  const home = mkdtempSync(join(tmpdir(), 'fix-tests-unittest-'))
  onTestFinished(() => rmSync(home, { recursive: true }))
  writeFileSync(join(home, 'test_cart.py'), TESTS)
  execFileSync('python3', ['--version'])

  const { stderr } = spawnSync('python3', ['-m', 'unittest', ...options], { cwd: home, encoding: 'utf8' })

  const read = await failures(stderr)
  expect(read.cases).toEqual(
    expect.arrayContaining([
      ['test_equal', 'AssertionError', 'AssertionError: 3 != 4'],
      ['test_lists', 'AssertionError', 'AssertionError: Lists differ: [1] != [2]'],
      ['test_key', 'ValueError', 'ValueError: no such cart'],
    ]),
  )
  expect(read.cases.map(([name]) => name)).not.toContain('test_printed')
})
