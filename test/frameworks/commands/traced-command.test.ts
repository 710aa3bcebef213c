import { describe, expect, test } from 'vitest'
import { tracedCommand } from '../../../src/frameworks/commands/traced-command.ts'

const traced = (framework: string, args: readonly string[], dir = '/runs/trace/0/only-1') =>
  tracedCommand(
    { file: framework, args, report: { at: 'file', path: '/runs/report.xml', format: 'junit' } },
    { framework, dir, folder: '/runs/trace/traces', index: 2, lines: true },
  )

describe('a traced command', () => {
  test('of vitest runs in processes, and takes the option once', () => {
    const { args } = traced('vitest', [
      'run',
      '--pool',
      'threads',
      '--pool=vmThreads',
      '--poolOptions.threads.isolate',
      'a',
    ])

    expect(args).toEqual(['run', '--poolOptions.threads.isolate', 'a', '--pool=forks'])
  })

  test('of Go writes a file of its own for each package and run', () => {
    const of = (dir: string) =>
      traced('go', ['test', './...'], dir).args.find(word => word.startsWith('-coverprofile='))

    expect(of('/runs/trace/0/only-1')).toBe('-coverprofile=/runs/trace/traces/go-0-only-1-2.out')
    expect(of('/runs/trace/1/only-1')).not.toBe(of('/runs/trace/0/only-1'))
  })

  test('of Go changes its folder first', () => {
    expect(traced('go', ['test', '-C', 'tools', '-json']).args.slice(0, 3)).toEqual(['test', '-C', 'tools'])
    expect(traced('go', ['test', '-C=tools', '-json']).args.slice(0, 2)).toEqual(['test', '-C=tools'])
  })

  test('of unittest has our module beside it, and no option of pytest', () => {
    const { env, appendedEnv, files } = traced('unittest', ['program.py'])

    expect(env).toMatchObject({ FIX_TESTS_TRACES: '/runs/trace/traces', FIX_TESTS_TRACE_LINES: '1' })
    expect(appendedEnv).toEqual({})
    expect(Object.keys(files ?? {})).toEqual(['trace/fix_tests_watch.py'])
  })
})
