import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { parse } from 'yaml'
import { CONFIG_NAMES, mergeInputs, readConfig } from '../../src/config/config-file.ts'
import { UserError } from '../../src/contracts/errors.ts'
import { INPUT_NAMES, parseSettings, SECRET_INPUTS, type Settings } from '../../src/config/settings.ts'

const AUTHOR = 'Ada <ada@example.com>'

const APART = ['allowed-paths', 'isolation', 'network', 'docker'] as const
/** What the workflow alone says: secrets, where they go, and what only the runner knows. */
const ELSEWHERE = [
  ...SECRET_INPUTS,
  'anthropic-base-url',
  'openai-base-url',
  'pass-env',
  ...APART,
  'job-context',
] as const
type Name = Exclude<keyof Settings, (typeof ELSEWHERE)[number]>
/** A row for each setting: the compiler asks for one when a setting is added. Its YAML, and what is read from it. */
type Rows = { [Each in Name]: readonly [yaml: string, value: Settings[Each]] }

const ROWS: Rows = {
  'report-paths': ['[a/*.xml, "b c.xml"]', ['a/*.xml', 'b c.xml']],
  'artifact-name': ['reports-*', 'reports-*'],
  'test-command': ['npm test -- {tests}', 'npm test -- {tests}'],
  'setup-command': ['npm ci', 'npm ci'],
  'fix-commands': [
    '["eslint --fix .", {run: go mod tidy, may-write: [go.mod, go.sum]}, {run: make, may-write: gen/**}]',
    [
      { run: 'eslint --fix .', mayWrite: [] },
      { run: 'go mod tidy', mayWrite: ['go.mod', 'go.sum'] },
      { run: 'make', mayWrite: ['gen/**'] },
    ],
  ],
  'working-directory': ['packages/a', 'packages/a'],
  models: ['\n  - anthropic/claude-sonnet-5-5\n  - offline', ['anthropic/claude-sonnet-5-5', 'offline']],
  'analyst-model': ['openai/x', 'openai/x'],
  'fixer-model': ['openai/x', 'openai/x'],
  'reviewer-model': ['openai/x', 'openai/x'],
  'small-model': ['openai/x', 'openai/x'],
  'test-writer-model': ['openai/x', 'openai/x'],
  review: ['false', false],
  'check-tests': ['true', true],
  'add-tests': ['suggest', 'suggest'],
  'propose-tests': ['true', true],
  effort: ['high', 'high'],
  'model-prices': ['[openai/x=1/2]', ['openai/x=1/2']],
  'max-iterations': ['7', 7],
  'max-attempts': ['1', 1],
  'timeout-minutes': ['0.5', 0.5],
  'test-timeout-minutes': ['60', 60],
  'test-memory-mb': ['512', 512],
  'flaky-reruns': ['0', 0],
  'compare-base': ['true', true],
  bisect: ['true', true],
  'max-cost-usd': ['0.25', 0.25],
  'max-tokens': ['100000', 100_000],
  'max-cluster-minutes': ['2.5', 2.5],
  'max-cluster-tokens': ['5', 5],
  'max-cluster-cost-usd': ['3', 3],
  validate: ['final', 'final'],
  parallel: ['16', 16],
  candidates: ['8', 8],
  'if-running': ['leave', 'leave'],
  branch: ['bot/{sha}', 'bot/{sha}'],
  'commit-subject': ["'fix: {summary}'", 'fix: {summary}'],
  'pull-request-title': ['"[{ticket}] {Summary}"', '[{ticket}] {Summary}'],
  'commit-author': [AUTHOR, { name: 'Ada', email: 'ada@example.com' }],
  'sign-off': ['true', true],
  'protected-paths': ['[db/**]', ['db/**']],
  'never-show': ['[legal/**]', ['legal/**']],
  publish: ['apply', 'apply'],
  squash: ['true', true],
  'sign-commits': ['true', true],
  labels: ['[bot, "good first fix"]', ['bot', 'good first fix']],
  reviewers: ['[ada, octo/team]', ['ada', 'octo/team']],
  comment: ['false', false],
  'check-run': ['false', false],
  'verify-with': ['local', 'local'],
  'max-ci-rounds': ['0', 0],
  'max-ci-hours': ['1.5', 1.5],
  'dispatch-ci': ['false', false],
  'open-issues': ['true', true],
  'command-permission': ['admin', 'admin'],
  'allowed-bots': ['["dependabot[bot]"]', ['dependabot[bot]']],
  drafts: ['true', true],
  'opt-in-label': ['fix me', 'fix me'],
  'skip-label': ['leave me', 'leave me'],
  'upload-transcripts': ['true', true],
  'upload-report': ['true', true],
  'fail-on-unfixed': ['false', false],
  'keep-days': ['0', 0],
}
/** The same commands as lines. */
const COMMANDS = 'eslint --fix .\n\n  go mod tidy -> go.mod, go.sum\nmake -> gen/**\n'
const rows = Object.entries(ROWS) as [keyof Rows, (typeof ROWS)[keyof Rows]][]

