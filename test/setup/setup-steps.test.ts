import { describe, expect, it } from 'vitest'
import { planSetup } from '../../src/setup/setup-steps.ts'
import { ciWith, testJobOf } from './ci-files.ts'

const plan = (steps: string, job = '') => planSetup(testJobOf(ciWith(`${steps}\n- run: npm test`, { job })))

describe('the set-up of the tests', () => {
  it('has the toolchains of CI, with the newest leg of its matrix, and installs isolated', () => {
    const { runsOn, steps, setupCommand, notes } = plan(
      [
        '- uses: actions/checkout@v4',
        '- uses: actions/setup-node@v4',
        '  with: { node-version: "${{ matrix.node }}", cache: npm }',
        '- run: npm ci',
      ].join('\n'),
      'strategy: { matrix: { os: [windows-latest, ubuntu-24.04], node: [20, 24] } }\nruns-on: ${{ matrix.os }}'.replace(
        /\n.*/,
        '',
      ),
    )

    expect(steps).toEqual([{ uses: 'actions/setup-node@v4', with: { 'node-version': '24' } }])
    expect({ runsOn, setupCommand, notes }).toEqual({ runsOn: 'ubuntu-latest', setupCommand: 'npm ci', notes: [] })
  })

  it('keeps no cache: tests of a branch could write into the one of the default branch', () => {
    const { steps, setupCommand } = plan(
      [
        '- uses: actions/cache@v4',
        '  with: { path: ~/.npm, key: a }',
        '- uses: actions/setup-go@v5',
        '  with: { go-version: stable }',
        '- uses: ruby/setup-ruby@v1',
        '  with: { ruby-version: 3.4, bundler-cache: true }',
      ].join('\n'),
    )

    expect(steps).toEqual([
      { uses: 'actions/setup-go@v5', with: { 'go-version': 'stable', cache: false } },
      { uses: 'ruby/setup-ruby@v1', with: { 'ruby-version': 3.4 } },
    ])
    expect(setupCommand).toBe('bundle install')
  })

  it('parts what installs tools, with sudo, from what runs code of the repository', () => {
    const { steps, setupCommand } = plan(
      '- run: |\n    sudo apt-get install -y libvips\n    npm ci\n    npx eslint .\n    npm run build\n- run: echo ready',
    )

    expect(steps).toEqual([{ run: 'sudo apt-get install -y libvips' }])
    expect(setupCommand).toBe("sh -c 'npm ci && npm run build'")
  })

  it('names each step that it leaves out', () => {
    const { steps, notes } = plan(
      [
        '- uses: someone/prepare@v1',
        "- if: runner.os == 'Linux'",
        '  run: ./setup.sh',
        '- run: ./seed.sh',
        '- uses: actions/setup-node@v4',
        '  with: { registry-url: "${{ secrets.REGISTRY }}", node-version: "${{ vars.NODE }}" }',
      ].join('\n'),
      'container: node:24',
    )

    expect(steps).toEqual([{ uses: 'actions/setup-node@v4', with: { 'node-version': '${{ vars.NODE }}' } }])
    expect(notes).toEqual([
      'The step “someone/prepare@v1” of CI was left out: add it if the tests need it.',
      'The step “./setup.sh” of CI has a condition and was left out: add it if the tests need it.',
      'The command “./seed.sh” of CI was left out: add it to setup-command if the tests need it.',
      'actions/setup-node lacks its input registry-url (${{ secrets.REGISTRY }}): write a value.',
      'CI runs this job in a container, which was left out: add it if the tests need it.',
    ])
  })

  it('cuts a long command at the end of a word, and says so', () => {
    const { notes } = plan(`- run: ./seed.sh ${'--table customers '.repeat(6)}`)

    expect(notes).toEqual([
      `The command “./seed.sh ${'--table customers '.repeat(3)}--table…” of CI was left out: add it to setup-command if the tests need it.`,
    ])
  })

  it('has the services of CI, and values of its variables', () => {
    const { services, steps } = plan(
      '- uses: actions/setup-python@v5\n  with: { python-version: "${{ env.PYTHON }}" }',
      'env: { PYTHON: 3.12 }\nservices: { redis: { image: "redis:7", ports: ["6379:6379"] } }',
    )

    expect(services).toEqual({ redis: { image: 'redis:7', ports: ['6379:6379'] } })
    expect(steps).toEqual([{ uses: 'actions/setup-python@v5', with: { 'python-version': '3.12' } }])
  })
})
