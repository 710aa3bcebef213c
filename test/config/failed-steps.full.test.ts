import { describe, expect, test } from 'vitest'
import { failedSteps } from '../../src/config/failed-steps.ts'
import { matchesTemplate, parseWorkflow } from '../../src/config/workflow-file.ts'
import { ciJob, type Steps } from './workflows.ts'

const PATH = '.github/workflows/ci.yml'

/** Read the only failed step of a workflow with one job, `test`. */
function read(
  { top = '', job = '', steps }: { top?: string; job?: string; steps: string },
  { name = 'test', reported, labels }: { name?: string; reported: Steps; labels?: readonly string[] },
) {
  const text = `${top}\njobs:\n  test:\n    runs-on: ubuntu-latest\n${job}\n    steps:\n${steps}\n`
  return failedSteps(text, [ciJob(name, reported, labels)], PATH)
}

describe('a shell', () => {
  test.for<[string, { top?: string; job?: string; step?: string; labels?: string[] }, string]>([
    ['is GitHub’s default if none is named', {}, 'default'],
    ['is PowerShell on Windows if none is named', { labels: ['windows-2022'] }, 'pwsh'],
    ['is that of the step', { top: 'defaults: { run: { shell: sh } }', step: ', shell: python' }, 'python'],
    [
      'is that of the job',
      { top: 'defaults: { run: { shell: sh } }', job: '    defaults: { run: { shell: cmd } }' },
      'cmd',
    ],
    ['is that of the workflow', { top: 'defaults: { run: { shell: sh } }' }, 'sh'],
    ['is a template', { step: ", shell: 'bash -l {0}'" }, 'bash -l {0}'],
    ['is named on Windows too', { step: ', shell: bash', labels: ['self-hosted', 'Windows'] }, 'bash'],
  ])('%s', ([, { top, job, step = '', labels }, shell]) => {
    const parts = {
      steps: `      - { run: npm test${step} }`,
      ...(top === undefined ? {} : { top }),
      ...(job === undefined ? {} : { job }),
    }

    const { steps } = read(parts, { reported: ['!Run npm test'], ...(labels === undefined ? {} : { labels }) })

    expect(steps).toMatchObject([{ shell }])
  })
})

test('of a step that failed on Windows and Linux, that on Linux is read', () => {
  const jobs = ['windows-latest', 'ubuntu-latest'].map(system => ciJob(`test (${system})`, ['!Run a'], [system]))

  const { steps } = failedSteps('jobs: { test: { strategy: { matrix: {} }, steps: [{ run: a }] } }', jobs, PATH)

  expect(steps).toMatchObject([{ job: 'test (ubuntu-latest)', shell: 'default' }])
})

describe('a directory', () => {
  const checkout = (path: string) => `      - { uses: actions/checkout@v4, with: { path: ${path} } }\n`

  test.for<[string, string, string]>([
    ['', '.', ''],
    ['', './a/../b//c/', 'b/c'],
    ['', "'${{ github.workspace }}/lib'", 'lib'],
    ['', "'${{github.workspace}}'", ''],
    [checkout('repo'), 'repo/sub', 'sub'],
    [checkout("'${{ github.workspace }}/repo'"), './repo', ''],
    ['      - { uses: actions/checkout@v4, with: { path: other, repository: a/b } }\n', 'sub', 'sub'],
    ["      - { uses: actions/checkout@v4, with: { path: x, repository: '${{ github.repository }}' } }\n", 'x', ''],
  ])('after %j, %j is %j of the repository', ([first, directory, expected]) => {
    const steps = `${first}      - { run: npm test, working-directory: ${directory} }`

    const found = read(
      { steps },
      { reported: first === '' ? ['!Run npm test'] : ['Run actions/checkout@v4', '!Run npm test'] },
    )

    expect(found).toMatchObject({ steps: [{ workingDirectory: expected }], notes: [] })
  })

  test.for<[string, string]>([
    ['', '/opt/app'],
    ['', '../other'],
    ['', 'a/../../b'],
    ['', "'~/x'"],
    ['', "'C:/x'"],
    ['', "'${{ matrix.package }}'"],
    [checkout('repo'), '.'],
    [checkout("'${{ matrix.path }}'"), 'repo'],
  ])('after %j, %s is not known to be in the repository', ([first, directory]) => {
    const steps = `${first}      - { run: npm test, working-directory: ${directory} }`

    const found = read(
      { steps },
      { reported: first === '' ? ['!Run npm test'] : ['Run actions/checkout@v4', '!Run npm test'] },
    )

    expect(found).toMatchObject({
      steps: [],
      notes: [expect.stringMatching(/^The failed step “Run npm test” of job “test” runs in “.+”, which is not known/)],
    })
  })
})

