import { describe, expect, test } from 'vitest'
import type { RunExit, RunResult } from '../../src/domain/model/test-run.ts'
import { type EndedProcess, lastLine, runResult } from '../../src/test-runner/run-result.ts'

const exited = (code: number): RunExit => ({ kind: 'exited', code })
const PASSED = [{ status: 'passed' }] as const
const FAILED = [{ status: 'passed' }, { status: 'failed' }] as const

const ended = (of: Partial<EndedProcess>): EndedProcess => ({
  exit: exited(0),
  output: 'the last words',
  report: 'read',
  detail: '',
  cases: PASSED,
  mayBeEmpty: false,
  ...of,
})

describe('what came of a run', () => {
  test.for<[what: string, of: Partial<EndedProcess>, result: RunResult, note: RegExp | undefined]>([
    ['all passed', {}, 'finished', undefined],
    ['some failed', { exit: exited(1), cases: FAILED }, 'finished', undefined],
    ['some failed and it ended with 0', { cases: FAILED }, 'finished', undefined],
    ['its exit code is the number of failures', { exit: exited(137), cases: FAILED }, 'finished', undefined],
    ['nothing had to run', { cases: [], mayBeEmpty: true }, 'finished', undefined],
    ['nothing ran', { cases: [] }, 'no-tests', /^No test ran\.$/],
    [
      'all were skipped',
      { cases: [{ status: 'skipped' }, { status: 'skipped' }] },
      'finished',
      /^No test ran: 2 tests were skipped\.$/,
    ],
    ['some were skipped', { cases: [{ status: 'skipped' }, { status: 'passed' }] }, 'finished', undefined],
    [
      'nothing ran and it failed',
      { cases: [], exit: exited(1) },
      'no-tests',
      /^No test ran \(exit code 1\): the last words$/,
    ],
    ['all passed and it failed', { exit: exited(2) }, 'failed-without-failures', /ended with exit code 2\.$/],
    [
      'nothing had to run and it failed',
      { cases: [], mayBeEmpty: true, exit: exited(2) },
      'failed-without-failures',
      /code 2/,
    ],
    [
      'there is no program',
      { exit: { kind: 'not-found', command: 'x' }, report: 'none' },
      'not-found',
      /: x was not found\.$/,
    ],
    ['its time was up', { exit: { kind: 'timed-out', afterMs: 61_000 } }, 'timed-out', /within 61 s\.$/],
    [
      'it took too much memory',
      { exit: { kind: 'out-of-memory', limit: 512_000_000 } },
      'out-of-memory',
      /more than 512 MB/,
    ],
    ['it was killed', { exit: { kind: 'killed', signal: 'SIGKILL' } }, 'killed', /killed by SIGKILL\.$/],
    [
      'it crashed',
      { exit: { kind: 'killed', signal: 'SIGSEGV' } },
      'crashed',
      /crashed \(SIGSEGV\): the last words\.$/,
    ],
    [
      'V8 gave up',
      {
        exit: { kind: 'killed', signal: 'SIGABRT' },
        output: 'FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory\n',
      },
      'out-of-memory',
      /ran out of memory \(SIGABRT\)/,
    ],
    [
      'a shell tells of a crash',
      { exit: exited(139), report: 'none', cases: [] },
      'crashed',
      /crashed \(exit code 139\)/,
    ],
    [
      'a shell tells that it was killed',
      { exit: exited(137), report: 'none', cases: [] },
      'killed',
      /killed by SIGKILL\.$/,
    ],
    [
      'a shell tells that it was asked to end',
      { exit: exited(143), report: 'half', cases: PASSED },
      'killed',
      /killed by SIGTERM\.$/,
    ],
    [
      'Java ran out of memory',
      { exit: exited(1), report: 'none', cases: [], output: 'x\njava.lang.OutOfMemoryError: Java heap space\n' },
      'out-of-memory',
      /Java heap space\.$/,
    ],
    [
      'Python ran out of memory',
      { exit: exited(1), report: 'half', output: 'x\nMemoryError\n' },
      'out-of-memory',
      /MemoryError\.$/,
    ],
    ['a test is about memory', { exit: exited(1), cases: FAILED, output: 'MemoryError\n' }, 'finished', undefined],
    [
      'the report is broken',
      { report: 'broken', detail: 'it is empty.', cases: [] },
      'broken-report',
      /report, but it is empty\.$/,
    ],
    [
      'the report breaks off',
      { report: 'half', detail: 'it breaks off.' },
      'half-report',
      /report is incomplete: it breaks off\.$/,
    ],
    [
      'the report is old',
      { report: 'stale', cases: [] },
      'stale-report',
      /code 0 and wrote no report; the existing ones are older\.$/,
    ],
    [
      'the report is old and it failed',
      { report: 'stale', cases: [], exit: exited(1) },
      'stale-report',
      /code 1 and wrote no report; the existing ones are older: the last words\.$/,
    ],
    [
      'there is no report and it ended well',
      { report: 'none', cases: [] },
      'no-report',
      /^The command ended with exit code 0, but no test was seen: it ran none, or wrote no report\.$/,
    ],
    [
      'tox skipped what it has no interpreter for',
      {
        report: 'none',
        cases: [],
        output: '  py39-unit: SKIP (0.01 seconds)\n\u001B[32m  congratulations :) (22.99 seconds)\u001B[0m\n',
      },
      'no-report',
      /^tox ended with exit code 0, but no test was seen: .* Set test-command to one environment .* tox -e py\.$/,
    ],
    [
      'nox ran a session without tests',
      { report: 'none', cases: [], output: 'nox > Running session build\nnox > Session build was successful.\n' },
      'no-report',
      /^nox ended with exit code 0, .* Set test-command to one session .* nox -s tests\.$/,
    ],
    [
      'there is no report',
      { report: 'none', cases: [], exit: exited(3) },
      'no-report',
      /code 3 and wrote no report: the last words\.$/,
    ],
    [
      'a shell did not find a program, and a script runner says more before that',
      { report: 'none', cases: [], exit: exited(127), output: '> test\n> nope-prog\n\nsh: 1: nope-prog: not found\n' },
      'no-report',
      /code 127 and wrote no report: sh: 1: nope-prog: not found\.$/,
    ],
    [
      'go finds no package for this system',
      {
        report: 'none',
        cases: [],
        exit: exited(1),
        output: 'go: warning: "./..." matched no packages\nno packages to test\n',
      },
      'no-tests',
      /^No test ran: no packages to test\.$/,
    ],
    [
      'Maven ends with its help and a code of colours',
      {
        report: 'none',
        cases: [],
        exit: exited(1),
        output: [
          '[ERROR] Rule 0: a rule failed with message:',
          '[ERROR] Detected Maven Version: 3.8.7 is not in the allowed range [3.9,).',
          '[\u001b[1;31mERROR\u001b[m] -> \u001b[1m[Help 1]\u001b[m',
          '[ERROR] ',
          '[ERROR] [Help 1] http://cwiki.apache.org/confluence/display/MAVEN/MojoExecutionException',
          '\u001b[0m\u001b[0m',
        ].join('\n'),
      },
      'no-report',
      /no report: \[ERROR\] Detected Maven Version: 3\.8\.7 is not in the allowed range \[3\.9,\)\.$/,
    ],
    [
      'Maven says its reason in one line',
      {
        report: 'none',
        cases: [],
        exit: exited(1),
        output: '[ERROR] No plugin found for prefix x -> [Help 1]\n[ERROR] \n[ERROR] Re-run Maven',
      },
      'no-report',
      /: \[ERROR\] No plugin found for prefix x\.$/,
    ],
    [
      'the output ends with a printed value',
      {
        report: 'none',
        cases: [],
        exit: exited(1),
        output:
          'failed to load config from /app/vitest.config.mjs\n\nError: Build failed with 1 error:\n    at build (file:///app/a.mjs:1:2) {\n  errors: [Getter/Setter]\n}\n\n',
      },
      'no-report',
      /: failed to load config from \/app\/vitest\.config\.mjs\.$/,
    ],
    [
      'the output ends with the version of Node.js',
      {
        report: 'none',
        cases: [],
        exit: exited(1),
        output:
          "node:internal:1\n  throw err;\n\nError: Cannot find module './gone'\n    at x (node:a:1:2)\n\nNode.js v24.1.0\n",
      },
      'no-report',
      /: Error: Cannot find module '\.\/gone'\.$/,
    ],
    [
      'there is no report and no word',
      { report: 'none', cases: [], exit: exited(1), output: '\n' },
      'no-report',
      /: it printed nothing\.$/,
    ],
  ])('%s', ([, of, result, note]) => {
    const found = runResult(ended(of))

    expect(found.result).toBe(result)
    if (note === undefined) expect(found.note).toBeUndefined()
    else expect(found.note).toMatch(note)
  })

  test.for<[what: string, lines: readonly string[], said: string]>([
    [
      'with its first cause',
      [
        'Resolving',
        '\u001B[31merror\u001B[39m: Request failed after 3 retries',
        '  Caused by: Failed to fetch: `https://pypi.org/simple/tox/`',
        '  Caused by: dns error',
        '  Caused by: failed to lookup address information: Name or service not known',
      ],
      'error: Request failed after 3 retries; Caused by: Failed to fetch: `https://pypi.org/simple/tox/`.',
    ],
    ['in small letters', ['error: a failed.', ' cause: b', ' cause: c'], 'error: a failed; cause: b.'],
    ['unless there is none', ['a', ' cause: b', ' cause: c'], 'cause: c.'],
  ])('an error above its causes is quoted %s', ([, lines, said]) => {
    expect(lastLine(lines.join('\n'))).toBe(said)
  })

  test('the last line is a sentence of a bounded length', () => {
    expect(lastLine('a\nb!\n\n')).toBe('b!')
    expect(lastLine('x'.repeat(5_000))).toBe(`${'x'.repeat(300)}.`)
  })
})