const ajv = new Ajv({ allErrors: true, strict: true, allowUnionTypes: true })
addFormats.default(ajv)
const schema: object = JSON.parse(readFileSync('fix-tests.schema.json', 'utf8'))
const isValid = ajv.compile(schema)

describe('every setting', () => {
  it('has a row here', () => {
    expect(CONFIG_NAMES).toEqual(Object.keys(ROWS))
    expect(INPUT_NAMES.filter(name => !CONFIG_NAMES.includes(name)).toSorted()).toEqual(ELSEWHERE.toSorted())
  })

  it.each(rows)('%s is read as it stands in YAML', (name, [yaml, value]) => {
    expect(read(`${name}: ${yaml}`)[name]).toEqual(value)
  })

  it.each(rows)('%s is read from a text, as inputs are written', (name, [, value]) => {
    const written: Readonly<Record<string, string>> = { 'fix-commands': COMMANDS, 'commit-author': AUTHOR }
    const text = written[name] ?? [value].flat().map(String).join(', ')

    expect(read(`${name}: ${JSON.stringify(text)}`)[name]).toEqual(value)
    expect(parseSettings({ [name]: text })[name]).toEqual(value)
  })

  it.each(rows)('%s is what it is without a file where nothing stands behind it', name => {
    for (const nothing of ['', '""', 'null', '~', '# later']) {
      expect(read(`${name}: ${nothing}\n`)).toEqual(parseSettings({}))
    }
  })
})

describe('a file may', () => {
  it.each<[string, string, Partial<Settings>]>([
    ['be empty', '', {}],
    ['be a comment', '# soon\n', {}],
    ['begin with a mark of its encoding', '\ufeffsquash: true\n', { squash: true }],
    ['have lines of Windows', 'squash: true\r\nlabels:\r\n  - a\r\n', { squash: true, labels: ['a'] }],
    ['give a list as lines of a text', 'labels: |\n  a\n  b\n', { labels: ['a', 'b'] }],
    ['give numbers in a list', 'labels: [1, 2.5]', { labels: ['1', '2.5'] }],
    ['give an empty list, which is not the default', 'labels: []', { labels: [] }],
    ['name a value and use it again', 'labels: &who [ada]\nreviewers: *who\n', { labels: ['ada'], reviewers: ['ada'] }],
    ['write numbers as YAML does', 'max-iterations: 0x10\nparallel: 4.0\n', { 'max-iterations': 16, parallel: 4 }],
    ['write true as YAML does', 'squash: True\nbisect: TRUE\n', { squash: true, bisect: true }],
  ])('%s', (_, yaml, change) => {
    expect(read(yaml)).toEqual({ ...parseSettings({}), ...change })
  })
})

