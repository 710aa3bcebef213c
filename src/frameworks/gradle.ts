import type { TestId } from '../domain/model/test-case.ts'
import { commandOf, manualRequest, plainInvocation, wordsOf } from './commands/invocation.ts'
import { startFor } from './commands/own-options.ts'
import { buildFailure } from './commands/build-failure.ts'
import { type Framework, type Project } from './framework.ts'
import { gradleTasks, runsJvmTests } from './commands/jvm-goals.ts'
import { compileErrors, isWhole, methodOf } from './jvm.ts'
import { runningGradleTests } from './commands/running-lines.ts'

/**
 * Init script for Gradle 4 to 9. Tests rerun even if they are up to date, and continue after failures. Modules without
 * a selected test are accepted. The report has a known path, and each test is printed when it starts and when it ends.
 * Gradle leaves out single tests since version 5, older ones the whole class. Each task runs the tests that are chosen
 * by name: on the command line they would be those of the last task, which may run none.
 */
const INIT = `
allprojects { p ->
  tasks.withType(Test) { t ->
    ignoreFailures = true
    outputs.upToDateWhen { false }
    filter.failOnNoMatchingTests = false
    def place = new File(System.getProperty('fixTests.reports'), t.path.replaceAll('[^A-Za-z0-9._-]', '_'))
    if (reports.junitXml.hasProperty('outputLocation')) reports.junitXml.outputLocation.set(place)
    else reports.junitXml.destination = place
    if (reports.junitXml.hasProperty('required')) reports.junitXml.required = true
    else reports.junitXml.enabled = true
    def only = new File(System.getProperty('fixTests.only'))
    if (only.exists()) setTestNameIncludePatterns(only.readLines('UTF-8'))
    def without = new File(System.getProperty('fixTests.without'))
    if (without.exists()) without.eachLine('UTF-8') {
      def (name, file) = it.split('\\t')
      if (filter.metaClass.respondsTo(filter, 'excludeTestsMatching', String)) filter.excludeTestsMatching(name)
      else exclude(file)
    }
    beforeTest { d -> println "\\n\${d.className} > \${d.name} STARTED" }
    afterTest { d, r ->
      def word = r.resultType.toString() == 'SUCCESS' ? 'PASSED' : r.resultType.toString() == 'SKIPPED' ? 'SKIPPED' : 'FAILED'
      println "\\n\${d.className} > \${d.name} \${word}"
    }
  }
}
`

/** Files with the tests to run, if not all, and those to leave out, one in a line. */
const ONLY = 'only.txt'
const WITHOUT = 'without.txt'

/** Source: https://docs.gradle.org/current/userguide/java_testing.html. */
export const gradle: Framework = {
  name: 'gradle',
  programs: /^(?:gradle|gradlew|gradlew\.bat)$/,
  droppedOptions: /^(?:-q|--quiet|--fail-fast|--console|-i|--info|-s|--stacktrace|--scan|--daemon)\b/,

  nameFilters: /^--tests(?:=|$)/,

  compiles: true,

  detect: project =>
    ['build.gradle', 'build.gradle.kts', 'settings.gradle', 'settings.gradle.kts'].find(project.exists),

  commands(project, request) {
    const { selection, dir, without = [] } = request
    const base = startFor(gradle, request, isWhole) ?? plainInvocation([program(project)])
    const tasks = namesTests(base.options) ? [] : ['test']
    const script = `${dir}/init.gradle`
    const chosen = selection.kind !== 'only' || selection.tests.some(isWhole) ? [] : selection.tests.map(selectorOf)
    return [
      {
        ...commandOf(base, [
          '--console=plain',
          '--no-daemon',
          '--continue',
          '-I',
          script,
          `-DfixTests.reports=${dir}/reports`,
          `-DfixTests.only=${dir}/${ONLY}`,
          `-DfixTests.without=${dir}/${WITHOUT}`,
          ...tasks,
        ]),
        files: {
          'init.gradle': INIT,
          ...(chosen.length === 0 ? {} : { [ONLY]: [...new Set(chosen)].join('\n') }),
          ...(without.length === 0 ? {} : { [WITHOUT]: without.map(lineOf).join('\n') }),
        },
        report: { at: 'project', patterns: [`${dir}/reports/**/TEST-*.xml`], format: 'junit' },
      },
    ]
  },

  leavesOut: 'test',

  running: output => runningGradleTests(output),

  selector: selectorOf,

  manualCommand(tests, { project, using = plainInvocation([program(project)]) }) {
    const start = startFor(gradle, manualRequest(tests, using), isWhole) ?? using
    const chosen = tests.some(isWhole) ? [] : [...new Set(tests.map(selectorOf))].flatMap(word => ['--tests', word])
    // `--tests` is an option of the task before it.
    const isThere = chosen.length === 0 ? namesTests(start.options) : takesTests(start.options)
    return wordsOf(start, [...(isThere ? [] : ['test']), ...chosen])
  },

  failedBuild(output) {
    const compiler = [JAVAC, KOTLINC].flatMap(pattern => compileErrors('gradle', output, pattern))
    if (compiler.length > 0) return compiler
    const wrong = /^\* What went wrong:\n(?<what>.*)\n(?:> (?<why>.*))?/m.exec(output)
    // An unavailable dependency is no fault of the code.
    if (
      wrong === null ||
      /^ *> Could not (?:resolve |download |GET |HEAD |find [\w.-]+:[\w.-]+:)/m.test(output.slice(wrong.index))
    )
      return []
    const { what = '', why = what } = wrong.groups ?? {}
    return [buildFailure('gradle', {}, [{ message: why, text: output.slice(wrong.index, wrong.index + 4_000) }])]
  },
}

/** Old versions of Gradle print the first error after the name of the task. */
const JAVAC =
  /^(?:[^/\r\n\u2028\u2029]*:compile\w+)?(?<file>\/[^\s:]+\.(?:java|groovy|scala)):(?<line>\d+): (?:error: )?(?<message>(?!warning: ).*)(?:(?:\n(?!\/).*){0,3}\n +symbol: +(?<symbol>.*))?$/gm
const KOTLINC = /^e: (?:file:\/\/)?(?<file>\S+?\.kts?):[ (]*(?<line>\d+)\D+\d+\W+(?<message>\w.*)$/gm

function program(project: Project): string {
  const wrapper = process.platform === 'win32' ? 'gradlew.bat' : 'gradlew'
  return project.exists(wrapper) ? `./${wrapper}` : 'gradle'
}

/** True if the project's command names a task that runs tests, or needs one that does: `allTests`, `testDebug`. */
function namesTests(options: readonly string[]): boolean {
  return gradleTasks(options).length > 0 && runsJvmTests(['gradle', ...options])
}

/** True if the last task runs tests itself. `check`, `build` and a report of all tests only depend on such tasks. */
function takesTests(options: readonly string[]): boolean {
  return /^(?:\S*:)?(?:test(?!Classes$)\w*|\w+Test)$/.test(gradleTasks(options).at(-1) ?? '')
}

/** Name a test by class and method. Parameters are part of the name in JUnit 4 only. */
function selectorOf(test: TestId): string {
  const name = /^[\w$]+\[/.test(test.name) ? test.name : methodOf(test.name) || (test.name === '' ? '' : '*')
  return `${test.suite[0] ?? ''}${name === '' ? '' : `.${name}`}`
}

/** Name a test to leave out, and its class as a pattern of files. */
function lineOf(test: TestId): string {
  return `${selectorOf(test)}\t**/${(test.suite[0] ?? '').replaceAll('.', '/')}*`
}