describe('a step', () => {
  test.for<[string, string, Steps, string]>([
    ['with a name', '- { name: All tests, run: a }', ['!All tests'], 'a'],
    ['with several lines', '- { run: "\\n  npm test  \\nnpm run b" }', ['!Run npm test'], '\n  npm test  \nnpm run b'],
    ['with an expression in its name', "- { name: 'On ${{ runner.os }}', run: a }", ['!On Linux'], 'a'],
    [
      'after one that GitHub puts before it',
      '- { run: a }',
      ['Pre Run x/y@v1', 'Initialize containers', '!Run a'],
      'a',
    ],
    [
      'whose name is that of an earlier one',
      '- { run: a, env: { N: 1 } }\n      - { run: a, env: { N: 2 } }',
      ['Run a', '!Run a'],
      'a',
    ],
    [
      'that is reported while its job runs',
      '- { run: b }\n      - { run: a }\n      - { run: c }',
      ['Run b', '!Run a'],
      'a',
    ],
    ['with an alias', '- &s { run: a, name: One }\n      - *s', ['One', '!One'], 'a'],
    ['that is a number', '- { run: 1 }', ['!Run 1'], '1'],
    ['beside entries that are no steps', '- nothing\n      - { name: x, run: a }\n      - [1]', ['!x'], 'a'],
  ])('%s is found', ([, steps, reported, run]) => {
    expect(read({ steps: `      ${steps}` }, { reported })).toMatchObject({ steps: [{ run }], notes: [] })
  })

  test('of two equal ones has the variables of its own', () => {
    const steps = '      - { run: a, env: { N: 1 } }\n      - { run: a, env: { N: 2 } }'

    expect(read({ steps }, { reported: ['Run a', '!Run a'] }).steps).toMatchObject([{ env: { N: '2' } }])
  })

  test.for<[string, string, Steps, RegExp]>([
    [
      'an action',
      '- uses: ./.github/actions/test',
      ['!Run ./.github/actions/test'],
      /is the action “\.\/\.github\/actions\/test”/,
    ],
    [
      'a command with an expression',
      '- run: npm test -- ${{ matrix.shard }}',
      ['!Run npm test -- 1'],
      /has an expression/,
    ],
    ['a command with a secret', '- { name: a, run: "echo ${{ secrets.X }}" }', ['!a'], /has an expression/],
    ['an unknown shell', '- { run: a, shell: fish }', ['!Run a'], /the shell “fish”, which is unknown/],
    ['a shell with an expression', "- { run: a, shell: '${{ matrix.sh }} {0}' }", ['!Run a'], /which is unknown/],
    ['a step that the file does not have', '- { run: a }', ['!Run b'], /is not in \.github\/workflows\/ci\.yml/],
    ['a step that could be two', '- { run: a }\n      - { run: a }', ['!Run a', 'Run x'], /is not in/],
    ['a step of GitHub’s own', '- { run: a }', ['!Initialize containers', 'Run a'], /is not in/],
    ['an empty command', '- { name: a, run: "  " }', ['!a'], /has no command/],
    ['a command with a null byte', '- { name: a, run: "a\\0b" }', ['!a'], /has no command/],
    ['a map for a command', '- { name: a, run: { x: 1 } }', ['!a'], /has no command/],
  ])('is not taken if it is %s', ([, steps, reported, why]) => {
    const found = read({ steps: `      ${steps}` }, { reported })

    expect(found).toEqual({ steps: [], notes: [expect.stringMatching(why)] })
    expect(found.notes[0]).toMatch(/^The failed step “.+” of job “test” .+\.$/)
  })
})

