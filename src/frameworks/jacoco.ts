import type { Project, TestCommand } from './framework.ts'

/** Goals of JaCoCo's plugin for Maven, in the version of the pom. Source: https://www.jacoco.org/jacoco/trunk/doc/maven.html. */
const PLUGIN = 'org.jacoco:jacoco-maven-plugin'
/** Phases of Maven that run tests. */
const PHASE = /^(?:test|package|verify|install|integration-test)$/

/** Reports of the plugin for Maven, which no option puts elsewhere. */
export const JACOCO_REPORTS: readonly string[] = ['**/target/site/jacoco*/jacoco.xml']

/**
 * Init script for Gradle 4 to 9, where a build has the plugin: each run of tests notes into a file of its own, and the
 * report about it has a known path. Source: https://docs.gradle.org/current/userguide/jacoco_plugin.html.
 */
const INIT = `
allprojects { p ->
  plugins.withId('jacoco') {
    def placeOf = { task, folder, end -> new File(System.getProperty(folder), System.getProperty('fixTests.run') + task.path.replaceAll('[^A-Za-z0-9._-]', '_') + end) }
    tasks.withType(Test) { t ->
      jacoco.destinationFile = placeOf(t, 'fixTests.counts', '.exec')
      finalizedBy p.tasks.withType(JacocoReport)
    }
    tasks.withType(JacocoReport) { r ->
      def place = placeOf(r, 'fixTests.traces', '.xml')
      if (reports.xml.hasProperty('required')) reports.xml.required = true
      else reports.xml.enabled = true
      if (reports.xml.hasProperty('outputLocation')) reports.xml.outputLocation.set(place)
      else reports.xml.destination = place
    }
  }
}
`
const SCRIPT = 'trace.gradle'

/** True if the build of a project has JaCoCo: what it has not is not downloaded for a trace. */
export function hasJacoco(framework: string, { text }: Pick<Project, 'text'>): boolean {
  if (framework === 'maven') return text('pom.xml')?.includes('jacoco-maven-plugin') === true
  return ['build.gradle', 'build.gradle.kts'].some(name => /\bjacoco\b/.test(text(name) ?? ''))
}

/** Have JaCoCo note the lines that run. A command in which no phase of Maven is named stays as it is. */
export function withJacoco(
  command: TestCommand,
  to: { framework: string; dir: string; folder: string; index: number },
): TestCommand {
  const { framework, dir, folder, index } = to
  return framework === 'maven'
    ? { ...command, args: ofMaven(command.args, `${dir}/jacoco-${index}.exec`) }
    : {
        ...command,
        args: [
          ...command.args,
          '-I',
          `${dir}/${SCRIPT}`,
          `-DfixTests.counts=${dir}`,
          `-DfixTests.traces=${folder}`,
          `-DfixTests.run=jacoco-${index}`,
        ],
        files: { ...command.files, [SCRIPT]: INIT },
      }
}

function ofMaven(args: readonly string[], counts: string): readonly string[] {
  const at = args.findIndex(word => PHASE.test(word))
  if (at < 0) return args
  // A file of its own: that of the build has what earlier runs noted, too.
  const options = [`-Djacoco.destFile=${counts}`, `-Djacoco.dataFile=${counts}`, '-Djacoco.haltOnFailure=false']
  return [...args.slice(0, at), `${PLUGIN}:prepare-agent`, ...args.slice(at), `${PLUGIN}:report`, ...options]
}
