import { describe, expect, it } from 'vitest'
import type { Failure } from '../../../../src/domain/model/test-case.ts'
import { unsetVariables } from '../../../../src/fixers/offline/evidence/unset-variables.ts'

const isTest = (file: string) => file.includes('test')

/** Look for unset variables in failures of one test file. */
function find(
  problems: readonly (readonly [type: string, message: string])[],
  files: Readonly<Record<string, string>>,
  { failingDiff = '', passed = '' } = {},
): Promise<readonly string[]> {
  const failures = problems.map(
    ([type, message]): Failure => ({
      id: { framework: 'any', file: 'test/a', suite: [], name: message },
      problem: { kind: 'error', type, message, stack: '' },
      frames: [],
      durationMs: 1,
    }),
  )
  const source = {
    list: () => Promise.resolve(Object.keys(files)),
    read: (path: string) => Promise.resolve(files[path]),
  }
  const suspects = Object.keys(files).filter(file => file.startsWith('src/'))
  return unsetVariables({ failures, failingDiff }, suspects, { source, isTest, isPassed: name => name === passed })
}

describe('a variable that the code reads from the environment', () => {
  it.each([
    ['Error', 'API_URL is not set', 'const url = process.env.API_URL'],
    ['Error', 'TOKEN is not set', "const token = process.env['TOKEN']"],
    ['Error', 'Missing API_URL', 'const { API_URL, PORT = 1 } = process.env'],
    ['Error', 'API_URL is undefined', 'import.meta.env.API_URL'],
    [
      'AssertionError',
      "expected [Function] to not throw but 'Error: API_URL is not set' was thrown",
      'process.env.API_URL',
    ],
    ['ZodError', '{ "API_URL": ["Required"] }', 'schema.parse({ API_URL: process.env.API_URL })'],
    ['Error', 'Please provide the API_URL', "Deno.env.get('API_URL')"],
    ['KeyError', "'API_URL'", "os.environ['API_URL']"],
    ['ValueError', 'You must set API_URL', "os.getenv('API_URL')"],
    ['ImproperlyConfigured', 'Set the API_URL environment variable', "env('API_URL')"],
    ['RuntimeError', 'API_URL must be set', "os.environ.get('API_URL')"],
    ['UndefinedValueError', 'API_URL not found. Declare it as envvar', "config('API_URL', cast=str)"],
    ['', 'required key API_URL missing value', 'os.Getenv("API_URL")'],
    ['', 'panic: API_URL is empty', 'value, ok := os.LookupEnv("API_URL")'],
    ['', 'called `Result::unwrap()` on an `Err` value: MissingConfig("API_URL")', 'std::env::var("API_URL")'],
    ['', 'API_URL must be set: NotPresent', 'std::env::var("API_URL")'],
    ['java.lang.IllegalStateException', 'API_URL has to be set', 'System.getenv("API_URL")'],
    ['KeyError', 'key not found: "API_URL"', 'ENV.fetch("API_URL")'],
    ['ErrorException', 'Undefined array key "API_URL"', "$_ENV['API_URL']"],
    ['InvalidOperationException', 'API_URL not set.', 'Environment.GetEnvironmentVariable("API_URL")'],
  ])('is found: %s: %s', async (type, message, code) => {
    const [name] = await find([[type, message]], { 'src/a': code, 'test/a': '' })

    expect(name).toBe(message.includes('TOKEN') ? 'TOKEN' : 'API_URL')
  })

  it.each([
    ['the code does not read it', { 'src/a': 'const API_URL = undefined', 'test/a': '' }],
    ['the test names it', { 'src/a': 'process.env.API_URL', 'test/a': "process.env.API_URL = 'x'" }],
    [
      'a set-up names it',
      { 'src/a': 'process.env.API_URL', 'test/a': '', 'vitest.setup.ts': "stubEnv('API_URL', 'x')" },
    ],
    ['a file of variables names it', { 'src/a': 'process.env.API_URL', 'test/a': '', '.env.test': 'API_URL=x' }],
  ])('is none where %s', async (_, files) => {
    await expect(find([['Error', 'API_URL is not set']], files)).resolves.toEqual([])
  })

  it('is none where the tests get it', async () => {
    const files = { 'src/a': 'process.env.API_URL', 'test/a': '' }

    await expect(find([['Error', 'API_URL is not set']], files, { passed: 'API_URL' })).resolves.toEqual([])
  })

  it('is found beside a template that names it', async () => {
    const files = { 'src/a': 'process.env.API_URL', 'test/a': '', '.env.example': 'API_URL=' }

    await expect(find([['Error', 'API_URL is not set']], files)).resolves.toEqual(['API_URL'])
  })

  it('is none if a failure has another cause', async () => {
    const files = { 'src/a': 'process.env.API_URL', 'test/a': '' }

    await expect(
      find(
        [
          ['Error', 'API_URL is not set'],
          ['Error', 'expected 1 to be 2'],
        ],
        files,
      ),
    ).resolves.toEqual([])
  })
})

describe('a variable that left a hole in a text', () => {
  const code = 'const base = process.env.SHOP_URL\nexport const link = id => `${base}/orders/${id}`'
  const hole = 'Expected: "https://shop.example/orders/7"\nReceived: "undefined/orders/7"'

  it.each([
    ['jest', hole, code],
    [
      'pytest',
      "AssertionError: assert 'None/orders/7' == 'https://shop/orders/7'",
      'f"{os.environ.get(\'SHOP_URL\')}/orders/{id}"',
    ],
    [
      'vitest',
      "expected 'https://undefined/7' to be 'https://shop.example/7' // Object.is equality",
      "'https://' + import.meta.env.SHOP_URL + '/7'",
    ],
  ])('is found: %s', async (_, message, text) => {
    await expect(find([['', message]], { 'src/a': text, 'test/a': '' })).resolves.toEqual(['SHOP_URL'])
  })

  it.each([
    ['the code falls back', hole, code.replace('SHOP_URL', "SHOP_URL ?? 'x'"), {}],
    [
      'the code only decides by it',
      hole,
      code.replace('const base = process.env.SHOP_URL', 'if (process.env.SHOP_URL) log()'),
      {},
    ],
    ['the code reads two', hole, `${code}\nconst user = process.env.USER_ID`, {}],
    ['the tests get it', hole, code, { passed: 'SHOP_URL' }],
    ['the commit read another one', hole, code, { failingDiff: '-const base = process.env.SHOP\n' }],
    ['the rest differs too', hole.replace('undefined/orders/7', 'undefined/orders/8'), code, {}],
    ['nothing but the hole is there', 'Expected: "https://shop.example"\nReceived: undefined', code, {}],
    ['a hole is expected', hole.replace('https://shop.example', 'https://undefined'), code, {}],
  ])('is none where %s', async (_, message, text, how) => {
    await expect(find([['', message]], { 'src/a': text, 'test/a': '' }, how)).resolves.toEqual([])
  })
})
