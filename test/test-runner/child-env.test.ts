import { execFileSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { UserError } from '../../src/contracts/errors.ts'
import { parseCommand, printCommand } from '../../src/frameworks/commands/parse-command.ts'
import { childEnvironment, withheldVariables } from '../../src/test-runner/child-env.ts'

describe('the environment of tests', () => {
  const options = { pass: [], secrets: [], temp: '/tmp/run', marker: 'm-1' }

  test.for([
    'INPUT_TOKEN',
    'INPUT_ANTHROPIC-API-KEY',
    'GITHUB_TOKEN',
    'GITHUB_ENV',
    'GITHUB_OUTPUT',
    'ACTIONS_RUNTIME_TOKEN',
    'ACTIONS_ID_TOKEN_REQUEST_TOKEN',
    'RUNNER_TEMP',
    'ANTHROPIC_API_KEY',
    'NODE_OPTIONS',
    'AWS_SECRET_ACCESS_KEY',
    'SSH_AUTH_SOCK',
    'anything',
  ])('%s does not reach them', name => {
    const env = childEnvironment({ [name]: 'value', PATH: '/bin' }, options)

    expect(Object.keys(env)).not.toContain(name)
    expect(env.PATH).toBe('/bin')
  })

  test.for(['PATH', 'HOME', 'LANG', 'LC_ALL', 'TZ', 'JAVA_HOME', 'VIRTUAL_ENV', 'PYTHONPATH', 'GOPATH'])(
    '%s does',
    name => {
      const env = childEnvironment({ [name]: '/some/value' }, options)

      expect(env[name]).toBe('/some/value')
    },
  )

  test.for([
    'HTTPS_PROXY',
    'no_proxy',
    'REQUESTS_CA_BUNDLE',
    'npm_config_cafile',
    'PNPM_HOME',
    'pythonLocation',
    'UV_PYTHON',
    'POETRY_VIRTUALENVS_IN_PROJECT',
    'JAVA_HOME_21_X64',
    'DISPLAY',
    'NODE_ENV',
    'GITHUB_ACTIONS',
  ])('%s does, as in the job', name => {
    expect(childEnvironment({ [name]: 'value' }, options)[name]).toBe('value')
  })

  test.for([
    ['GOPROXY', 'https://proxy.golang.org,direct'],
    ['MAVEN_OPTS', '-Xmx1g -Dhttps.proxyHost=proxy.example -Djavax.net.ssl.trustStorePassword=changeit'],
    ['GRADLE_OPTS', '-Dmax_tokens=100 -Dtoken=3'],
    ['CFLAGS', '-DTOKEN_MAX=512 -DPASSWORD_LENGTH=12'],
    ['GOFLAGS', '-ldflags=-X=main.tokenName=x'],
    ['DOCKER_HOST', 'ssh://ci@builder'],
    ['HTTPS_PROXY', 'http://ada@proxy.example:8080'],
    ['RUSTFLAGS', '-C target-cpu=native'],
  ] as const)('%s=%s does, since it holds no credentials', ([name, value]) => {
    expect(childEnvironment({ [name]: value }, options)[name]).toBe(value)
  })

  test.for([
    ['UV_PUBLISH_TOKEN', 'x'],
    ['UV_INDEX_PRIVATE_PASSWORD', 'x'],
    ['POETRY_HTTP_BASIC_SHOP_PASSWORD', 'x'],
    ['POETRY_PYPI_TOKEN_PYPI', 'x'],
    ['UV_INDEX_URL', 'https://ada:secret@index.example/simple'],
    ['HTTPS_PROXY', 'http://ada:secret@proxy.example:8080'],
    ['PIP_EXTRA_INDEX_URL', 'https://a.example https://:secret@index.example/simple'],
    ['PIP_INDEX_URL', 'https://registry_tok_12345@pypi.example/acme/'],
    ['GOPROXY', 'https://ci:secret@goproxy.example'],
    ['HTTP_PROXY', 'ada:secret@proxy.example:8080'],
    ['GOFLAGS', `ghp_${'a1'.repeat(18)}`],
    ['GITHUB_ACTION', 'x'],
    ['RUBYOPT', '-rx'],
  ] as const)('%s=%s does not', ([name, value]) => {
    expect(Object.keys(childEnvironment({ [name]: value }, options))).not.toContain(name)
    expect(childEnvironment({ [name]: value }, { ...options, pass: [name] })[name]).toBe(value)
  })

  test('an option with a secret is left out, and the others stay', () => {
    const env = childEnvironment({ MAVEN_OPTS: '-Xmx1g -Dhttps.proxyPassword=secret -ea' }, options)

    expect(env.MAVEN_OPTS).toBe('-Xmx1g -ea')
  })

  test('the plain variables of the failed job win over the machine’s, and pass-env over both', () => {
    const host = { TZ: 'UTC', NODE_ENV: 'production', LEVEL: 'here', LANG: 'C' }
    const plain = { TZ: 'Asia/Tokyo', NODE_ENV: 'test', LEVEL: 'ci', NODE_OPTIONS: '--no-warnings', CI: 'false' }

    const env = childEnvironment(host, { ...options, plain, pass: ['LEVEL'] })

    expect(env).toMatchObject({
      TZ: 'Asia/Tokyo',
      NODE_ENV: 'test',
      LEVEL: 'here',
      LANG: 'C',
      NODE_OPTIONS: '--no-warnings',
      CI: 'false',
    })
  })

  test('a plain variable of the failed job neither moves temporary files nor holds a secret', () => {
    const plain = { TMPDIR: '/elsewhere', PROCESS_TREE_ID: 'other', KEY: 'sk-secret-value' }

    const env = childEnvironment({}, { ...options, plain, secrets: ['sk-secret-value'] })

    expect(env).toEqual({ CI: 'true', TMPDIR: '/tmp/run', TEMP: '/tmp/run', TMP: '/tmp/run', PROCESS_TREE_ID: 'm-1' })
  })

  test('a variable that is withheld is known by its name, unless it holds a secret', () => {
    const host = { API_URL: 'x', PATH: '/bin', KEY: 'sk-secret-value', MODE: 'a' }

    const names = withheldVariables(host, { ...options, pass: ['MODE'], secrets: ['sk-secret-value'] }, [
      ...Object.keys(host),
      'ELSEWHERE',
    ])

    expect(names).toEqual(['API_URL', 'ELSEWHERE'])
  })

  test('what pass-env names does, and what is not set is left out', () => {
    const host = { DATABASE_URL: 'postgres://localhost/test', OTHER: 'x' }

    const env = childEnvironment(host, { ...options, pass: ['DATABASE_URL', 'NOT_SET'] })

    expect(env.DATABASE_URL).toBe('postgres://localhost/test')
    expect(Object.keys(env)).not.toContain('OTHER')
    expect(Object.keys(env)).not.toContain('NOT_SET')
  })

  test.for([
    ['under an allowed name', { HOME: 'sk-secret-value' }, []],
    ['inside of an allowed value', { PATH: '/bin:/opt/sk-secret-value/bin' }, []],
    ['under a name of pass-env', { DATABASE_URL: 'postgres://u:sk-secret-value@db' }, ['DATABASE_URL']],
    ['under LC_*', { LC_SECRET: 'sk-secret-value' }, []],
  ] as const)('a secret %s never does', ([, host, pass]) => {
    const env = childEnvironment(host, { ...options, pass, secrets: ['other', 'sk-secret-value'] })

    expect(JSON.stringify(env)).not.toContain('sk-secret-value')
  })

  test('a secret that is empty takes nothing away', () => {
    const env = childEnvironment({ PATH: '/bin' }, { ...options, secrets: [''] })

    expect(env.PATH).toBe('/bin')
  })

  test('temporary files go to the run’s own folder, whatever the host says', () => {
    const env = childEnvironment({ TMPDIR: '/elsewhere', CI: '' }, { ...options, pass: ['TMPDIR', 'CI'] })

    expect(env).toMatchObject({
      TMPDIR: '/tmp/run',
      TEMP: '/tmp/run',
      TMP: '/tmp/run',
      CI: 'true',
      PROCESS_TREE_ID: 'm-1',
    })
  })
})

describe('a command that the user gives', () => {
  test.for([
    ['npm test', 'npm', ['test']],
    ['  npm   test\n', 'npm', ['test']],
    [`jest "a b" 'c d'`, 'jest', ['a b', 'c d']],
    [`jest --name="a b" --x='y'z`, 'jest', ['--name=a b', '--x=yz']],
    [`go test -run "^TestA$|^TestB$" ./...`, 'go', ['test', '-run', '^TestA$|^TestB$', './...']],
    [`jest "" end`, 'jest', ['', 'end']],
    [`pytest -k "a | b"`, 'pytest', ['-k', 'a | b']],
    [`grep "&&" file`, 'grep', ['&&', 'file']],
    [`jest "say \\"hi\\""`, 'jest', ['say "hi"']],
    [`jest a\\ b`, 'jest', ['a b']],
    [`jest 'it'\\''s'`, 'jest', ["it's"]],
    ['jest --config={report} {tests}', 'jest', ['--config={report}', '{tests}']],
    [`bash -c "npm run build && npm test"`, 'bash', ['-c', 'npm run build && npm test']],
    [`bash -c 'npm test -- $(cat list)'`, 'bash', ['-c', 'npm test -- $(cat list)']],
  ] as const)('%s is split into words', ([text, file, args]) => {
    const command = parseCommand('test-command', text)

    expect(command).toMatchObject({ file, args })
  })

  test('assignments before the program are its environment', () => {
    const command = parseCommand('test-command', `CI=1 NODE_OPTIONS="--a --b" EMPTY= npm test A=b`)

    expect(command).toEqual({
      file: 'npm',
      args: ['test', 'A=b'],
      env: { CI: '1', NODE_OPTIONS: '--a --b', EMPTY: '' },
    })
  })

  test.for([
    'npm run build && npm test',
    'npm test || true',
    'npm test | tee log',
    'npm test|tee log',
    'npm test ; echo',
    'npm test; echo',
    'npm test&&echo',
    'npm test &',
    'npm test > log',
    'npm test >log',
    'npm test 2>/dev/null',
    'npm test >> log',
    'npm test 2>&1',
    'npm test < input',
    'npm test $(cat list)',
    'npm test "$(cat list)"',
    'npm test `cat list`',
  ])('%s needs a shell, so it is refused with a way out', text => {
    expect(() => parseCommand('test-command', text)).toThrow(UserError)
    expect(() => parseCommand('test-command', text)).toThrow(/^test-command uses .+, but no shell is started\.$/)
  })

  test.for(['', '   ', '\n'])('%j is empty, so it is refused', text => {
    expect(() => parseCommand('setup-command', text)).toThrow(/^setup-command is empty\.$/)
  })

  test.for<{ words: readonly string[]; env: Record<string, string> }>([
    { words: ['vitest', 'run', '-t', '^(?:a b|c\'s "d"|$HOME `x` \\ !)$'], env: {} },
    { words: ['', '*', '~', '#', 'é💥', 'a\nb', '--x=1', '; exit 3'], env: {} },
    { words: ['tests/test_a.py::TestB::test_c[1-2]'], env: { A: 'x y', B: '' } },
  ])('printed, it means to a shell what it says', ({ words, env }) => {
    const script = 'console.log(JSON.stringify({ words: process.argv.slice(1), A: process.env.A, B: process.env.B }))'
    const command = { file: process.execPath, args: ['-e', script, '--', ...words], env }

    const line = printCommand(command)

    const said: unknown = JSON.parse(execFileSync('sh', ['-c', line], { encoding: 'utf8', env: {} }))
    expect(said).toEqual({ words, ...env })
  })
})
