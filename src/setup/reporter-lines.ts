/** How a framework writes a report that fix-tests reads. */
export interface ReporterLines {
  /**
   * Words that write reports in place of the first ones of the project's own command, where options are not enough. The
   * others stay.
   */
  readonly start?: { readonly own: RegExp; readonly reporting: string }
  /** Text behind the test command; empty if it writes reports without one. */
  readonly options: string
  /** Words of a command that its other start cannot take, or understands in another way. */
  readonly refused?: RegExp
  /** The whole command of an ordinary project, if start and options are not enough to show it. */
  readonly example?: string
  /** Packages to install first, or a setting to make. */
  readonly before?: string
  /** Path of the reports, for the upload. */
  readonly path: string
  /** Variables that the command needs. */
  readonly env?: Readonly<Record<string, string>>
}

const JUNIT = 'reports/junit.xml'

/** Converts the TAP that a command prints, and ends as the command did. */
const CONVERTED = '> tests.tap || code=$?; npx --yes tap-xunit < tests.tap > junit.xml; exit ${code:-0}'

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
    start: {
      own: /^node(?= |$)/,
      reporting:
        'node --test-reporter=spec --test-reporter-destination=stdout --test-reporter=junit --test-reporter-destination=junit.xml',
    },
    options: '',
    // Each reporter needs a destination.
    refused: /^--test-reporter/,
    path: 'junit.xml',
  },
  playwright: { options: '--reporter=list,junit', env: { PLAYWRIGHT_JUNIT_OUTPUT_NAME: JUNIT }, path: 'reports/' },
  bun: { options: `--reporter=junit --reporter-outfile=junit.xml`, path: 'junit.xml' },
  deno: { options: '--junit-path=junit.xml', path: 'junit.xml' },
  pytest: { options: `--junit-xml=${JUNIT}`, path: 'reports/' },
  unittest: {
    start: { own: /(?<=^python3? -m )unittest(?= |$)/, reporting: 'xmlrunner' },
    options: '-o reports',
    example: 'python -m xmlrunner discover -o reports',
    before: 'pip install unittest-xml-reporting',
    path: 'reports/',
  },
  go: {
    start: { own: /^go test(?= |$)/, reporting: 'go run gotest.tools/gotestsum@latest --junitfile junit.xml --' },
    options: '',
    // These run no tests.
    refused: /^--?(?:c|list)(?:=|$)/,
    path: '**/junit.xml',
  },
  cargo: {
    start: { own: /^cargo t(?:est)?(?= |$)/, reporting: 'cargo nextest run --profile ci' },
    options: '',
    // nextest runs no doctests, starts a process for each test, and calls some options by other names.
    refused:
      /^(?:-[qZj].*|--(?:doc|quiet|jobs|profile|message-format|timings|no-run|test-threads|nocapture|show-output|format|report-time|shuffle)(?:=.*)?)$/,
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
  tap: { options: '--reporter=junit --reporter-file=junit.xml', path: 'junit.xml' },
  tape: { start: { own: /^(?:npx )?tape(?= |$)/, reporting: 'npx tape' }, options: CONVERTED, path: 'junit.xml' },
  ava: { start: { own: /^(?:npx )?ava(?= |$)/, reporting: 'npx ava --tap' }, options: CONVERTED, path: 'junit.xml' },
}

/** Django's command starts tests of unittest with a runner of its own. */
const DJANGO: ReporterLines = {
  options: '--testrunner=xmlrunner.extra.djangotestrunner.XMLTestRunner',
  before: 'pip install unittest-xml-reporting',
  path: 'TEST-*.xml',
}

/**
 * Look up how a framework writes its reports; undefined if that is not known here.
 * @param command the line that starts it
 */
export function reporterOf(framework: string, command: string): ReporterLines | undefined {
  const isDjango = framework === 'unittest' && /\b(?:manage\.py|django-admin|-m django)\b/.test(command)
  return isDjango ? DJANGO : REPORTERS[framework]
}

/** Show how a command of an ordinary project writes reports: its start, its options, or both. */
export function exampleOf({ start, options, example }: ReporterLines): string {
  return example ?? `${start?.reporting.replace(/ --$/, '') ?? ''} ${options}`.trim()
}

/** Frameworks with reporter lines. */
export const REPORTED_FRAMEWORKS = Object.keys(REPORTERS)
