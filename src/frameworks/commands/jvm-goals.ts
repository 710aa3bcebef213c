import { programName } from './parse-command.ts'
import { takesValue } from './option-values.ts'

/** Phases of Maven from that of the tests on, plugins that run tests, and goals of others that do. */
const MAVEN = {
  phase: /^(?:test|prepare-package|package|(?:pre-|post-)?integration-test|verify|install|deploy)$/,
  plugin: /^(?:surefire|failsafe|jacoco|pitest)/,
  goal: /:(?:test|integration-test|verify)$/,
} as const
const SKIPS_TESTS = /^(?:-D)?(?:skipTests|maven\.test\.skip)(?:=true)?$/

/** Tasks of Gradle that run no tests. */
const GRADLE_OTHERS =
  /^(?:\S*:)?(?:clean\w*|assemble\w*|(?:test)?[cC]lasses|compile\w*|process\w*Resources|jar|javadoc|\w*[jJ]ar|dependencies|dependencyUpdates|wrapper|tasks|help|projects|properties|spotless\w*|checkstyle\w*|pmd\w*|detekt\w*|ktlint\w*|lint\w*|publish\w*|generate\w*)$/
const LEAVES_OUT = /^(?:-x|--exclude-task)$/

/** Return true if a command of Maven or Gradle, without what stands before the program, runs tests. */
export function runsJvmTests([program = '', ...words]: readonly string[]): boolean {
  return programName(program).startsWith('mvn') ? runsMavenTests(words) : runsGradleTests(words)
}

function runsMavenTests(words: readonly string[]): boolean {
  if (words.some(word => SKIPS_TESTS.test(word))) return false
  const goals = namesIn('maven', words)
  // Without a goal the POM names the default one.
  return goals.length === 0 || goals.some(runsTestsOfMaven)
}

function runsTestsOfMaven(goal: string): boolean {
  return MAVEN.phase.test(goal) || (goal.includes(':') && (MAVEN.plugin.test(goal) || MAVEN.goal.test(goal)))
}

function runsGradleTests(words: readonly string[]): boolean {
  const leftOut = words.filter((_, index) => LEAVES_OUT.test(words[index - 1] ?? ''))
  const isLeftOut = (task: string) => leftOut.some(each => each === task || each.endsWith(`:${task}`))
  const tasks = gradleTasks(words)
  // These two run the tests, unless that is left out.
  const left = tasks.filter(task => !(/(?:^|:)(?:build|check)$/.test(task) && isLeftOut('test')) && !isLeftOut(task))
  return tasks.length === 0 || left.some(task => !GRADLE_OTHERS.test(task))
}

/** Return false if a build names no goal or task of its own, so that a run of the tests adds one. */
export function namesItsGoals(framework: string, options: readonly string[]): boolean {
  return (framework !== 'maven' && framework !== 'gradle') || namesIn(framework, options).length > 0
}

/** List the tasks of a command of Gradle. */
export function gradleTasks(words: readonly string[]): string[] {
  return namesIn('gradle', words)
}

/** List the words of a command that are neither options nor their values. */
function namesIn(framework: 'maven' | 'gradle', words: readonly string[]): string[] {
  const isValue = (word: string, before = '') => before.startsWith('-') && takesValue(framework, before, word)
  return words.filter((word, index) => !word.startsWith('-') && !isValue(word, words[index - 1]))
}
