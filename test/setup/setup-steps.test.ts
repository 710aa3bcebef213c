import { describe, expect, it } from 'vitest'
import { ciWith, NPM, planOf } from './ci-files.ts'

const plan = (steps: string, job = '') => planOf(ciWith(`${steps}\n- run: npm test`, { job }))

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

  it.each([
    [
      'actions/setup-node@v6',
      '{ node-version: 24, package-manager-cache: false }',
      { 'node-version': 24, 'package-manager-cache': false },
    ],
    [
      'actions/setup-node@v6',
      '{ node-version: 24, cache: npm }',
      { 'node-version': 24, 'package-manager-cache': false },
    ],
    ['actions/setup-node@v4', '{ node-version: 24, cache: npm }', { 'node-version': 24 }],
    ['actions-rust-lang/setup-rust-toolchain@v1', '{ cache: false }', { cache: false }],
    ['actions-rust-lang/setup-rust-toolchain@v1', '{ cache: true }', { cache: false }],
    ['jdx/mise-action@v2', '{}', { cache: false }],
    ['astral-sh/setup-uv@v6', '{ enable-cache: true }', { 'enable-cache': false }],
    ['oven-sh/setup-bun@v2', '{ bun-version: 1.3 }', { 'bun-version': 1.3, 'no-cache': true }],
    ['./.github/actions/setup', '{ cache: false, node: 24 }', { cache: false, node: 24 }],
  ])('turns off the cache of %s with %s', (uses, inputs, copied) => {
    const { steps } = plan(`- uses: ${uses}\n  with: ${inputs}`)

    expect(steps).toEqual([{ uses, with: copied }])
  })

  it('has the steps of a local action that keeps a cache in its place, and a local action that keeps none', () => {
    const action = [
      'inputs: { node: { default: 22 }, registry: {}, more: { default: "false" } }',
      'runs:',
      '  using: composite',
      '  steps:',
      '    - uses: actions/cache@v4',
      '    - uses: actions/setup-node@v4',
      '      with: { node-version: "${{ inputs.node }}", registry-url: "${{ inputs.registry }}", cache: pnpm }',
      '    - { run: corepack enable, shell: bash }',
      "    - { run: npm install -g npm@9, shell: bash, if: inputs.more == 'true' }",
      '    - { run: "npm ci $FLAGS", shell: bash }',
      '    - uses: ./.github/actions/setup',
    ]
    const files = {
      ...NPM,
      'web/package.json': '{}',
      '.github/actions/setup/action.yml': action.join('\n'),
      '.github/actions/plain/action.yml':
        'runs: { using: composite, steps: [{ uses: actions/setup-node@v5, with: { cache: false } }] }',
    }
    const steps = [
      '- uses: ./.github/actions/setup',
      '  with: { node: "${{ matrix.node }}", registry: "${{ secrets.URL }}" }',
      '- uses: ./.github/actions/plain',
      '- { run: npm test, working-directory: . }',
    ]
    const job =
      'env: { FLAGS: --quiet }\ndefaults: { run: { working-directory: web } }\nstrategy: { matrix: { node: [20, 24] } }'

    const { steps: taken, setupCommand, notes } = planOf(ciWith(steps.join('\n'), { job }), files)

    expect(taken).toEqual([
      { uses: 'actions/setup-node@v4', with: { 'node-version': '24' } },
      { run: 'corepack enable' },
      { uses: './.github/actions/plain' },
    ])
    expect(setupCommand).toBe("sh -c '(export FLAGS=--quiet && npm ci $FLAGS)'")
    expect(notes).toEqual(['actions/setup-node lacks its input registry-url (${{ inputs.registry }}): write a value.'])
  })

  it('does not follow local actions that use each other without an end', () => {
    const action = (other: string) =>
      `runs: { using: composite, steps: [{ uses: actions/cache@v4 }, { uses: ./${other} }, { run: npm ci, shell: bash }] }`
    const files = { ...NPM, 'a/action.yml': action('b'), 'b/action.yaml': action('a') }

    const { setupCommand, notes } = planOf(ciWith('- uses: ./a\n- run: npm test'), files)

    expect(setupCommand).toBe('npm ci')
    expect(notes).toEqual(['The step “./a” of CI was left out, since it keeps a cache: add what it does without one.'])
  })

  it.each([
    [
      '{ uses: ruby/setup-ruby@v1, with: { bundler-cache: true, working-directory: web } }',
      [{ uses: 'ruby/setup-ruby@v1', with: { 'working-directory': 'web' } }],
      "sh -c '(cd web && bundle install)'",
    ],
    ['{ uses: ramsey/composer-install@v3 }', [], 'composer install'],
    [
      '{ uses: ramsey/composer-install@v3, with: { dependency-versions: lowest, composer-options: --no-scripts, working-directory: web } }',
      [],
      "sh -c '(cd web && composer update --prefer-lowest --no-scripts)'",
    ],
    [
      '{ uses: shivammathur/setup-php@v2, env: { fail-fast: true, TOKEN: "${{ github.token }}" } }',
      [{ uses: 'shivammathur/setup-php@v2', env: { 'fail-fast': 'true' } }],
      undefined,
    ],
    [
      '{ run: corepack enable, working-directory: web }',
      [{ run: 'corepack enable', 'working-directory': 'web' }],
      undefined,
    ],
  ])('has the folder, the variables and the installation of %s', (step, taken, setup) => {
    const { steps, setupCommand } = planOf(ciWith(`- ${step}\n- run: npm test`), { ...NPM, 'web/a': '' })

    expect({ steps, setupCommand }).toEqual({ steps: taken, setupCommand: setup })
  })

  it('names no check of the code that another script runs', () => {
    const scripts = { test: 'vitest run', lint: 'eslint .', unit: 'vitest run unit' }
    const files = { 'package.json': JSON.stringify({ scripts }) }

    const { notes } = planOf(ciWith('- run: npm run lint\n- run: npm test'), files)

    expect(notes).toEqual([])
  })

  it('parts what installs tools, with sudo, from what runs code of the repository', () => {
    const { steps, setupCommand } = plan(
      '- run: |\n    sudo apt-get install -y libvips\n    npm ci\n    npx eslint .\n    npm run build\n- run: echo ready',
    )

    expect(steps).toEqual([{ run: 'sudo apt-get install -y libvips' }])
    expect(setupCommand).toBe("sh -c 'npm ci && npm run build'")
  })

  it.each([
    ['npx playwright install', [], 'npx playwright install'],
    ['pnpm exec playwright install-deps', ['npx --yes playwright install-deps'], undefined],
    [
      'pnpm exec playwright install --with-deps chromium',
      ['npx --yes playwright install-deps chromium'],
      'pnpm exec playwright install chromium',
    ],
    ['python -m playwright install --with-deps', ['npx --yes playwright install-deps'], 'python -m playwright install'],
  ])('installs browsers by the program of the project, behind it: %s', (command, machine, project) => {
    const { steps, setupCommand } = plan(`- run: npm ci\n- run: ${command}`)

    expect(steps).toEqual(machine.map(run => ({ run })))
    expect(setupCommand).toBe(project === undefined ? 'npm ci' : `sh -c 'npm ci && ${project}'`)
  })

  it('names each step that it leaves out', () => {
    const { steps, notes } = plan(
      [
        '- uses: someone/prepare@v1',
        "- if: github.ref == 'refs/heads/main'",
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

  it.each([
    ['macos-15', 'macos-15', 'brew install vips'],
    ['[self-hosted, linux, x64]', 'self-hosted, linux, x64', 'sudo dnf install vips'],
    ['{ group: big, labels: [windows-2025] }', 'big, windows-2025', 'npm install -g pnpm'],
  ])('names the runner %s that it replaces, and what that has installed', (runner, labels, command) => {
    const text = ciWith(`- run: ${command}\n- run: npm test`).replace('runs-on: ubuntu-latest', `runs-on: ${runner}`)

    const { runsOn, steps, notes } = planOf(text)

    expect({ runsOn, steps }).toEqual({ runsOn: 'ubuntu-latest', steps: [] })
    expect(notes).toEqual([
      `CI runs this job on ${labels}, and ubuntu-latest was written: change runs-on if the tests need another machine.`,
      `The command “${command}” of CI was left out: add it as a step if the tests need it.`,
    ])
  })

  it('keeps a runner of Linux, and names one that is not known', () => {
    const on = (runner: string) => planOf(ciWith('- run: npm test').replace('ubuntu-latest', runner))

    expect(on('[ubuntu-24.04-arm]')).toMatchObject({ runsOn: 'ubuntu-24.04-arm', notes: [] })
    expect(on('${{ inputs.os }}')).toMatchObject({
      runsOn: 'ubuntu-latest',
      notes: [
        'CI runs this job on ${{ inputs.os }}, and ubuntu-latest was written: change runs-on if the tests need another machine.',
      ],
    })
  })

  it('makes no step of what a container installs in itself', () => {
    const { steps, notes } = plan('- run: apt-get update && apt-get install -y libvips', 'container: node:24')

    expect(steps).toEqual([])
    expect(notes).toContain(
      'The command “apt-get install -y libvips” of CI was left out: add it as a step if the tests need it.',
    )
  })

  it('names an artifact of another job', () => {
    const { notes } = plan('- uses: actions/download-artifact@v4\n  with: { name: wasm, path: dist }')

    expect(notes).toEqual([
      'The step “actions/download-artifact@v4” of CI was left out, since another job makes its files: make them in setup-command if the tests need them.',
    ])
  })

  it('names what is written into files and for later steps, without the text of it', () => {
    const run = [
      'echo "KEY=test" > .env',
      'echo ~/bin >> $GITHUB_PATH',
      "cat > settings.py <<'E'",
      'DEBUG = True',
      'E',
      'npm ci',
    ]

    const { setupCommand, notes } = plan(`- run: |\n    ${run.join('\n    ')}`)

    expect(setupCommand).toBe('npm ci')
    expect(notes).toEqual([
      'The command “echo "KEY=test" > .env” of CI was left out: add it to setup-command if the tests need it.',
      'The command “echo ~/bin >> $GITHUB_PATH” of CI was left out: add it as a step if the tests need it.',
      "The command “cat > settings.py <<'E'” of CI was left out: add it to setup-command if the tests need it.",
    ])
  })

  it.each<
    [
      name: string,
      run: readonly string[],
      steps: readonly object[],
      setup: string | undefined,
      notes: readonly string[],
    ]
  >([
    [
      'whole as a step, if all its programs are of the machine',
      ['if ! command -v rg; then', '  sudo apt-get update || true', '  sudo apt-get install -y ripgrep', 'fi'],
      [
        {
          run: 'if ! command -v rg; then\n  sudo apt-get update || true\n  sudo apt-get install -y ripgrep\nfi\n',
        },
      ],
      undefined,
      [],
    ],
    [
      'not at all with another program',
      ['mirror=$(cat mirror.txt)', 'sudo apt-get install -y "$mirror"', 'npm ci'],
      [],
      undefined,
      ['The step “Prepare” of CI was left out: add it if the tests need it.'],
    ],
    ['not at all where it only reports', ['if true; then', 'echo yes', 'fi'], [], undefined, []],
    [
      'by its lines where they only set the shell, and where each stands for itself',
      ['set -ex', 'sudo apt-get update || true', 'npm ci', 'cd .', 'npm run build'],
      [{ run: 'sudo apt-get update || true' }],
      "sh -c 'npm ci && npm run build'",
      [],
    ],
    [
      'without a line that needs an unknown variable',
      ['sudo apt-get install -y $PACKAGES', 'npm ci --cache "$HOME/a"', 'npm install $GITHUB_WORKSPACE/a'],
      [],
      `sh -c 'npm ci --cache "$HOME/a"'`,
      [
        'The command “sudo apt-get install -y $PACKAGES” of CI was left out: add it as a step if the tests need it.',
        'The command “npm install $GITHUB_WORKSPACE/a” of CI was left out: add it to setup-command if the tests need it.',
      ],
    ],
  ])('takes a script %s', (_, run, taken, setup, said) => {
    const { steps, setupCommand, notes } = plan(`- name: Prepare\n  run: |\n    ${run.join('\n    ')}`)

    expect({ steps, setupCommand, notes }).toEqual({ steps: taken, setupCommand: setup, notes: said })
  })

  it('leaves nothing of a script before the tests that they depend on', () => {
    const { steps, setupCommand, notes } = planOf(
      ciWith('- name: All\n  run: |\n    . venv/bin/activate\n    pip install -r a.txt\n    npm test'),
    )

    expect({ steps, setupCommand }).toEqual({ steps: [], setupCommand: undefined })
    expect(notes).toEqual([
      'What the step “All” of CI does before the tests was left out: add it to setup-command if the tests need it.',
    ])
  })

  it('has the variables that a command needs', () => {
    const { steps, setupCommand } = plan(
      [
        '- run: sudo apt-get install -y $PACKAGE',
        '  env: { DEBIAN_FRONTEND: noninteractive }',
        '- run: npm ci',
        '  env: { CI: 1 }',
        '- run: npm install $PACKAGE',
      ].join('\n'),
      'env: { PACKAGE: vips, OTHER: a }',
    )

    expect(steps).toEqual([
      { run: 'sudo apt-get install -y $PACKAGE', env: { PACKAGE: 'vips', DEBIAN_FRONTEND: 'noninteractive' } },
    ])
    expect(setupCommand).toBe("sh -c 'CI=1 npm ci && (export PACKAGE=vips && npm install $PACKAGE)'")
  })

  it('has the steps whose conditions hold on Linux and on the leg, and names none of the others', () => {
    const steps = [
      "- { if: runner.os == 'Linux', run: sudo apt-get install -y vips }",
      "- { if: runner.os == 'Windows', run: choco install vips }",
      '- { if: "${{ startsWith(matrix.node, \'18\') }}", run: npm install -g npm@9 }',
      "- { if: \"matrix.node == '24.x' && github.event_name == 'push'\", run: corepack enable }",
      '- { if: failure(), run: ./debug.sh }',
    ]

    const { steps: taken, notes } = plan(steps.join('\n'), "strategy: { matrix: { node: ['18.x', '24.x'] } }")

    expect(taken).toEqual([{ run: 'sudo apt-get install -y vips' }])
    expect(notes).toEqual([
      'The step “corepack enable” of CI has a condition and was left out: add it if the tests need it.',
    ])
  })

  it.each([
    ['actions/setup-java@v5', 'distribution', '{ distribution: "${{ inputs.jdk }}", java-version: 21 }'],
    ['dtolnay/rust-toolchain@master', 'toolchain', '{ toolchain: "${{ inputs.jdk }}" }'],
  ])('has no step of %s without its input %s', (uses, input, inputs) => {
    const { steps, notes } = plan(`- uses: ${uses}\n  with: ${inputs}`)

    expect(steps).toEqual([])
    expect(notes).toEqual([
      `The step “${uses}” of CI was left out, since its input ${input} (\${{ inputs.jdk }}) is not known here: add it with a value.`,
    ])
  })

  it.each(['make create-test-db', './scripts/start-test-db.sh', 'bash scripts/ci-env.sh', './test.sh'])(
    'names %s, which does more than check, or may do so',
    command => {
      const { setupCommand, notes } = plan(`- run: ${command}\n- run: npm ci`)

      expect(setupCommand).toBe('npm ci')
      expect(notes).toEqual([
        `The command “${command}” of CI was left out: add it to setup-command if the tests need it.`,
      ])
    },
  )

  it('names none of the commands before the tests that surely run tests', () => {
    expect(plan('- run: npx vitest run unit\n- run: make test').notes).toEqual([])
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

describe('a service', () => {
  it('has the values of the matrix and of plain variables, which the job of fix-tests does not have', () => {
    const { services, notes } = plan(
      '',
      [
        'env: { PGPASSWORD: secret }',
        'strategy: { matrix: { pg: [14, 16] } }',
        'services:',
        '  postgres:',
        '    image: postgres:${{ matrix.pg }}',
        '    env: { POSTGRES_PASSWORD: "${{ env.PGPASSWORD }}", POSTGRES_USER: "${{ secrets.DB_USER }}" }',
        '    ports: ["5432:5432", 80]',
      ].join('\n'),
    )

    expect(services).toEqual({
      postgres: {
        image: 'postgres:16',
        env: { POSTGRES_PASSWORD: 'secret', POSTGRES_USER: '${{ secrets.DB_USER }}' },
        ports: ['5432:5432', 80],
      },
    })
    expect(notes).toEqual([])
  })

  it('gives its port to the tests, if it is taken', () => {
    const { env } = planOf(
      ciWith(
        [
          '- run: npm test',
          '  env:',
          '    PGPORT: ${{ job.services.db.ports[5432] }}',
          '    URL: "tcp://${{ env.HOST }}:${{ job.services.db.ports[5432] }}"',
          '    OTHER: ${{ job.services.gone.ports[1] }}',
          '    SECRET: ${{ secrets.A }}${{ job.services.db.ports[5432] }}',
          '    PLAIN: a',
        ].join('\n'),
        {
          job: 'env: { HOST: localhost }\nservices: { db: { image: "postgres:17", ports: [5432] }, gone: { image: "a:${{ inputs.b }}" } }',
        },
      ),
    )

    expect(env).toEqual({
      PGPORT: '${{ job.services.db.ports[5432] }}',
      URL: 'tcp://localhost:${{ job.services.db.ports[5432] }}',
    })
    expect(plan('').env).toBeUndefined()
  })

  it('with an expression that is not known here is left out, and named', () => {
    const job =
      'services: { db: { image: "postgres:${{ inputs.pg }}" }, redis: { image: "redis:7" }, none: { image: "" } }'

    const { services, notes } = plan('', job)

    expect(services).toEqual({ redis: { image: 'redis:7' } })
    expect(notes).toEqual([
      'The service db of CI was left out, since postgres:${{ inputs.pg }} is not known here: add it if the tests need it.',
    ])
    expect(plan('', 'services: { db: { image: "${{ inputs.db }}" } }').services).toBeUndefined()
  })
})

describe('the directory', () => {
  const files = {
    'frontend/package.json': '{ "scripts": { "build": "vite build" } }',
    'backend/tests/test_a.py': 'def test_a():\n    pass\n',
  }

  it('of each command of the set-up is that of its step', () => {
    const steps = [
      '- working-directory: ./frontend/',
      '  run: |',
      '    npm ci',
      '    npm run build',
      '- run: pip install -r requirements.txt',
      '  working-directory: backend',
      '- run: pytest',
      '  working-directory: backend',
    ]

    const { directory, setupCommand, notes } = planOf(ciWith(steps.join('\n')), files)

    expect({ directory, notes }).toEqual({ directory: 'backend', notes: [] })
    expect(setupCommand).toBe("sh -c '(cd ../frontend && npm ci && npm run build) && pip install -r requirements.txt'")
  })

  it.each([
    ['a line of its own', ['cd frontend', 'npm ci', 'cd ../backend', 'pip install -r requirements.txt', 'pytest']],
    ['the beginning of a line', ['cd frontend && npm ci', 'cd ../backend; pip install -r requirements.txt', 'pytest']],
  ])('changes by a cd on %s', (_, lines) => {
    const { directory, setupCommand } = planOf(ciWith(`- run: |\n    ${lines.join('\n    ')}`), files)

    expect(directory).toBe('backend')
    expect(setupCommand).toBe("sh -c '(cd ../frontend && npm ci) && pip install -r requirements.txt'")
  })

  it('is that of a variable or of the matrix whose value is known', () => {
    const steps =
      '- run: npm ci\n  working-directory: ${{ matrix.web }}\n- run: pytest\n  working-directory: ${{ env.DIR }}'
    const job = 'env: { DIR: backend }\nstrategy: { matrix: { web: [frontend] } }'

    const { directory, setupCommand } = planOf(ciWith(steps, { job }), files)

    expect({ directory, setupCommand }).toEqual({
      directory: 'backend',
      setupCommand: "sh -c '(cd ../frontend && npm ci)'",
    })
  })

  it('is relative to the folder that the repository is checked out into', () => {
    const steps =
      '- uses: actions/checkout@v5\n  with: { path: app }\n- run: npm ci\n- run: pytest\n  working-directory: app/backend'
    const job = 'defaults: { run: { working-directory: app/frontend } }'

    const { directory, setupCommand } = planOf(ciWith(steps, { job }), files)

    expect({ directory, setupCommand }).toEqual({
      directory: 'backend',
      setupCommand: "sh -c '(cd ../frontend && npm ci)'",
    })
  })

  it.each([
    ['a cd that is not known', '- run: |\n    cd $HOME/a\n    npm ci'],
    ['a cd behind another command', '- run: |\n    ls && cd $HOME/a\n    npm ci'],
    ['an expression', '- run: npm ci\n  working-directory: ${{ inputs.web }}'],
    ['a folder that a step makes', '- run: npm ci\n  working-directory: build'],
    ['a way out of the repository', '- run: npm ci\n  working-directory: ../other'],
  ])('of a command behind %s is not guessed', (_, step) => {
    const { setupCommand, notes } = planOf(ciWith(`${step}\n- run: pytest\n  working-directory: backend`), files)

    expect(setupCommand).toBeUndefined()
    expect(notes).toContain('The command “npm ci” of CI was left out: add it to setup-command if the tests need it.')
  })

  it.each([
    [
      'build',
      'CI runs the tests in “build”, which is no folder of the repository: make it in setup-command, and name it in test-command.',
    ],
    ['${{ inputs.dir }}', 'CI runs the tests in a folder that is not known here: set working-directory.'],
  ])('of the tests is not written if it is %s, and a note says so', (place, note) => {
    const { directory, notes } = planOf(ciWith(`- run: ctest\n  working-directory: ${place}`), files)

    expect({ directory, notes }).toEqual({ directory: '', notes: [note] })
  })
})
