import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { ciTestStep } from '../../src/cli/ci-test-step.ts'
import type { LocalContext } from '../../src/cli/local-context.ts'
import { parseSettings, type RawInputs } from '../../src/config/settings.ts'
import { type Files, write } from '../world/project.ts'

const home = mkdtempSync(join(tmpdir(), 'ci-test-step-'))
for (const program of ['cargo', 'npm', 'nox']) {
  write(home, { [`bin/${program}`]: '#!/bin/sh\n' })
  chmodSync(join(home, 'bin', program), 0o755)
}
const env = { PATH: join(home, 'bin') }
afterAll(() => rmSync(home, { recursive: true, force: true }))

const workflow = (run: string, os = 'ubuntu-latest') => `name: CI
on: [push, pull_request]
env:
  RUST_BACKTRACE: 1
jobs:
  lint:
    runs-on: ubuntu-latest
    steps:
      - run: cargo fmt --check
  test:
    runs-on: ${os}
    strategy:
      matrix:
        os: [ubuntu-latest, windows-latest]
    steps:
      - uses: actions/checkout@v5
      - name: Tests
        run: ${run}
        env:
          KEY: \${{ secrets.KEY }}
`

let count = 0
function stepOf(files: Files, run: string, inputs: RawInputs = {}, os?: string) {
  const top = join(home, `project-${(count += 1)}`)
  write(top, { ...files, '.github/workflows/ci.yml': workflow(run, os) })
  const context = { checkout: { top }, settings: parseSettings(inputs) }
  return ciTestStep(context as LocalContext, env)
}

const CARGO = { 'Cargo.toml': '[package]\nname = "a"\n' }

it('is the step of CI that runs the tests, with its plain variables', async () => {
  expect(await stepOf(CARGO, 'cargo test --all-features')).toMatchObject({
    step: {
      name: 'Tests',
      job: 'test',
      run: 'cargo test --all-features',
      env: { RUST_BACKTRACE: '1' },
      leftOut: ['KEY'],
      workingDirectory: '',
    },
  })
})

it('is that step whatever systems its job runs on', async () => {
  expect(await stepOf(CARGO, 'cargo test', {}, '${{ matrix.os }}')).toMatchObject({
    step: { run: 'cargo test', shell: 'default' },
  })
})

it('is found behind a word of the shell, and where it starts a wrapper of the project', async () => {
  expect(await stepOf(CARGO, 'time cargo test')).toMatchObject({ step: { run: 'time cargo test' } })
  const maven = { 'pom.xml': '<project/>', mvnw: '#!/bin/sh\n' }
  expect(await stepOf(maven, './mvnw -B verify')).toMatchObject({ step: { run: './mvnw -B verify' } })
})

it('is of the newest leg of a matrix', async () => {
  const run = "cargo test --target ${{ matrix.os }} ${{ matrix.flags || '' }}"

  expect(await stepOf(CARGO, run)).toMatchObject({ step: { run: 'cargo test --target ubuntu-latest ' } })
})

it.each<[string, Files, string, RawInputs]>([
  ['the input test-command says it', CARGO, 'cargo test', { 'test-command': 'cargo test -p a' }],
  ['package.json has the script', { 'package.json': '{"scripts":{"test":"node --test"}}' }, 'npm test', {}],
])('is none where %s', async (_, files, run, inputs) => {
  expect(await stepOf(files, run, inputs)).toEqual({})
})

it('is that of the next job where that of the likeliest cannot be taken', async () => {
  const first = workflow('cargo test ${{ matrix.flags }}').replace('name: CI', 'name: A test')
  const top = join(home, 'two')
  write(top, { ...CARGO, '.github/workflows/a.yml': first, '.github/workflows/b.yml': workflow('cargo test --all') })
  const context = { checkout: { top }, settings: parseSettings({}) }

  expect(await ciTestStep(context as LocalContext, env)).toMatchObject({
    step: { run: 'cargo test --all' },
    note: expect.stringMatching(
      /^In \.github\/workflows\/a\.yml: .*--test-command\. Instead, the step “Tests” of \.github\/workflows\/b\.yml is used\.$/,
    ),
  })
})

it.each(['on: workflow_dispatch', 'on: { push: { tags: ["v*"] } }'])(
  'is of a workflow that changes start, before one with %s',
  async on => {
    const narrow = workflow('cargo test -p a').replace('  test:', '  other:').replace(', pull_request', '')
    const top = join(home, `release-${(count += 1)}`)
    const release = workflow('cargo test --release').replace('on: [push, pull_request]', on)
    write(top, { ...CARGO, '.github/workflows/test.yml': release, '.github/workflows/legacy-nightly.yml': narrow })
    const context = { checkout: { top }, settings: parseSettings({}) }

    expect(await ciTestStep(context as LocalContext, env)).toMatchObject({ step: { run: 'cargo test -p a' } })
  },
)

