import type { TestId } from '../domain/model/test-case.ts'
import { batches } from './commands/batches.ts'
import { commandOf, manualRequest, plainInvocation, wordsOf } from './commands/invocation.ts'
import { startFor } from './commands/own-options.ts'
import { buildFailure } from './commands/build-failure.ts'
import { type Framework, type Project } from './framework.ts'
import { compileErrors, isWhole, methodOf } from './jvm.ts'
import { failedGoals } from './commands/maven-goals.ts'
import { runningMavenClasses } from './commands/running-lines.ts'
import { JAVA_CODE } from './reporters/java-code.ts'
import { JAVA_JUDGE } from './reporters/java-judge.ts'
import { JAVA_LOADER } from './reporters/java-loader.ts'
import { JAVA_TEST_RUNS } from './reporters/java-test-runs.ts'
import { JAVA_WORKER } from './reporters/java-worker.ts'

/** Paths of Surefire and Failsafe reports. No option sets another path. */
const REPORTS = ['**/target/surefire-reports/TEST-*.xml', '**/target/failsafe-reports/TEST-*.xml']

/**
 * Source: https://maven.apache.org/surefire/maven-surefire-plugin/test-mojo.html. A parameterized test can be selected
 * by its method only.
 */
export const maven: Framework = {
  name: 'maven',
  programs: /^(?:mvn|mvnw|mvnd|mvnw?\.cmd)$/,
  droppedOptions: /^(?:-q|--quiet|-Dmaven\.test\.failure\.ignore|-ff|--fail-fast)/,
  nameFilters: /^-D(?:it\.)?test=/,

  compiles: true,

  detect: project => (project.exists('pom.xml') ? 'there is a pom.xml' : undefined),

  commands(project, request) {
    const { selection, dir, without = [] } = request
    const base = startFor(maven, request, isWhole) ?? plainInvocation([program(project)])
    // Goals are the user's own choice: `mvn verify` runs integration tests too.
    const goals = base.options.some(word => GOAL.test(word)) ? [] : ['test']
    // Without this option Maven skips modules that depend on one with failing tests. A failed build still ends the run.
    const always = ['-B', '-ntp', '-fae', '-Dmaven.test.failure.ignore=true', '-Dstyle.color=never']
    const leaveOut =
      without.length === 0
        ? []
        : [`-Dsurefire.excludesFile=${dir}/${WITHOUT}`, `-Dfailsafe.excludesFile=${dir}/${WITHOUT}`]
    const run = (words: readonly string[]) => ({
      ...commandOf(base, [...always, ...leaveOut, ...words, ...goals]),
      ...(without.length === 0 ? {} : { files: { [WITHOUT]: exclusions(without) } }),
      report: { at: 'project' as const, patterns: REPORTS, format: 'junit' as const },
    })
    if (selection.kind === 'affected') return [run([])]
    // A failure before any class was loaded stands for all of them.
    if (selection.kind === 'all' || selection.tests.some(isWhole)) return [run(order(selection.seed))]
    return batches(selection.tests, selectorOf, MAX_BYTES).map(tests => {
      const chosen = [...new Set(tests.map(selectorOf))].join(',')
      return run([
        `-Dtest=${chosen}`,
        `-Dit.test=${chosen}`,
        '-Dsurefire.failIfNoSpecifiedTests=false',
        '-Dfailsafe.failIfNoSpecifiedTests=false',
        '-DfailIfNoTests=false',
        ...order(selection.seed),
      ])
    })
  },

  warm(_project, { selection, dir }) {
    if (selection.kind !== 'only') return undefined
    const type = selection.tests.map(({ suite }) => suite[0] ?? '').find(name => name !== '')
    if (type === undefined || selection.tests.some(isWhole)) return undefined
    const path = `${dir}/report.xml`
    return {
      file: 'java',
      args: [`${dir}/Judge.java`, dir, path, type],
      files: {
        'Judge.java': JAVA_JUDGE,
        'Code.java': JAVA_CODE,
        'Loader.java': JAVA_LOADER,
        ...JAVA_WORKER,
        ...JAVA_TEST_RUNS,
      },
      report: { at: 'file', path, format: 'junit' },
    }
  },

  warmWords: tests => tests.map(({ suite, name }) => `${suite[0] ?? ''}#${name}`),

  leavesOut: 'test',

  // A setting in the POM is stronger than our option: then the goal of the tests fails, too.
  exitIgnoresTests: output => {
    const goals = failedGoals(output)
    return goals.length === 0 || goals.some(({ isOfTests }) => !isOfTests)
  },

  running: output => runningMavenClasses(output),

  selector: selectorOf,

  manualCommand(tests, { project, using = plainInvocation([program(project)]) }) {
    const goals = using.options.some(word => GOAL.test(word)) ? [] : ['test']
    const chosen = [
      `-Dtest=${[...new Set(tests.map(selectorOf))].join(',')}`,
      '-Dsurefire.failIfNoSpecifiedTests=false',
    ]
    const start = startFor(maven, manualRequest(tests, using), isWhole) ?? using
    return wordsOf(start, [...(tests.length === 0 || tests.some(isWhole) ? [] : chosen), ...goals])
  },

  failedBuild(output) {
    const compiler = compileErrors(
      'maven',
      output,
      /^\[ERROR\] (?<file>\/?[^\s:[\]]+\.(?:java|kt|scala|groovy)):\[(?<line>\d+),\d+\] (?<message>.*)(?:\n(?:\[ERROR\])? +symbol: +(?<symbol>.*))?$/gm,
    )
    const crashed = new Set(
      [...output.matchAll(/^\[ERROR\] Crashed tests:[ \t\r]*\n(?<classes>(?:\[ERROR\] [\w.$]+[ \t\r]*\n)+)/gm)].flatMap(
        ({ groups = {} }) => groups.classes?.match(/(?<=\[ERROR\] )[\w.$]{2,}/g) ?? [],
      ),
    )
    const fork = forkIn(output)
    const crashes = [...crashed].map(name =>
      buildFailure('maven', { suite: [name] }, [{ message: `The Java process ended within ${name}.`, text: fork }]),
    )
    if (compiler.length + crashes.length > 0) return [...compiler, ...crashes]
    // An unavailable dependency is no fault of the code.
    const pom =
      /^\[ERROR\] +(?:The build could not read.*\n(?:\[ERROR\].*\n){0,5}?\[ERROR\] +)?(?<message>(?:Non-parseable POM|Malformed POM|'[\w.]{1,200}' .{0,400} (?:is missing|must be|duplicate)).*)$/m.exec(
        output,
      )
    return pom === null
      ? []
      : [
          buildFailure('maven', {}, [
            { message: (pom.groups?.message ?? '').trim(), text: output.slice(pom.index, pom.index + 4_000) },
          ]),
        ]
  },
}