describe('a job', () => {
  const file = (jobs: string) => `jobs:\n${jobs}`
  const steps = 'steps: [{ run: a }]'

  test.for<[string, string, string]>([
    ['by its id', `  test: { ${steps} }\n  tests: { ${steps} }`, 'test'],
    ['by its name', `  x: { name: test, ${steps} }\n  y: { ${steps} }`, 'test'],
    [
      'by its name and the values of its matrix',
      `  x: { name: T, strategy: { matrix: { n: [1] } }, ${steps} }`,
      'T (1)',
    ],
    [
      'by a matrix with an expression',
      `  x: { strategy: { matrix: '\${{ fromJSON(needs.a.outputs.m) }}' }, ${steps} }`,
      'x (1, b)',
    ],
    ['by a name with expressions', `  x: { name: 'T \${{ matrix.n }}/\${{ matrix.o }}', ${steps} }`, 'T 1/ubuntu'],
    [
      'by a name beside one that fits all',
      `  x: { name: '\${{ matrix.n }}', steps: [{ run: b }] }\n  y: { name: test, ${steps} }`,
      'test',
    ],
    [
      'by its steps, if the names fit two',
      `  x: { name: '\${{ a }}', steps: [{ run: b }] }\n  y: { name: '\${{ b }}', ${steps} }`,
      'test',
    ],
  ])('is found %s', ([, jobs, name]) => {
    expect(failedSteps(file(jobs), [ciJob(name, ['!Run a'])], PATH)).toMatchObject({ steps: [{ run: 'a' }], notes: [] })
  })

  test.for<[string, string, string, RegExp]>([
    ['of a reusable workflow', '  call: { uses: ./.github/workflows/x.yml }', 'call / test', /of a reusable workflow/],
    [
      'of a reusable workflow in a matrix',
      '  call: { strategy: { matrix: { a: [1] } }, uses: x/y/z.yml@v1 }',
      'call (1) / test',
      /not found|reusable/,
    ],
    ['that the file does not have', `  x: { ${steps} }`, 'test', /was not found/],
    [
      'that could be two',
      `  x: { name: '\${{ a }}', ${steps} }\n  y: { name: '\${{ b }}', ${steps} }`,
      'test',
      /beyond doubt/,
    ],
  ])('%s is not taken', ([, jobs, name, why]) => {
    expect(failedSteps(file(jobs), [ciJob(name, ['!Run a'])], PATH)).toEqual({
      steps: [],
      notes: [expect.stringMatching(why)],
    })
  })

  test('is not read without a failed step', () => {
    expect(failedSteps(file(`  x: { ${steps} }`), [ciJob('x', ['Run a'])], PATH)).toEqual({ steps: [], notes: [] })
  })
})

