import { describe, expect, test } from 'vitest'
import { unpassedNotes } from '../../src/triage/unpassed-variables.ts'

const unpassed = { here: ['API_URL', 'mode', 'DATABASE_URL'], inCi: ['API_URL', 'LEVEL'] }
const problem = (message: string, stack = '', type = 'Error') => ({ kind: 'error' as const, type, message, stack })
const api = 'A failing test names the variable `API_URL`, which tests do not get: set `pass-env: API_URL`.'

describe('a variable that a failing test names and does not get', () => {
  test.for([
    'API_URL is not set',
    'API_URL must be set',
    'Missing API_URL',
    'Please set API_URL first',
    'missing environment variable API_URL',
    'The environment variable "API_URL" is required',
    'environment variable: API_URL',
    'Missing required env var: API_URL',
    'expected process.env.API_URL to be a string',
    "expected process.env['API_URL'] to be a string",
    '> 3 | const url = import.meta.env.API_URL',
    "url = os.environ['API_URL']",
    'url = os.environ.get("API_URL")',
    "os.getenv('API_URL')",
    'System.getenv("API_URL")',
    'os.Getenv("API_URL")',
    'std::env::var("API_URL")',
    "ENV['API_URL']",
    'ENV.fetch("API_URL")',
    'key not found: "API_URL"',
    "KeyError: 'API_URL'",
    "getenv('API_URL')",
    "$_ENV['API_URL']",
  ])('is said, with what to set: %s', message => {
    expect(unpassedNotes([problem(message)], unpassed)).toEqual([api])
    expect(unpassedNotes([problem('It failed', message)], unpassed)).toEqual([api])
  })

  test('is known by the type of a Python error', () => {
    expect(unpassedNotes([problem("'API_URL'", '', 'KeyError')], unpassed)).toEqual([api])
  })

  test('is said once, however many tests name it', () => {
    expect(unpassedNotes([problem('API_URL is not set'), problem('API_URL must be set')], unpassed)).toEqual([api])
  })

  test('is to be set first, if only the failed step of CI had it', () => {
    expect(unpassedNotes([problem('LEVEL is not set')], unpassed)).toEqual([
      'A failing test names the variable `LEVEL`, which the failed step had: set it in `env:` of the step with fix-tests, and set `pass-env: LEVEL`.',
    ])
  })

  test.for(['expected API_URL', 'the mode of mode', 'OTHER_URL is not set', '', 'x'.repeat(100_000)])(
    'is not said for %.30j',
    message => {
      expect(unpassedNotes([problem(message)], unpassed)).toEqual([])
    },
  )

  test('is not said where all is passed, or nothing fails', () => {
    expect(unpassedNotes([problem('API_URL is not set')], undefined)).toEqual([])
    expect(unpassedNotes([], unpassed)).toEqual([])
  })
})