/**
 * Bytes of a batch. Tests are named twice, and Maven's own script puts all words into one variable of 128 KiB at most.
 */
const MAX_BYTES = 40_000

/** File with the tests to leave out, one in a line. */
const WITHOUT = 'without.txt'

/** Exclude tests, and nested classes: without exclusions Maven excludes those. Their outer class runs them. */
function exclusions(without: readonly TestId[]): string {
  const pathOf = ({ suite, name }: TestId) =>
    `**/${(suite[0] ?? '').replaceAll('.', '/')}.java${name === '' ? '' : `#${withWildcards(methodOf(name))}`}`
  return ['**/*$*', ...new Set(without.map(pathOf)), ''].join('\n')
}

const GOAL = /^(?:test|verify|package|install|integration-test|[\w.-]+:[\w.:-]+)$/

function program(project: Project): string {
  if (process.platform === 'win32') return project.exists('mvnw.cmd') ? 'mvnw.cmd' : 'mvn.cmd'
  return project.exists('mvnw') ? './mvnw' : 'mvn'
}

/**
 * Name a test as `ex.CalcTest#adds`. A special character that cannot be escaped becomes a wildcard for one character.
 */
function selectorOf(test: TestId): string {
  const method = withWildcards(methodOf(test.name))
  // JUnit 4 has the parameters in the name. Surefire expects this name up to 3.5, and the method alone since 3.6.
  const named = /^[\w$]+\[/.test(test.name) ? `${withWildcards(test.name)}+` : ''
  return `${test.suite[0] ?? ''}${method === '' ? '' : `#${named}${method}`}`
}

function withWildcards(name: string): string {
  return name.replaceAll(/[,+#!%*\p{Cc}]/gu, '?')
}

function order(seed: number | undefined): string[] {
  return seed === undefined ? [] : ['-Dsurefire.runOrder=random', `-Dsurefire.runOrder.random.seed=${seed}`]
}

/** Return what Maven prints about the end of a Java process, up to the list of crashed tests. */
function forkIn(output: string): string {
  const at = output.indexOf('The forked VM terminated')
  const end = at < 0 ? -1 : output.indexOf('\n[ERROR] Crashed tests:', at)
  return end < 0 ? '' : output.slice(output.lastIndexOf('\n', at) + 1, end + 1)
}