const onPythons = (values: string, run: string, bin: Files, folder = 'bin') => {
  const top = join(home, `python-${(count += 1)}`)
  const matrix = workflow(run).replace('os: [ubuntu-latest, windows-latest]', values)
  write(top, { ...PYTHON, ...bin, '.github/workflows/ci.yml': matrix })
  for (const path of Object.keys(bin)) chmodSync(join(top, path), 0o755)
  const context = { checkout: { top }, settings: parseSettings({}) }
  return ciTestStep(context as LocalContext, { PATH: `${env.PATH}:${join(top, folder)}` })
}

const PYTHONS = { 'bin/python3.10': '#!/bin/sh\n', 'bin/python3.11': '#!/bin/sh\n' }

it.each<[values: string, run: string, here: string, newest: string]>([
  ['python-version: ["3.15", "3.14", "3.11", "3.10"]', 'nox -s tests-${{ matrix.python-version }}', '3.11', '3.15'],
  ['python: [{ version: "3.15" }, { version: "3.11" }]', 'nox -s tests-${{ matrix.python.version }}', '3.11', '3.15'],
  ['session: [tests-py310, tests-py311, tests-py312]', 'nox -s ${{ matrix.session }}', 'py311', 'py312'],
  ['include: [{ python: "3.11" }, { python: "3.15" }]', 'nox -s tests-${{ matrix.python }}', '3.11', '3.15'],
])('is of the newest leg whose interpreter is installed, with %s', async (values, run, here, newest) => {
  const named = (version: string) => ({ step: { run: `nox -s tests-${version}` } })

  expect(await onPythons(values, run, PYTHONS)).toMatchObject(named(here))
  // Where none is installed, the machine may have other ways to find one.
  expect(await onPythons(values, run, {})).toMatchObject(named(newest))
})

const PYTHON = { 'noxfile.py': '', 'pyproject.toml': '[project]\nname = "a"\n' }

it.each(['pipx run nox -s tests', 'uvx nox@2025.1 -s tests', 'uvx --with uv --python 3.12 nox -s tests'])(
  'is started without what fetches the program, where only the program is installed: %s',
  async run => {
    const starter = run.split(' ', 1).join('')
    expect(await stepOf(PYTHON, run)).toMatchObject({
      step: { run: 'nox -s tests' },
      note: `CI runs ${run} (.github/workflows/ci.yml), and ${starter} is not installed here. So nox is started without it.`,
    })
  },
)

it('is of no leg whose interpreter is there only by the name that a version manager gives it', async () => {
  const shims = { 'bin/shims/python3.12': '#!/bin/sh\nexit 127\n', 'bin/shims/python3.11': '#!/bin/sh\nexit 0\n' }
  const matrix = 'python-version: ["3.10", "3.11", "3.12"]'

  expect(
    await onPythons(matrix, 'nox -s tests-${{ matrix.python-version }}', { ...PYTHONS, ...shims }, 'bin/shims'),
  ).toMatchObject({ step: { run: 'nox -s tests-3.11' } })
})

it('is none where neither what fetches the program nor the program is installed', async () => {
  expect(await stepOf(PYTHON, 'pipx run tox -e py')).toEqual({
    note: 'CI runs pipx run tox -e py (.github/workflows/ci.yml), and pipx is not installed here. Install it to start the tests as CI does.',
  })
})

const SCRIPTS = { 'package.json': '{"scripts":{"test":"vitest","test-unit":"vitest run --project unit"}}' }

it.each<[string, Files, string, string]>([
  [
    'its program is not installed',
    { 'go.mod': 'module a\n' },
    'go test -race ./...',
    'CI runs go test -race ./... (.github/workflows/ci.yml), and go is not installed here. Install it to start the tests as CI does.',
  ],
  [
    'it has a value of the run in it',
    CARGO,
    'cargo test ${{ matrix.flags }}',
    'In .github/workflows/ci.yml: The step “Tests” of CI has an expression (${{ … }}) in its command, so the command is not taken. To start the tests as it does, pass its command with the values of the expressions as --test-command.',
  ],
  [
    'it does what is no check, too',
    CARGO,
    'cargo test --all && ./ship.sh',
    "In .github/workflows/ci.yml: the step “Tests” is not used, since it also runs commands that are neither tests nor known checks. To start the tests as it does, pass --test-command 'cargo test --all'.",
  ],
  [
    'it is another script than that of package.json',
    SCRIPTS,
    'pnpm run test-unit',
    `CI runs pnpm run test-unit (.github/workflows/ci.yml), which is not the script "test" of package.json. To start the tests as it does, pass --test-command 'pnpm run test-unit'.`,
  ],
])('is not taken where %s, which is said', async (_, files, run, why) => {
  expect(await stepOf(files, run)).toEqual({ note: why })
})