describe('a variable', () => {
  const env = (top: string, step = '{}') =>
    read({ top: `env: ${top}`, steps: `      - { run: a, env: ${step} }` }, { reported: ['!Run a'] }).steps[0]

  test.for<[string, string | undefined]>([
    ['text', 'text'],
    ['1.10', '1.1'],
    ['true', 'true'],
    ['yes', 'yes'],
    ['on', 'on'],
    ['~', ''],
    ['0x10', '16'],
    ["'${{ secrets.A }}'", undefined],
    ["'x-${{ github.token }}-y'", undefined],
    ["'${{ matrix.node }}'", undefined],
    ['"a\\0b"', undefined],
    ['[1, 2]', undefined],
    ['{ a: 1 }', undefined],
    [`'${'x'.repeat(40_000)}'`, undefined],
  ])('with the value %.30s is %j', ([value, expected]) => {
    const found = env(`{ A: ${value} }`)

    expect(found?.env.A).toBe(expected)
    expect(found?.leftOut).toEqual(expected === undefined ? ['A'] : [])
  })

  test.for([
    'GITHUB_TOKEN',
    'RUNNER_TEMP',
    'ACTIONS_STEP_DEBUG',
    'INPUT_A',
    'PATH',
    'Path',
    'HOME',
    'TMPDIR',
    'FIX_TESTS_RUN',
  ])('%s belongs to the machine, so it is left out', name => {
    expect(env(`{ ${name}: plain }`)).toMatchObject({ env: {}, leftOut: [name] })
  })

  test('takes no outer value if the inner one has an expression', () => {
    expect(env('{ A: outer }', "{ A: '${{ x }}' }")).toMatchObject({ env: {}, leftOut: ['A'] })
    expect(env("{ A: '${{ x }}' }", '{ A: inner }')).toMatchObject({ env: { A: 'inner' }, leftOut: [] })
  })

  test.for(["'${{ fromJSON(x) }}'", '[A]', 'text', '{ "A B": 1, "C=D": 2, "": 3 }'])(
    'has to be in a map of names: %s',
    value => {
      expect(env(value)).toMatchObject({ env: {}, leftOut: [] })
    },
  )

  test('named like a part of every object is a variable like others', () => {
    const found = env('{ __proto__: a, constructor: b }')

    expect(Object.entries(found?.env ?? {})).toEqual(expect.arrayContaining([['constructor', 'b']]))
    expect(({} as Record<string, unknown>).a).toBeUndefined()
  })
})

