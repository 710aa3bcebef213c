import { plainInvocation } from './commands/invocation.ts'
import type { Invocation, Project, TestCommand } from './framework.ts'

/**
 * Goals of JaCoCo's plugin for Maven, in the version of the pom. Source:
 * https://www.jacoco.org/jacoco/trunk/doc/maven.html.
 */
const PLUGIN = 'org.jacoco:jacoco-maven-plugin'
/** Phases of Maven that run tests. */
const PHASE = /^(?:test|package|verify|install|integration-test)$/
/** Options of Maven whose value is the next word. */
const WITH_VALUE =
  /^(?:-pl|-P|-f|-s|-gs|-T|-rf|-l|-b|-t|-gt|--(?:projects|activate-profiles|file|settings|global-settings|threads|resume-from|log-file|builder|toolchains|global-toolchains))$/

/** Reports of the plugin for Maven, where its defaults hold. */
export const JACOCO_REPORTS: readonly string[] = ['**/target/site/jacoco/jacoco.xml']

/**
 * File in the folder of a trace with the counts of its runs of Maven. Without it the build has put them elsewhere, with
 * those of other runs, so that the reports tell nothing.
 */
export const MAVEN_COUNTS = 'jacoco.exec'

/**
 * Init script for Gradle 4 to 9, where a build has the plugin. Each task of tests notes into a file of its own, and is
 * followed by a report of ours about it, on the code of all projects: those of the build may depend on other tests.
 * Source: https://docs.gradle.org/current/userguide/jacoco_plugin.html.
 */
const INIT = `
gradle.projectsEvaluated {
  def all = gradle.rootProject.allprojects.findAll { it.plugins.hasPlugin('java') }
  gradle.rootProject.allprojects.findAll { it.plugins.hasPlugin('jacoco') }.each { p ->
    p.tasks.withType(Test).toList().each { t ->
      def key = System.getProperty('fixTests.run') + t.path.replaceAll('[^A-Za-z0-9._-]', '_')
      def counts = new File(System.getProperty('fixTests.counts'), key + '.exec')
      def place = new File(System.getProperty('fixTests.traces'), key + '.xml')
      t.jacoco.destinationFile = counts
      def report = p.tasks.create('fixTestsTraceOf' + t.name.capitalize(), JacocoReport) { r ->
        mustRunAfter t
        executionData counts
        def put = { name, files ->
          if (r[name] != null && r[name].respondsTo('setFrom')) r[name].setFrom(files)
          else r[name] = p.files(files)
        }
        put('sourceDirectories', all.collect { it.sourceSets.main.allSource.srcDirs })
        put('classDirectories', all.collect { it.sourceSets.main.output.classesDirs })
        if (reports.xml.hasProperty('required')) reports.xml.required = true
        else reports.xml.enabled = true
        if (reports.xml.hasProperty('outputLocation')) reports.xml.outputLocation.set(place)
        else reports.xml.destination = place
      }
      t.finalizedBy report
    }
  }
}
`
const SCRIPT = 'trace.gradle'

/** True if the build of a project has JaCoCo, and a command runs tests in a way that can be traced. */
export function hasJacoco(framework: string, { text }: Pick<Project, 'text'>, using?: Invocation): boolean {
  if (framework === 'maven') {
    // In a profile or a comment it is not a part of each build, and Maven would take its newest version.
    const pom = without(without(text('pom.xml') ?? '', '<!--', '-->'), '<profiles>', '</profiles>')
    return pom.includes('<artifactId>jacoco-maven-plugin</artifactId>') && runsPhase(using)
  }
  return ['build.gradle', 'build.gradle.kts'].some(name => /\bjacoco\b/.test(text(name) ?? ''))
}

/** Cut out what lies between two marks. */
function without(text: string, begin: string, end: string): string {
  const kept: string[] = []
  let at = 0
  for (;;) {
    const from = text.indexOf(begin, at)
    const to = from < 0 ? -1 : text.indexOf(end, from + begin.length)
    if (to < 0) return kept.join('') + text.slice(at)
    kept.push(text.slice(at, from))
    at = to + end.length
  }
}

/** True if a command of Maven names a phase, or nothing that it runs, so that we name one. */
function runsPhase({ options }: Invocation = plainInvocation([''])): boolean {
  return phaseIn(options) >= 0 || !options.some(word => /^[\w.-]+:[\w.:-]+$/.test(word))
}

function phaseIn(words: readonly string[]): number {
  return words.findIndex((word, at) => PHASE.test(word) && !WITH_VALUE.test(words[at - 1] ?? ''))
}

/** Have JaCoCo note the lines that run. */
export function withJacoco(
  command: TestCommand,
  to: { framework: string; dir: string; folder: string; index: number },
): TestCommand {
  const { framework, dir, folder, index } = to
  if (framework === 'maven') return { ...command, args: ofMaven(command.args, `${folder}/${MAVEN_COUNTS}`) }
  const options = { counts: dir, traces: folder, run: `jacoco-${index}` }
  const words = Object.entries(options).map(([name, value]) => `-DfixTests.${name}=${value}`)
  return {
    ...command,
    args: [...command.args, '-I', `${dir}/${SCRIPT}`, ...words],
    files: { ...command.files, [SCRIPT]: INIT },
  }
}

function ofMaven(args: readonly string[], counts: string): readonly string[] {
  const at = phaseIn(args)
  if (at < 0) return args
  // A file of its own: that of the build has what earlier runs noted, too.
  const options = [`-Djacoco.destFile=${counts}`, `-Djacoco.dataFile=${counts}`, '-Djacoco.haltOnFailure=false']
  return [...args.slice(0, at), `${PLUGIN}:prepare-agent`, ...args.slice(at), `${PLUGIN}:report`, ...options]
}
