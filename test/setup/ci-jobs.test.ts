import { describe, expect, it } from 'vitest'
import { ciWith, NPM, overview, testJobOf } from './ci-files.ts'

const npmTest = '- run: npm test'

describe('the workflow of CI', () => {
  it('is the one that runs the tests of pull requests, before those of the night and of a release', () => {
    const nightly =
      'name: Nightly\non: { schedule: [{ cron: "1 1 * * *" }] }\njobs: { a: { steps: [{ run: npm test }] } }'
    const release = 'name: Release tests\non: { push: { tags: [v*] } }\njobs: { a: { steps: [{ run: npm test }] } }'
    const lint = 'name: Lint\non: pull_request\njobs: { a: { steps: [{ run: npx eslint . }] } }'

    const { jobs, names } = overview({
      'a.yml': nightly,
      'b.yml': release,
      'c.yml': ciWith(npmTest, { name: 'Build' }),
      'd.yml': lint,
    })

    expect(jobs.map(({ workflow }) => workflow)).toEqual(['Build', 'Release tests', 'Nightly'])
    expect(names).toEqual(['Nightly', 'Release tests', 'Build', 'Lint'])
  })

  it('without a name is called by its path, as GitHub does', () => {
    const { jobs } = overview({ 'tests.yml': 'on: [push]\njobs: { a: { steps: [{ run: npm test }] } }' })

    expect(jobs).toMatchObject([{ workflow: '.github/workflows/tests.yml', events: ['push'] }])
  })

  it('is the one that calls another as a reusable workflow: runs have its name', () => {
    const call = (name: string, on: string, file: string) =>
      `name: ${name}\non: ${on}\njobs: { a: { uses: ./.github/workflows/${file} } }`
    const reusable = ciWith(npmTest, { name: 'Reusable' }).replace(/^on: .*/m, 'on: workflow_call')

    const { jobs, names } = overview({
      'ci.yml': call('CI', '[push, pull_request]', 'middle.yml'),
      'middle.yml': call('Middle', 'workflow_call', 'test.yml'),
      'test.yml': reusable,
      'of-others.yml': reusable.replace('Reusable', 'Of others'),
      'circle.yml': call('Circle', 'workflow_call', 'circle.yml'),
    })

    expect(jobs).toMatchObject([
      {
        workflow: 'CI',
        events: ['push', 'pull_request'],
        file: { path: '.github/workflows/test.yml' },
        startedBy: { path: '.github/workflows/ci.yml' },
        command: 'npm test',
      },
    ])
    expect(names).toEqual(['CI'])
  })

  it('is the likeliest of several that call it, also one that uses the action', () => {
    const call = (name: string, on: string, rest = '') =>
      `name: ${name}\non: ${on}\njobs: { a: { uses: octo/shop/.github/workflows/test.yml@main }${rest} }`
    const reusable = ciWith(npmTest, { name: 'Reusable' }).replace(/^on: .*/m, 'on: workflow_call')
    const action = ', b: { steps: [{ uses: fix-tests/fix-tests@v0 }] }'

    const { jobs, installed } = overview({
      'a-nightly.yml': call('Nightly', 'schedule'),
      'ci.yml': call('CI', '[push, pull_request]', action),
      'test.yml': reusable,
    })

    expect(jobs).toMatchObject([{ workflow: 'CI', file: { path: '.github/workflows/test.yml' } }])
    expect(installed).toEqual(['.github/workflows/ci.yml'])
  })

  it('that can be called and is started by events too has its own name', () => {
    const both = ciWith(npmTest).replace(/^on: .*/m, 'on: [workflow_call, push]')
    const release = 'name: Release\non: release\njobs: { a: { uses: ./.github/workflows/ci.yml } }'

    expect(overview({ 'ci.yml': both, 'release.yml': release }).jobs).toMatchObject([{ workflow: 'CI' }])
  })

  it('is one of this repository rather than one that checks out another, too', () => {
    const other = ciWith(`- uses: actions/checkout@v5\n  with: { repository: octo/app }\n${npmTest}`, {
      name: 'A test',
    })

    const byOwner = other.replace('octo/app', '"octo/${{ matrix.project }}"')
    expect(overview({ 'a.yml': byOwner, 'b.yml': ciWith(npmTest, { name: 'B' }) }).jobs[0]?.workflow).toBe('B')
    const head = other.replace('octo/app', '"${{ github.event.pull_request.head.repo.full_name }}"')
    expect(overview({ 'a.yml': head, 'b.yml': ciWith(npmTest, { name: 'B' }) }).jobs[0]?.workflow).toBe('A test')
    expect(overview({ 'a.yml': other, 'b.yml': ciWith(npmTest, { name: 'B' }) }).jobs).toMatchObject([
      { workflow: 'B' },
      { workflow: 'A test' },
    ])
  })

  it('is, of jobs that differ in the version that they set up, the one with the newest', () => {
    const job = (version: string, rest = '') =>
      `{ steps: [{ uses: actions/setup-node@v5, with: { node-version: ${version}, cache: npm } }, { run: npm test }${rest}] }`
    const jobs = (...all: readonly string[]) => {
      const text = all.map((each, at) => `  job${at}: ${each}`).join('\n')
      return overview({ 'a.yml': `on: push\njobs:\n${text}\n` }).jobs.map(({ id }) => id)
    }

    expect(jobs(job('8'), job('20'), job('18.x'))).toEqual(['job1'])
    expect(jobs(job("'${{ matrix.node }}'"), job('20'))).toEqual(['job0'])
    expect(jobs(job('20'), `{ steps: [{ run: npm test }] }`)).toEqual(['job0'])
    const other = ', { uses: actions/checkout@v5, with: { repository: octo/app } }'
    expect(jobs(job('18'), job('20', other))).toEqual(['job0'])
  })

  it.each<[better: string, worse: string]>([
    ['tests-ubuntu: { steps: [{ run: npm test }] }', 'checks: { steps: [{ run: npm test }] }'],
    [
      'unix: { runs-on: "${{ matrix.os }}", strategy: { matrix: { os: [ubuntu-latest] } }, steps: [{ run: npm test }] }',
      'tests: { runs-on: windows-latest, steps: [{ run: npm test }] }',
    ],
    ['main: { steps: [{ run: npm test }] }', 'web: { steps: [{ run: npm test, working-directory: web }] }'],
    ['main: { steps: [{ run: npm test }] }', 'main2: { container: "node:24", steps: [{ run: npm test }] }'],
    [
      'main: { steps: [{ run: npm test }] }',
      'main2: { steps: [{ uses: actions/download-artifact@v4 }, { run: npm test }] }',
    ],
    ['main: { steps: [{ run: npm test }] }', 'main2: { steps: [{ run: npm test -- -k a }] }'],
    [
      'main: { steps: [{ run: cargo test }] }',
      'main2: { steps: [{ run: cargo test --manifest-path cli/Cargo.toml }] }',
    ],
    ['main: { steps: [{ run: npm test }] }', 'test_legacy: { steps: [{ run: npm test }] }'],
    [
      'test: { steps: [{ uses: actions/setup-node@v5, with: { node-version: 20 } }, { run: npm test }] }',
      'a: { steps: [{ uses: actions/setup-node@v5, with: { node-version: 24 } }, { run: npm run unit }] }',
    ],
  ])('has, of several jobs, the usual one of Linux: %s', (better, worse) => {
    const files = { ...NPM, 'package.json': JSON.stringify({ scripts: { test: 'vitest run', unit: 'vitest run a' } }) }
    const web = { ...files, 'web/package.json': NPM['package.json'] }

    for (const jobs of [
      [better, worse],
      [worse, better],
    ]) {
      const text = `on: push\njobs:\n  ${jobs.join('\n  ')}\n`
      expect(overview({ 'a.yml': text }, web).jobs.map(({ id }) => id)).toEqual([better.split(':')[0]])
    }
  })

  it('is the one of tests, before one for some files and one of an unusual set-up', () => {
    const other = ciWith(npmTest, { name: 'Build' })
    const { jobs } = overview({
      'a-legacy.yml': other,
      'b-filtered.yml': other.replace(/^on: .*/m, 'on: { push: {}, pull_request: { paths: [web/**] } }'),
      'c.yml': other,
      'd-tests.yml': other,
    })

    expect(jobs.map(({ file }) => file.path.split('/').at(-1))).toEqual([
      'd-tests.yml',
      'c.yml',
      'a-legacy.yml',
      'b-filtered.yml',
    ])
  })

  it('is not the one that uses the action, and what is no YAML is named', () => {
    const own = 'on: push\njobs: { a: { steps: [{ uses: Fix-Tests/fix-tests@v0 }, { run: npm test }] } }'

    const { jobs, installed, notes } = overview({ 'own.yml': own, 'bad.yml': 'jobs: [', 'none.yml': 'on: push' })

    expect(jobs).toEqual([])
    expect(installed).toEqual(['.github/workflows/own.yml'])
    expect(notes).toEqual([
      expect.stringContaining('.github/workflows/bad.yml was not read: it is not YAML'),
      '.github/workflows/none.yml was not read: it has no jobs.',
    ])
  })
})