describe('what is wrong is told with its line', () => {
  it.each<[string, string, number, RegExp]>([
    ['an unknown name', 'squash: true\nmodel: x\n', 2, /^"model" is not a setting\.$/],
    ['a name in capitals', '\n\nSquash: true\n', 3, /^"Squash" is not a setting\.$/],
    ['a name of every object', '__proto__: x\n', 1, /^"__proto__" is not a setting\.$/],
    ['a merge', 'labels: &a [x]\n<<: *a\n', 2, /^"<<" is not a setting\.$/],
    ['a name that is a list', '? [a, b]\n: c\n', 1, /is not a setting\.$/],
    ['a wrong value', 'squash: true\n\nreview: yes\n', 3, /^review: "yes" is not valid\.$/],
    ['a number that is too large', 'parallel: 17', 1, /^parallel: 17 is not valid\.$/],
    ['a number that is none', 'max-cost-usd: .nan', 1, /^max-cost-usd: .+ is not valid\.$/],
    ['a number without an end', 'max-iterations: .inf', 1, /^max-iterations: .+ is not valid\.$/],
    ['a map', 'labels:\n  a: b\n', 2, /^labels: \{"a":"b"\} is not valid\.$/],
    ['a list in a list', 'labels: [[a]]', 1, /^labels: \[\["a"\]\] is not valid\.$/],
    ['nothing in a list', 'labels: [a, null]', 1, /^labels: \["a",null\] is not valid\.$/],
    ['a list for a command', 'squash: true\ntest-command: [npm, test]\n', 2, /^test-command: \["npm","test"\] is not/],
    ['a list for a template', 'branch: [a, "{sha}"]', 1, /^branch: \["a","\{sha\}"\] is not valid\.$/],
    ['a list for a word', 'publish: [apply]', 1, /^publish: \["apply"\] is not valid\.$/],
    ['a name twice', 'squash: true\nreview: true\nsquash: false\n', 3, /^this is not YAML \(Map keys must be unique/],
    ['no YAML', 'squash: true\nlabels: [a\nreview: "x\n', 3, /^this is not YAML \(/],
    ['a tab', 'squash: true\n\treview: true\n', 2, /^this is not YAML \(.*[Tt]ab/],
    ['a colon too many', '\ntest-command: npm: test\n', 2, /^this is not YAML \(/],
    ['two documents', 'squash: true\n---\nreview: true\n', 2, /^this is not YAML \(/],
    ['a list at the top', '\n- squash\n', 2, /^the file is not a map of settings\.$/],
    ['a word at the top', 'squash\n', 1, /^the file is not a map of settings\.$/],
    ['nothing at the top', 'null\n', 1, /^the file is not a map of settings\.$/],
    ['an alias of nothing', 'squash: true\nmodels: *nope\n', 2, /^models: its aliases/],
    ['a list that holds itself', 'squash: true\nlabels: &a [x, *a]\n', 2, /^labels: its aliases/],
    ['a value that would fill the memory', `squash: true\nlabels: ${bomb()}\n`, 3, /^labels: its aliases/],
    ['a value that would fill the stack', `squash: true\nlabels: ${'['.repeat(9_000)}`, 2, /^this is not YAML/],
    ...ELSEWHERE.map((name): [string, string, number, RegExp] => [
      `${name}, which the workflow says`,
      `squash: true\n${name}: hunter2\n`,
      2,
      new RegExp(`^"${name}" is only allowed in the workflow\\.$`),
    ]),
  ])('%s', (_, yaml, line, problem) => {
    const error = errorOf(() => readConfig(yaml, '.github/fix-tests.yml on main'))

    expect(error).toBeInstanceOf(UserError)
    const [, at, told = ''] = /^\.github\/fix-tests\.yml on main:(\d+): ([\s\S]+)$/.exec(error.message) ?? []
    expect(Number(at)).toBe(line)
    expect(told).toMatch(problem)
    expect((error as UserError).remedy).toMatch(/\.$/)
    expect(error.message).not.toContain('hunter2')
  })

  it.each([
    ['max-iteration: 5', 'Write max-iterations if you mean that.'],
    ['Squash: true', 'Write squash if you mean that.'],
    ['colour: red', 'See the inputs in the documentation for the names.'],
    [`${'x'.repeat(900)}: red`, 'See the inputs in the documentation for the names.'],
  ])('with the name that was probably meant: %#', (yaml, remedy) => {
    expect((errorOf(() => readConfig(yaml, 'fix-tests.yml')) as UserError).remedy).toBe(remedy)
  })

  test('and nothing else is ever thrown', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        ...CONFIG_NAMES,
        ': ',
        '\n',
        '- ',
        '[',
        ']',
        '{',
        '}',
        '*a',
        '&a ',
        '"',
        "'",
        '|',
        '#',
        '? ',
        '!!',
      ),
      fc.string({ unit: 'binary', maxLength: 5 }),
    )

    fc.assert(
      fc.property(fc.array(piece), pieces => {
        const error = errorOf(() => parseSettings(readConfig(pieces.join(''))))

        if (error.message !== '') expect(error).toBeInstanceOf(UserError)
      }),
      { numRuns: 1_000 },
    )
  })
})

describe('what the workflow gives wins over the file', () => {
  it.each<[string, Record<string, string | undefined>, Record<string, string | undefined>, object]>([
    ['where both say something', { parallel: '2' }, { parallel: '3' }, { parallel: '3' }],
    ['but not where it says nothing', { parallel: '2' }, { parallel: undefined, bisect: '' }, { parallel: '2' }],
    ['nor where it is blank', { parallel: '2' }, { parallel: ' \n' }, { parallel: '2' }],
    ['name by name', { parallel: '2' }, { squash: 'true' }, { parallel: '2', squash: 'true' }],
    ['also with what is the default', { parallel: '2' }, { parallel: '1' }, { parallel: '1' }],
  ])('%s', (_, file, given, expected) => {
    expect(mergeInputs(file, given)).toEqual(expected)
  })
})

describe('the JSON Schema', () => {
  it('is one', () => {
    expect(ajv.validateSchema(schema)).toBe(true)
  })

  it('has the settings that the reader knows, with their defaults, and nothing else', () => {
    const { properties, additionalProperties } = schema as {
      properties: Record<string, { description: string; default?: unknown }>
      additionalProperties: boolean
    }
    const defaults = Object.entries(parseSettings({})).filter(
      ([name, value]) => value !== undefined && CONFIG_NAMES.some(each => each === name),
    )

    expect(Object.keys(properties)).toEqual(CONFIG_NAMES)
    expect(additionalProperties).toBe(false)
    for (const { description } of Object.values(properties)) expect(description).toMatch(/\.$/)
    expect(
      Object.entries(properties).flatMap(([name, { default: told }]) => (told === undefined ? [] : [[name, told]])),
    ).toEqual(defaults)
  })

  it.each(rows.map(([name, [yaml]]) => `${name}: ${yaml}`))('takes what the reader takes: %s', yaml => {
    expect(schemaTakes(yaml)).toBe(true)
  })

  it.each(
    `labels: a, b; labels: []; labels: {a: b}; labels: [[a]]; labels: [null]; labels: [true]; labels: [a, b]
    working-directory: ""; test-command: {a: b}; test-command: [npm, test]
    max-iterations: 0; max-iterations: 1.5; max-iterations: x; max-iterations: [2]; max-iterations: 1e2
    timeout-minutes: 0; timeout-minutes: -1; timeout-minutes: 0.1; test-timeout-minutes: 60.5
    flaky-reruns: -1; flaky-reruns: 0; flaky-reruns: 10; flaky-reruns: 11; parallel: 0; parallel: 17; parallel: [2]
    max-cost-usd: 0.0001; max-cost-usd: 0; max-cost-usd: $5; max-cost-usd: -1
    effort: huge; effort: High; effort: max; publish: push; publish: patch; publish: [apply]; validate: true
    review: yes; review: 1; review: [true]; review: True
    branch: bot; branch: "{head}"; branch: "{sha}"; branch: ["a-{sha}"]
    command-permission: none; command-permission: owner; command-permission: triage
    nope: 1; Review: true; github-token: x; job-context: x; openai-base-url: https://x.example; pass-env: [CI]`
      .split(/;|\n/)
      .map(yaml => yaml.trim()),
  )('says the same as the reader of %s', yaml => {
    const error = errorOf(() => parseSettings(readConfig(yaml)))

    expect(schemaTakes(yaml)).toBe(error.message === '')
  })
})

function read(yaml: string): Settings {
  return parseSettings(readConfig(yaml))
}

/** Whether an editor that knows the schema has nothing to say of a file. */
function schemaTakes(yaml: string): boolean {
  return isValid(parse(yaml))
}

/** What is thrown; an error without a message where nothing is. */
function errorOf(work: () => unknown): Error {
  try {
    work()
    return new Error('')
  } catch (error) {
    return error as Error
  }
}

/** A list of nine lists of nine lists …: a few lines that are gigabytes. */
function bomb(): string {
  const level = (name: string, item: string) => `\n - &${name} [${Array.from({ length: 9 }, () => item).join(', ')}]`
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']
  return names.map((name, index) => level(name, index === 0 ? 'x' : `*${names[index - 1]}`)).join('')
}
