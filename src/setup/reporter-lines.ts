/** How a framework writes a report that fix-tests reads. */
export interface ReporterLines {
  /** Options behind the test command; empty if it writes reports without one. */
  readonly options: string
  /**
   * Whole command, if options are not enough. `{rest}` is replaced by options and files of the project's own command.
   */
  readonly command?: string
  /** Text for `{rest}` where the own command is not understood. */
  readonly rest?: string
  /** Packages to install first, or a setting to make. */
  readonly before?: string
  /** Path of the reports, for the upload. */
  readonly path: string
  /** Variables that the command needs. */
  readonly env?: Readonly<Record<string, string>>
}

const JUNIT = 'reports/junit.xml'

/** By framework. Sources: the documentation of each reporter. */
const REPORTERS: Readonly<Record<string, ReporterLines>> = {
  vitest: { options: `--reporter=default --reporter=junit --outputFile.junit=${JUNIT}`, path: 'reports/' },
  jest: {
    options: '--reporters=default --reporters=jest-junit',
    before: 'npm install --save-dev jest-junit',
    env: { JEST_JUNIT_OUTPUT_DIR: 'reports', JEST_JUNIT_ADD_FILE_ATTRIBUTE: 'true' },
    path: 'reports/',
  },
  mocha: {
    options: `--reporter mocha-junit-reporter --reporter-options mochaFile=${JUNIT}`,
    before: 'npm install --save-dev mocha-junit-reporter',
    path: 'reports/',
  },
  node: {
    options: '',
    command:
      'node --test-reporter=spec --test-reporter-destination=stdout --test-reporter=junit --test-reporter-destination=junit.xml {rest}',
    rest: '--test',
    path: 'junit.xml',
  },
  playwright: { options: '--reporter=list,junit', env: { PLAYWRIGHT_JUNIT_OUTPUT_NAME: JUNIT }, path: 'reports/' },
  bun: { options: `--reporter=junit --reporter-outfile=junit.xml`, path: 'junit.xml' },
  deno: { options: '--junit-path=junit.xml', path: 'junit.xml' },
  pytest: { options: `--junit-xml=${JUNIT}`, path: 'reports/' },
  unittest: {
    options: '',
    command: 'python -m xmlrunner discover -o reports',
    before: 'pip install unittest-xml-reporting',
    path: 'reports/',
  },
  go: {
    options: '',
    command: 'go run gotest.tools/gotestsum@latest --junitfile junit.xml -- {rest}',
    rest: './...',
    path: '**/junit.xml',
  },
  cargo: {
    options: '',
    command: 'cargo nextest run --profile ci {rest}',
    before:
      'cargo-nextest, and in .config/nextest.toml: [profile.ci.junit] with path = "junit.xml"; nextest runs no doctests, so keep `cargo test --doc` beside it',
    path: 'target/nextest/ci/junit.xml',
  },
  maven: { options: '', path: '**/target/*-reports/*.xml' },
  gradle: { options: '', path: '**/build/test-results/**/*.xml' },
  phpunit: { options: '--log-junit junit.xml', path: 'junit.xml' },
  rspec: {
    options: `--format progress --format RspecJunitFormatter --out ${JUNIT}`,
    before: 'bundle add rspec_junit_formatter --group test',
    path: 'reports/',
  },
  ctest: { options: '--output-junit junit.xml', path: '**/junit.xml' },
  tap: { options: '', command: 'npx tap --reporter=junit --reporter-file=junit.xml', path: 'junit.xml' },
  tape: { options: '', command: converted('npx tape'), path: 'junit.xml' },
  ava: { options: '', command: converted('npx ava --tap'), path: 'junit.xml' },
}

/** Django's command starts tests of unittest with a runner of its own. */
const DJANGO: ReporterLines = {
  options: '--testrunner=xmlrunner.extra.djangotestrunner.XMLTestRunner',
  before: 'pip install unittest-xml-reporting',
  path: 'TEST-*.xml',
}

/** Convert the TAP that a command prints, and end as the command did. */
function converted(command: string): string {
  return `${command} > tests.tap || code=$?; npx --yes tap-xunit < tests.tap > junit.xml; exit \${code:-0}`
}

/**
 * Look up how a framework writes its reports; undefined if that is not known here.
 * @param command the line that starts it
 */
export function reporterOf(framework: string, command: string): ReporterLines | undefined {
  const isDjango = framework === 'unittest' && /\b(?:manage\.py|django-admin|-m django)\b/.test(command)
  return isDjango ? DJANGO : REPORTERS[framework]
}

/** Frameworks with reporter lines. */
export const REPORTED_FRAMEWORKS = Object.keys(REPORTERS)