describe('the step that runs the tests', () => {
  it.each([
    'npm test',
    'npm run test:unit',
    'npx vitest run --coverage',
    'pytest -q',
    'python -m pytest',
    'uv run pytest',
    'go test ./...',
    'cargo test --all',
    'cargo hack test --feature-powerset',
    './gradlew test',
    'mvn -B verify',
    'bundle exec rspec',
    'vendor/bin/phpunit',
    'make test',
    'npm run lint && npm test',
  ])('is seen by %s', command => {
    const scripts = { test: 'vitest run', 'test:unit': 'vitest run unit', lint: 'eslint .' }
    const { testStep, command: line } = testJobOf(ciWith(`- run: echo begin\n- run: ${command}`), {
      'package.json': JSON.stringify({ scripts }),
    })

    expect(testStep).toBe(1)
    expect(command).toContain(line)
  })

  it.each([
    'MUTE=1 npm test --coverage',
    'xvfb-run -a npm test',
    'cross-env CI=true npm test',
    'timeout -k 5 10m npm test',
    '${{ env.CARGO }} test --workspace',
    'go run gotest.tools/gotestsum@latest --junitfile junit.xml',
    'npm run unit',
    'npm run test:all',
    'make test-default ARGS="--all"',
    'make.exe test',
    'make ci',
    'make richtest',
    'just test-unit',
    'scripts/test',
    './tests/tests_all.sh',
    'bash script/test.sh $OPTIONS',
    'uv run --no-sync bash scripts/test-cov.sh',
    'python scripts/run_tests.py',
    'deno task test:coverage',
    'hatch test --python 3.14',
    'hatch -v run cov:test',
    'pixi run -e py313 tests -n 3',
    'poetry run poe pytest',
    'bundle exec rake all_specs',
    'composer phpunit',
  ])('is seen by the name of %s', command => {
    const scripts = { test: 'node ./run.js', unit: 'borp', 'test:all': 'borp && echo done' }
    const files = { 'package.json': JSON.stringify({ scripts }) }

    expect(testJobOf(ciWith(`- run: '${command}'`, { job: 'env: { CARGO: cargo }' }), files).command).toBe(command)
  })

  it.each([
    'npm run test:lint',
    'make test-deps',
    'make latest',
    'make -C tests all',
    './scripts/build-tests.sh',
    'make create-test-db',
    './scripts/start-test-db.sh',
    'bash scripts/ci-env.sh',
    'just stop-test-services',
    'just test-migrate',
    './wait-for-test-database.sh',
    'npm run test:seed',
    'cp tests/a.sh b',
    'files=$(find tests/test.sh -type f)',
    'deno task dev',
  ])('is not seen by the name of %s', command => {
    const files = { 'package.json': JSON.stringify({ scripts: { 'test:lint': 'eslint .', 'test:seed': 'node a.js' } }) }

    expect(overview({ 'ci.yml': ciWith(`- run: '${command}'`) }, files).jobs).toEqual([])
  })

  it('is the one whose program is known, before one that is only called so', () => {
    const { testStep } = testJobOf(ciWith('- run: ./test.sh\n- run: npm test'))

    expect(testStep).toBe(1)
  })

  it.each(['npm run lint', 'npm run build', 'npx eslint .', 'echo test', 'npm publish'])(
    'is not seen by %s',
    command => {
      const scripts = { lint: 'eslint .', build: 'tsc' }

      expect(
        overview({ 'ci.yml': ciWith(`- run: ${command}`) }, { 'package.json': JSON.stringify({ scripts }) }).jobs,
      ).toEqual([])
    },
  )

  it('has the directory of the step, or of the defaults of its job, within the repository', () => {
    const files = { 'web/package.json': NPM['package.json'], 'package.json': NPM['package.json'] }
    const job = 'defaults: { run: { working-directory: ./web/ } }'

    expect(testJobOf(ciWith(npmTest, { job }), files).directory).toBe('web')
    expect(testJobOf(ciWith('- run: npm test\n  working-directory: web'), files).directory).toBe('web')
    expect(testJobOf(ciWith('- run: npm test\n  working-directory: ../..'), files).directory).toBe('')
  })
})