describe('the leg of a matrix', () => {
  const leg = (matrix: string, name: string, template = 'test') => {
    const env =
      "{ N: '${{ matrix.node }}', M: 'a-${{matrix.os}}-b', X: '${{ matrix.extra }}', S: '${{ secrets.node }}' }"
    const job = `    name: '${template}'\n    strategy: { matrix: ${matrix} }`
    return read({ job, steps: `      - { run: a, env: ${env} }` }, { name, reported: ['!Run a'] }).steps[0]?.env
  }

  test.for<[string, string, string, Record<string, string>]>([
    ['{ node: [18, 20], os: [linux, mac] }', 'test (20, mac)', 'test', { N: '20', M: 'a-mac-b' }],
    ['{ node: [18, 1.10] }', 'test (1.1)', 'test', { N: '1.1' }],
    ['{ node: [18, 20], os: [linux] }', 'Node 20', 'Node ${{ matrix.node }}', { N: '20', M: 'a-linux-b' }],
    ['{ include: [{ name: A, node: 1 }, { name: B, node: 2 }] }', 'B', '${{ matrix.name }}', { N: '2' }],
    ['{ node: [18], include: [{ node: 20, extra: x }] }', 'test (20, x)', 'test', { N: '20', X: 'x' }],
    // As GitHub does, `include` adds to the legs that it fits, and is a leg of its own if there is none.
    ['{ node: [18, 20], include: [{ node: 18, extra: x }] }', 'test (18, x)', 'test', { N: '18', X: 'x' }],
    ['{ node: [18, 20], include: [{ node: 18, extra: x }] }', 'test (20)', 'test', { N: '20' }],
    [
      '{ node: [18], os: [a], include: [{ extra: x }, { node: 18, extra: y }] }',
      'test (18, a, y)',
      'test',
      { N: '18', M: 'a-a-b', X: 'y' },
    ],
  ])('%s with the name %s gives its values', ([matrix, name, template, expected]) => {
    expect(leg(matrix, name, template)).toEqual(expected)
  })

  test.for<[string, string, string]>([
    ['{ node: [18, 20] }', 'Node 18 on x', 'Node ${{ matrix.node }} on ${{ runner.os }}'],
    ['{ node: [18, 20], os: [a, b] }', 'all', '${{ matrix.name }}'],
    ['{ node: [18, 20], os: [a, b] }', 'a', '${{ matrix.os }}'],
    ["'${{ fromJSON(needs.a.outputs.b) }}'", 'test (18)', 'test'],
    ["{ node: '${{ fromJSON(x) }}' }", 'test (18)', 'test'],
    ['{ node: [[18], 20] }', 'test (20)', 'test'],
    [
      `{ ${['a', 'b', 'c', 'd', 'e'].map(key => `${key}: [1,2,3,4,5,6,7,8,9]`).join(', ')} }`,
      'test (1, 1, 1, 1, 1)',
      'test',
    ],
    ["{ node: ['${{ secrets.X }}'] }", 'test (x)', 'test'],
  ])('%.60s with the name %s gives none beyond doubt', ([matrix, name, template]) => {
    expect(leg(matrix, name, template)).toEqual({})
  })

  test.for<[string, string, string]>([
    ['17', "mvn verify ${{ matrix.extra || '' }}", 'mvn verify '],
    ['11', "mvn verify ${{ matrix.extra || '' }}", 'mvn verify -Denforcer.fail=false'],
    ['17', "mvn ${{ matrix.goal || 'test' }} -Dversion=${{ matrix.java }}", 'mvn test -Dversion=17'],
  ])('%s is in the command %s', ([name, run, command]) => {
    const job = '    strategy: { matrix: { java: [17, 21], include: [{ java: 11, extra: -Denforcer.fail=false }] } }'
    const shown = name === '11' ? 'test (11, -Denforcer.fail=false)' : `test (${name})`
    const steps = `      - { name: Build, run: "${run}" }`

    expect(read({ job, steps }, { name: shown, reported: ['!Build'] }).steps).toMatchObject([{ run: command }])
  })

  test.for<[string, string, string, string]>([
    ['{ n: [1], flags: ["${{ github.ref }}"] }', 'test (1)', "${{ matrix.flags || '' }}", ''],
    ["{ n: [1], include: '${{ fromJSON(needs.a.outputs.b) }}' }", 'test (1)', "${{ matrix.flags || '' }}", ''],
    ['{ n: [1, 2], include: [{ n: 1, flags: --all, list: [a] }] }', 'T 1', "${{ matrix.flags || '' }}", '--all'],
    ['{ n: [1, 2], include: [{ n: 1, flags: --all, list: [a] }] }', 'T 1', "${{ matrix.list || '' }}", ''],
    ['{ cov: [false, true] }', 'T false', "${{ matrix.cov || '--no-cov' }}", '--no-cov'],
    ['{ n: [0, 1] }', 'T 0', "${{ matrix.n || 'x' }}", 'x'],
    ["{ n: ['0', 1] }", 'T 0', "${{ matrix.n || 'x' }}", '0'],
    ['{ n: [1, 2], exclude: [{ n: 2 }] }', 'T 2', "${{ matrix.n || '' }}", ''],
    ['{ n: [1, "2\\0"] }', 'T 1', '${{ matrix.n }}', '1'],
  ])('%s of the job %s makes of %s: %s', ([matrix, name, expression, value]) => {
    const template = name.startsWith('T ')
      ? `    name: 'T \${{ matrix.${matrix.slice(2, matrix.indexOf(':'))} }}'\n`
      : ''
    const job = `${template}    strategy: { matrix: ${matrix} }`
    const steps = `      - { name: Tests, run: "npm test ${expression}" }`
    const [step] = read({ job, steps }, { name, reported: ['!Tests'] }).steps

    // What is not known is not taken.
    expect(step?.run).toBe(value === '' ? undefined : `npm test ${value}`)
  })

  test('can name the directory', () => {
    const job = '    strategy: { matrix: { package: [core, web] } }'
    const steps = "      - { run: a, working-directory: 'packages/${{ matrix.package }}' }"

    expect(read({ job, steps }, { name: 'test (web)', reported: ['!Run a'] }).steps).toMatchObject([
      { workingDirectory: 'packages/web' },
    ])
  })
})

