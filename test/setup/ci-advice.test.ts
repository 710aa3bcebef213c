import { execFileSync } from 'node:child_process'
import { existsSync, globSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { describe, expect, it } from 'vitest'
import { detectPackages } from '../../src/frameworks/project/detect-packages.ts'
import { FRAMEWORKS } from '../../src/frameworks/registry.ts'
import { adviseCi, type CiAdvice } from '../../src/setup/ci-advice.ts'
import { REPORTED_FRAMEWORKS } from '../../src/setup/reporter-lines.ts'
import { readAll } from '../../src/test-reports/discover.ts'
import { fileBytes } from '../../src/test-reports/decode.ts'
import { type Files, install, ROOT } from '../world/project.ts'
import { starts } from '../world/toolchains.ts'
import { ciWith, NPM, overview, ProjectFolder, testJobOf } from './ci-files.ts'

function advise(steps: string, files: Files = NPM, job = ''): CiAdvice {
  using folder = new ProjectFolder(files)
  const { project } = folder
  const detected = detectPackages(project, []).map(({ framework }) => framework)
  return adviseCi(testJobOf(ciWith(steps, { job }), files), { detected, project })
}

const UPLOAD = '- uses: actions/upload-artifact@v4\n  if: always()\n  with: { name: r, path: reports/ }'

describe('what CI lacks', () => {
  it('is nothing where it writes reports and uploads them whatever happens', () => {
    expect(advise(`- run: npm test -- --reporter=junit\n${UPLOAD}`)).toMatchObject({
      missing: [],
      lines: '',
      before: undefined,
    })
  })

  it('is nothing where a file of settings names the reporter', () => {
    const files = { ...NPM, 'vitest.config.ts': "export default { test: { reporters: ['junit'] } }\n" }

    expect(advise(`- run: npm test\n${UPLOAD}`, files).missing).toEqual([])
  })

  it('is both where settings only say how a report looks, and only coverage is uploaded', () => {
    const files = { 'pyproject.toml': '[tool.pytest.ini_options]\njunit_family = "xunit2"\n', 'test_a.py': '' }

    const { missing } = advise(`- run: pytest --cov\n${UPLOAD.replace('reports/', 'coverage.xml')}`, files)

    expect(missing).toEqual(['the tests do not write JUnit XML', 'the reports are not uploaded'])
  })

  it('is a reporter and an upload', () => {
    const { missing, lines } = advise('- run: npm test')

    expect(missing).toEqual(['the tests do not write JUnit XML', 'the reports are not uploaded'])
    expect(parse(lines)).toEqual([
      { run: 'npm test -- --reporter=default --reporter=junit --outputFile.junit=reports/junit.xml' },
      { uses: 'actions/upload-artifact@v4', if: 'always()', with: { name: 'test-reports', path: 'reports/' } },
    ])
  })

  it('is an upload that runs after a failure, under a name of its own in each leg of a matrix', () => {
    const steps = `- run: npm test -- --reporter=junit\n${UPLOAD.replace('\n  if: always()', '')}`

    const { missing, lines } = advise(steps, NPM, 'strategy: { matrix: { node: [20, 24] } }')

    expect(missing).toEqual(['the upload of the reports is skipped when tests fail, since it has no if: always()'])
    expect(parse(lines)).toMatchObject([{ with: { name: 'test-reports-${{ strategy.job-index }}' } }])
  })

  it('is an upload under a name of its own where the matrix is computed', () => {
    const { lines } = advise('- run: npm test', NPM, 'strategy: { matrix: "${{ fromJSON(needs.list.outputs.all) }}" }')

    expect(parse(lines)).toMatchObject([{}, { with: { name: 'test-reports-${{ strategy.job-index }}' } }])
  })

  it('is an upload under a name of its own in each call of a reusable workflow', () => {
    using folder = new ProjectFolder(NPM)
    const call =
      'on: push\njobs: { a: { strategy: { matrix: { node: [20, 24] } }, uses: ./.github/workflows/test.yml } }'
    const called = ciWith('- run: npm test').replace(/^on: .*/m, 'on: workflow_call')
    const [job] = overview({ 'ci.yml': call, 'test.yml': called }).jobs

    const { lines = '' } = job === undefined ? {} : adviseCi(job, { detected: [], project: folder.project })

    expect(parse(lines)).toMatchObject([{}, { with: { name: 'test-reports-${{ job.check_run_id }}' } }])
  })

  it('is only an upload with Maven, which writes reports unasked', () => {
    const { missing, lines, place } = advise('- run: mvn -B verify', { 'pom.xml': '<project/>' })

    expect(missing).toEqual(['the reports are not uploaded'])
    expect(lines).toContain('target/*-reports/*.xml')
    expect(place).toBe('Add this behind “mvn -B verify”:')
  })
})

describe('the upload', () => {
  const pathOf = (lines: string) => (parse(lines) as { with?: { path?: string } }[]).at(-1)?.with?.path

  it('is that of the folder in which the tests run', () => {
    const files = { 'web/package.json': NPM['package.json'] }
    using folder = new ProjectFolder(files)
    const job = testJobOf(ciWith('- run: npm test\n  working-directory: web'), files)

    expect(pathOf(adviseCi(job, { detected: [], project: folder.project }).lines)).toBe('web/reports/')
  })

  it.each<[steps: string, files: Files, path: string, before: object | undefined]>([
    ['- run: pytest --junitxml=out/junit.xml', { 'test_a.py': '' }, 'out/junit.xml', undefined],
    ['- run: gotestsum --junitfile unit.xml', { 'go.mod': 'module a\n' }, 'unit.xml', undefined],
    [
      '- run: pytest',
      { 'pyproject.toml': '[tool.pytest.ini_options]\naddopts = "--junitxml=r.xml"\n', 'test_a.py': '' },
      'r.xml',
      undefined,
    ],
    ['- run: npx vitest run --reporter=junit', NPM, 'reports/', expect.stringContaining('write the path')],
  ])('has the path at which CI writes already: %s', (steps, files, path, before) => {
    const { lines, before: todo } = advise(steps, files)

    expect({ path: pathOf(lines), before: todo }).toEqual({ path, before })
  })

  it.each([
    ['', 'always()'],
    ["matrix.os == 'a'", "always() && (matrix.os == 'a')"],
    ['${{ success() }}', 'always()'],
    ["success() && matrix.os == 'a'", "always() && matrix.os == 'a'"],
    ["${{ matrix.os == 'a' && (Success( ) || inputs.all) }}", "matrix.os == 'a' && (always() || inputs.all)"],
    ["matrix.os == 'success()'", "always() && (matrix.os == 'success()')"],
  ])('of CI with the condition %j is corrected to %j', (condition, corrected) => {
    const own = `- name: Keep\n  uses: actions/upload-artifact@v4\n  with: { name: r, path: junit.xml, retention-days: 3 }`
    const steps = `- run: pytest --junitxml=junit.xml\n${own}${condition === '' ? '' : `\n  if: "${condition}"`}`

    const { missing, lines, place } = advise(steps, { 'test_a.py': '' })

    expect(missing).toEqual(['the upload of the reports is skipped when tests fail, since it has no if: always()'])
    expect(place).toBe('Put this in place of the step “Keep”:')
    expect(parse(lines)).toEqual([
      {
        name: 'Keep',
        uses: 'actions/upload-artifact@v4',
        if: corrected,
        with: { name: 'r', path: 'junit.xml', 'retention-days': 3 },
      },
    ])
  })
})

describe('the upload of CI', () => {
  it.each([
    "${{ matrix.os == 'a' }} && ${{ matrix.node == 24 }}",
    'success() && ${{ matrix.all }}',
    '${{ matrix.all }} && success()',
  ])('with the condition %j gets one of its own beside it', condition => {
    const own = `- name: Keep\n  uses: actions/upload-artifact@v4\n  if: "${condition}"\n  with: { name: r, path: out/junit.xml }`

    const { missing, lines, place, before } = advise(`- run: npm test -- --reporter=junit\n${own}`)

    expect(missing).toEqual(['the upload of the reports is skipped when tests fail, since it has no if: always()'])
    expect(place).toBe('Add this behind “npm test -- --reporter=junit”:')
    expect(before).toBeUndefined()
    expect(parse(lines)).toEqual([
      { uses: 'actions/upload-artifact@v4', if: 'always()', with: { name: 'test-reports', path: 'out/junit.xml' } },
    ])
  })

  it('that runs without a success is complete', () => {
    const upload = UPLOAD.replace('always()', '"!success()"')

    expect(advise(`- run: npm test -- --reporter=junit\n${upload}`).missing).toEqual([])
  })
})

describe('the command with a reporter', () => {
  const script = (test: string) => ({ 'package.json': JSON.stringify({ scripts: { test } }) })
  const files = script('node --test test/')
  const GO = { 'go.mod': 'module a\n' }
  const RUST = { 'Cargo.toml': '[package]\n' }
  const PYTHON = { 'test_a.py': 'import unittest\n' }
  const GOTESTSUM = 'go run gotest.tools/gotestsum@latest --junitfile junit.xml --'
  const CONVERTED = '> tests.tap || code=$?; npx --yes tap-xunit < tests.tap > junit.xml; exit ${code:-0}'

  it.each<[command: string, files: Files, run: string]>([
    [
      'go test -race -shuffle=on -count=1 -coverprofile=c.out -covermode=atomic ./... -args -x',
      GO,
      `${GOTESTSUM} -race -shuffle=on -count=1 -coverprofile=c.out -covermode=atomic ./... -args -x`,
    ],
    ['go test', GO, GOTESTSUM],
    ['GOFLAGS=-mod=mod go test .', GO, `GOFLAGS=-mod=mod ${GOTESTSUM} .`],
    [
      'cargo test --locked --no-fail-fast unit -- --include-ignored',
      RUST,
      'cargo nextest run --profile ci --locked --no-fail-fast unit -- --include-ignored',
    ],
    [
      "python3 -m unittest discover -s spec -p 'check_*.py'",
      PYTHON,
      "python3 -m xmlrunner discover -s spec -p 'check_*.py' -o reports",
    ],
    ['python -m unittest tests.unit', PYTHON, 'python -m xmlrunner tests.unit -o reports'],
    ['npm test', script('tape test/**/*.js'), `npx tape test/**/*.js ${CONVERTED}`],
    ['npm test -- -i .ignored', script('tape test/*.js'), `npx tape test/*.js -i .ignored ${CONVERTED}`],
    [
      'npm test',
      script('NODE_ENV=test ava --config ci.config.js spec/*.js'),
      `NODE_ENV=test npx ava --tap --config ci.config.js spec/*.js ${CONVERTED}`,
    ],
    [
      'pytest -k "${{ matrix.part || \'a\' }}" ${{ env.MORE }}',
      { 'test_a.py': '' },
      'pytest -k "${{ matrix.part || \'a\' }}" ${{ env.MORE }} --junit-xml=reports/junit.xml',
    ],
    ['go test ${{ matrix.flags }} ./...', GO, `${GOTESTSUM} \${{ matrix.flags }} ./...`],
    [
      'npm run ${{ env.SCRIPT }}',
      script('vitest run'),
      'npm run ${{ env.SCRIPT }} -- --reporter=default --reporter=junit --outputFile.junit=reports/junit.xml',
    ],
    [
      'CI=true npm test',
      script('vitest run'),
      'CI=true npm test -- --reporter=default --reporter=junit --outputFile.junit=reports/junit.xml',
    ],
    [
      'MUTE=1 pnpm test --coverage',
      script('vitest run'),
      'MUTE=1 pnpm test --coverage --reporter=default --reporter=junit --outputFile.junit=reports/junit.xml',
    ],
    ['npm test', script('tap spec/*.js'), 'npm test -- --reporter=junit --reporter-file=junit.xml'],
  ])('of %s keeps all words, in their order', (command, project, run) => {
    const { lines } = advise(`- run: ${JSON.stringify(command)}`, project, 'env: { SCRIPT: test }')
    const [step] = parse(lines) as [{ run: string }]

    expect(step.run).toBe(run)
  })

  it.each([
    ['cargo test --doc', RUST],
    ['cargo test -- --test-threads=1', RUST],
    ['node --test --test-reporter=dot', {}],
    ['npm test', script('c8 tape test/*.js')],
    ['pnpm exec ava spec', script('ava')],
    ['uv run python -m unittest', PYTHON],
  ])('of %s is left to a person, since another start of it would lose a part', (command, project) => {
    expect(parse(advise(`- run: ${command}`, project).lines)).toHaveLength(1)
  })

  it.each<[command: string, files: Files, line: string]>([
    [
      'go test -race ./...',
      { 'go.mod': 'module a\n' },
      'go run gotest.tools/gotestsum@latest --junitfile junit.xml -- -race ./...',
    ],
    [
      'make test',
      { 'go.mod': 'module a\n', Makefile: 'test:\n\tgo test -race ./...\n' },
      'go run gotest.tools/gotestsum@latest --junitfile junit.xml -- -race ./...',
    ],
    ['cargo test --all-features', { 'Cargo.toml': '[package]\n' }, 'cargo nextest run --profile ci --all-features'],
    [
      'npm test',
      { 'package.json': JSON.stringify({ scripts: { test: 'node --test test/*.test.js' } }) },
      'node --test-reporter=spec .* --test test/\\*\\.test\\.js',
    ],
    ['npm test', files, 'node --test-reporter=spec .* --test-reporter-destination=junit.xml --test test/'],
    ['uv run pytest -q tests', { 'pytest.ini': '[pytest]\n' }, 'uv run pytest -q tests --junit-xml=reports/junit.xml'],
    ['npx vitest run unit', NPM, 'npx vitest run unit --reporter=default --reporter=junit .*'],
  ])('of %s keeps its options and files', (command, project, line) => {
    const { lines } = advise(`- run: ${command}`, project)

    expect((parse(lines) as [{ run: string }])[0].run).toMatch(new RegExp(`^${line}$`))
  })
})

describe('the test runner', () => {
  // What a package of the top, and one below it, use.
  const mixed = { ...NPM, 'pytest.ini': '[pytest]\n', 'tests/test_a.py': 'def test_a():\n    pass\n' }

  it.each([
    ['pytest -q', 'pytest -q --junit-xml=reports/junit.xml'],
    ['go test ./...', 'go run gotest.tools/gotestsum@latest --junitfile junit.xml -- ./...'],
    ['bundle exec rspec', 'bundle exec rspec --format progress --format RspecJunitFormatter --out reports/junit.xml'],
    ['npm test', 'npm test -- --reporter=default --reporter=junit --outputFile.junit=reports/junit.xml'],
  ])('is the one that %s starts, in a project of several languages', (command, run) => {
    const [step] = parse(advise(`- run: ${command}`, mixed).lines) as [{ run: string }]

    expect(step.run).toBe(run)
  })

  it.each([
    ['mvn -B verify', ['the reports are not uploaded'], undefined],
    [
      'composer test',
      ['the tests do not write JUnit XML', 'the reports are not uploaded'],
      'let your test runner write JUnit XML to reports/ in “composer test”',
    ],
    [
      'make test',
      ['the tests do not write JUnit XML', 'the reports are not uploaded'],
      'let your test runner write JUnit XML to reports/ in “make test”',
    ],
    [
      'tox -e py',
      ['the tests do not write JUnit XML', 'the reports are not uploaded'],
      'let pytest write JUnit XML in “tox -e py”, such as by --junit-xml=reports/junit.xml',
    ],
  ])('of %s is none that another language has', (command, missing, before) => {
    const advice = advise(`- run: ${command}`, mixed)

    expect(advice).toMatchObject({ missing, before })
    expect((parse(advice.lines) as { uses?: string }[]).map(({ uses }) => uses)).toEqual(['actions/upload-artifact@v4'])
  })

  it('gets no options where a script starts the tests of all packages by another program', () => {
    const files = {
      'package.json': JSON.stringify({ scripts: { test: 'lerna exec yarn test' }, devDependencies: { vitest: '5' } }),
    }

    const { lines, before } = advise('- run: yarn test', files)

    expect(lines).not.toContain('--reporter')
    expect(before).toContain('let vitest write JUnit XML in “yarn test”')
  })
})

describe('the step of the tests', () => {
  it('keeps what else it does, in its order', () => {
    const run = 'go vet ./...\ngo test -race .\ngo test ./middleware\n'

    const { lines, place } = advise(`- id: unit\n  run: |\n    ${run.trim().replaceAll('\n', '\n    ')}`, {
      'go.mod': 'module a\n',
    })

    const [step] = parse(lines) as [{ id: string; run: string }]
    expect(step.id).toBe('unit')
    expect(step.run.split('\n')).toEqual([
      'go vet ./...',
      'go run gotest.tools/gotestsum@latest --junitfile junit.xml -- -race .',
      'go test ./middleware',
      '',
    ])
    expect(place).toBe('Put this in place of the step with “go test -race .”:')
  })

  const npm = (test: string, packages: readonly string[]) => ({
    'package.json': JSON.stringify({
      scripts: { test },
      devDependencies: Object.fromEntries(packages.map(name => [name, '*'])),
    }),
  })

  it.each<[command: string, files: Files, by: string]>([
    [
      'make test',
      { 'go.mod': 'module a\n', Makefile: 'test: gen\n\tgo vet\n\tgo test ./...\n' },
      'go write JUnit XML in “make test”, such as by go run gotest.tools/gotestsum@latest --junitfile junit.xml',
    ],
    [
      'tox -v',
      { 'tox.ini': '[testenv]\ncommands = stestr run\n', 'test_a.py': 'import unittest\n' },
      'unittest write JUnit XML in “tox -v”, such as by python -m xmlrunner discover -o reports (it needs pip install unittest-xml-reporting)',
    ],
    [
      'npm test',
      npm('xo && ava && tsc && tsd', ['ava']),
      'ava write JUnit XML in “npm test”, such as by npx ava --tap > tests.tap',
    ],
    [
      'npm test',
      npm('jest && echo done', ['jest']),
      'jest write JUnit XML in “npm test”, such as by --reporters=default',
    ],
    [
      'npm test || true',
      npm('vitest run', ['vitest']),
      'vitest write JUnit XML in “npm test || true”, such as by --reporter=default',
    ],
    [
      'npm test',
      npm('jest && eslint .', ['jest']),
      'jest write JUnit XML in “npm test”, such as by --reporters=default --reporters=jest-junit',
    ],
    [
      'npm test',
      npm('cross-env TZ=Asia/Tokyo jest time && jest', ['jest']),
      'jest write JUnit XML in “npm test”, such as by --reporters=default',
    ],
  ])('is left to a person where %s does more than the tests', (command, files, by) => {
    const { missing, lines, place, before } = advise(`- run: ${command}`, files)

    expect(missing).toEqual(['the tests do not write JUnit XML', 'the reports are not uploaded'])
    expect(before).toContain(`let ${by}`)
    expect((parse(lines) as { uses?: string }[]).map(({ uses }) => uses)).toEqual(['actions/upload-artifact@v4'])
    expect(place).toBe(`Add this behind “${command}”:`)
  })

  it('is that of a recipe of make, which hands no options on', () => {
    const files = { 'pytest.ini': '[pytest]\n', Makefile: 'test:\n\tDEBUG=1 pytest -q tests\n' }

    expect(advise('- run: make test', files).lines).toContain(
      'run: DEBUG=1 pytest -q tests --junit-xml=reports/junit.xml',
    )
  })

  it.each([
    ['npm exec vitest run', 'npm exec vitest run -- --reporter=default'],
    ['CI=1 npx vitest run "a b"', 'CI=1 npx vitest run "a b" --reporter=default'],
    ['npm test -- unit', 'npm test -- unit --reporter=default'],
  ])('takes options where npm hands them on: %s', (command, run) => {
    expect((parse(advise(`- run: ${command}`).lines) as [{ run: string }])[0].run).toContain(run)
  })

  it.each([
    ['npm run test-ci', npm('mocha', ['mocha', 'nyc']), 'nyc --exclude examples npm test'],
    ['npm test', npm('npm run unit', ['mocha']), ''],
  ])('takes no options where npm in a script swallows them: %s', (command, files, script) => {
    const { scripts, ...rest } = JSON.parse(files['package.json']) as { scripts: object }
    const all = { ...scripts, 'test-ci': script, unit: 'mocha spec' }

    const { lines, before } = advise(`- run: ${command}`, { 'package.json': JSON.stringify({ ...rest, scripts: all }) })

    expect(lines).not.toContain('--reporter')
    expect(before).toContain(`let mocha write JUnit XML in “${command}”`)
  })

  it('takes no other start where only the filled command is known', () => {
    const { lines, before } = advise(
      "- run: '${{ env.CARGO }} test'",
      { 'Cargo.toml': '[package]\n' },
      'env: { CARGO: cargo }',
    )

    expect(lines).not.toContain('nextest run')
    expect(before).toContain('let cargo write JUnit XML in “${{ env.CARGO }} test”')
  })

  it.each(['tox', 'tox -e py', 'tox run -e py,lint'])('takes no options of pytest where tox starts it: %s', command => {
    const files = { 'pytest.ini': '[pytest]\n', 'tox.ini': '[testenv]\ncommands = pytest {posargs}\n' }

    const { lines, before } = advise(`- run: ${command}`, files)

    expect(lines).not.toContain('tox')
    expect(before).toContain(`let pytest write JUnit XML in “${command}”`)
  })

  it('is no build of them', () => {
    const steps = '- run: cargo test --workspace --no-run\n- run: cargo test --workspace'

    const { place } = advise(steps, { 'Cargo.toml': '[package]\n' })

    expect(place).toBe('Put this in place of “cargo test --workspace”:')
  })

  it('takes options where the tests are the last command of a script', () => {
    const { lines } = advise('- run: npm test', npm('tsc --noEmit && vitest run', ['vitest']))

    expect(lines).toContain('npm test -- --reporter=default --reporter=junit')
  })
})

describe('the lines of a reporter', () => {
  it('are known for the frameworks but those that have none of their own', () => {
    const without = FRAMEWORKS.map(({ name }) => name).filter(name => !REPORTED_FRAMEWORKS.includes(name))

    expect(without).toEqual(['jasmine', 'uvu'])
    expect(REPORTED_FRAMEWORKS.filter(name => !FRAMEWORKS.some(each => each.name === name))).toEqual([])
  })

  const js = (test: string, packages: readonly string[], text: string, file = 'a.test.js') => ({
    files: {
      'package.json': JSON.stringify({
        scripts: { test },
        devDependencies: Object.fromEntries(packages.map(name => [name, '*'])),
      }),
      [file]: text,
    },
    packages,
    command: 'npm test',
  })
  const assert = "const assert = require('node:assert')\n"

  it.for<readonly [name: string, project: { files: Files; packages: readonly string[]; command: string }]>([
    [
      'vitest',
      js(
        'vitest run',
        ['vitest'],
        "import { expect, it } from 'vitest'\nit('adds', () => expect(1).toBe(2))\nit('is', () => {})\n",
      ),
    ],
    ['jest', js('jest', ['jest', 'jest-junit'], "it('adds', () => expect(1).toBe(2))\nit('is', () => {})\n")],
    [
      'mocha',
      js(
        'mocha',
        ['mocha', 'mocha-junit-reporter'],
        `${assert}it('adds', () => assert.equal(1, 2))\nit('is', () => {})\n`,
        'test/a.js',
      ),
    ],
    [
      'node',
      js(
        'node --test',
        [],
        `const { it } = require('node:test')\n${assert}it('adds', () => assert.equal(1, 2))\nit('is', () => {})\n`,
      ),
    ],
    [
      'pytest',
      {
        files: {
          'pytest.ini': '[pytest]\n',
          'test_a.py': 'def test_adds():\n    assert 1 == 2\n\ndef test_is():\n    pass\n',
        },
        packages: [],
        command: 'python3 -m pytest',
      },
    ],
  ])(
    'of %s make the real runner write what is read, and the step still fails',
    async ([name, { files, packages, command }], { skip }) => {
      skip(name === 'pytest' && !starts('python3', '-m', 'pytest', '--version'), 'pytest is missing')
      using folder = new ProjectFolder(files)
      install(folder.root, packages.slice(0, 1))
      // A library has no program.
      for (const library of packages.slice(1))
        symlinkSync(join(ROOT, 'node_modules', library), join(folder.root, 'node_modules', library))
      const { project, root } = folder
      const detected = detectPackages(project, []).map(({ framework }) => framework)
      expect(detected[0]?.name).toBe(name)
      const { lines } = adviseCi(testJobOf(ciWith(`- run: ${command}`), files), { detected, project })
      const [step, upload] = parse(lines) as [{ run: string; env?: Record<string, string> }, { with: { path: string } }]

      const env = { PATH: process.env.PATH, HOME: root, ...step.env }
      expect(() => execFileSync('bash', ['-ec', step.run], { cwd: root, env, stdio: 'pipe' })).toThrow()

      const path = join(root, upload.with.path)
      const reports =
        existsSync(path) && path.endsWith('.xml')
          ? [path]
          : globSync('**/*.xml', { cwd: path }).map(each => join(path, each))
      const { cases } = await readAll(
        reports.map(each => ({ name: each, open: () => fileBytes(each) })),
        { root, notes: [] },
      )
      expect(cases.map(({ status }) => status).toSorted()).toEqual(['failed', 'passed'])
    },
  )
})