describe('what the checkout fetched', () => {
  test.for<[string, boolean, string]>([
    ['', false, 'none'],
    ['lfs: true', true, 'none'],
    ["lfs: 'true', submodules: 'true'", true, 'direct'],
    ['submodules: recursive', false, 'recursive'],
    ["lfs: '${{ inputs.lfs }}', submodules: false", false, 'none'],
  ])('with { %s } is known', ([options, lfs, submodules]) => {
    const steps = `      - { uses: actions/checkout@v4, with: { ${options} } }\n      - { run: a }`

    expect(read({ steps }, { reported: ['Run actions/checkout@v4', '!Run a'] }).steps).toMatchObject([
      { lfs, submodules },
    ])
  })
})

describe('a file that is no workflow', () => {
  const bomb = `a: &a [1,1,1,1,1,1,1,1,1]\n${'bcdefgh'
    .split('')
    .map((name, index) => `${name}: &${name} [${`*${'abcdefgh'[index]},`.repeat(9)}]`)
    .join('\n')}\njobs: { x: { steps: *h } }`

  test.for<[string, string]>([
    ['is empty', ''],
    ['is a list', '- 1'],
    ['is a text', 'jobs'],
    ['has a list of jobs', 'jobs: [{ a: 1 }]'],
    ['is a bomb of aliases', bomb],
    ['is huge', `#${' '.repeat(600_000)}\njobs: {}`],
    ['is deep', `jobs: ${'['.repeat(200_000)}`],
    ['has a key twice', 'jobs: {}\njobs: {}'],
    ['has a loop', 'jobs: &a { x: *a }'],
    ['is binary', '\0\u0001\uFFFD'],
    ['has a tag', 'jobs: !!js/function "x"'],
  ])('that %s gives one reason', ([, text]) => {
    const { steps, notes } = failedSteps(text, [ciJob('x', ['!Run a'])], PATH)

    expect(steps).toEqual([])
    expect(notes).toHaveLength(1)
    expect(notes[0]).toMatch(/^[^\n]{10,400}\.$/)
  })

  test.for([
    '1',
    'text',
    '[1]',
    '{ steps: 1 }',
    '{ steps: { a: 1 } }',
    '{ steps: [[1]] }',
    '{ name: [x], steps: [] }',
    '{ name: x, steps: [{ run: [1], with: 2, uses: {} }] }',
  ])('has a job that is %s: it gives one reason', job => {
    expect(failedSteps(`jobs: { x: ${job} }`, [ciJob('x', ['!Run a'])], PATH)).toMatchObject({
      steps: [],
      notes: [expect.any(String)],
    })
  })
})

test.for<[string, string, boolean]>([
  ['a', 'a', true],
  ['a', 'b', false],
  ['${{ x }}', 'anything', true],
  ['a ${{ x }} b ${{ y }} c', 'a 1 b 2 c', true],
  ['a ${{ x }} b', 'a b', false],
  ['a${{ x }}', 'a', true],
  ['ab${{ x }}bc', 'abc', false],
  ['a ${{ x', 'a ${{ x', true],
  [`${'${{ a }}b'.repeat(5_000)}c`, 'b'.repeat(20_000), false],
  ['${{'.repeat(50_000), 'x', false],
])('the template %.40s fits %.40s: %j', ([template, text, fits]) => {
  expect(matchesTemplate(template, text)).toBe(fits)
})

test('on: is no boolean', () => {
  expect(parseWorkflow('on: push\njobs: {}')).toMatchObject({ top: { on: 'push' } })
})
