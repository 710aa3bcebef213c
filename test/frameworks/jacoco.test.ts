import { describe, expect, test } from 'vitest'
import { hasJacoco, withJacoco } from '../../src/frameworks/jacoco.ts'

const PLUGIN = '<plugin><groupId>org.jacoco</groupId><artifactId>jacoco-maven-plugin</artifactId></plugin>'
const using = (...options: string[]) => ({ program: ['mvn'], options, scope: [], env: {} })
const project = (files: Readonly<Record<string, string>>) => ({ text: (path: string) => files[path] })
const to = { dir: '/run', folder: '/traces', index: 2 }
const PREPARE = 'org.jacoco:jacoco-maven-plugin:prepare-agent'
const REPORT = [
  'org.jacoco:jacoco-maven-plugin:report',
  '-Djacoco.destFile=/traces/jacoco.exec',
  '-Djacoco.dataFile=/traces/jacoco.exec',
  '-Djacoco.haltOnFailure=false',
]

describe('a build has JaCoCo', () => {
  test.for<[what: string, pom: string, has: boolean]>([
    ['as a plugin', `<build><plugins>${PLUGIN}</plugins></build>`, true],
    ['not in a profile', `<profiles><profile><build><plugins>${PLUGIN}</plugins></build></profile></profiles>`, false],
    ['not in a comment', `<build><!-- ${PLUGIN} --></build>`, false],
    ['not in a property', '<properties><x>jacoco-maven-plugin</x></properties>', false],
  ])('of Maven: %s', ([, pom, has]) => {
    expect(hasJacoco('maven', project({ 'pom.xml': pom }))).toBe(has)
  })

  test.for<[options: string[], has: boolean]>([
    [['verify', '-Pci'], true],
    [['-B'], true],
    [['test-compile', 'surefire:test'], false],
  ])('of Maven, for a command that names a phase or no goal: %j', ([options, has]) => {
    expect(hasJacoco('maven', project({ 'pom.xml': PLUGIN }), using(...options))).toBe(has)
  })

  test('of Gradle, in Groovy or in Kotlin', () => {
    const texts: Readonly<Record<string, string>>[] = [
      { 'build.gradle': "apply plugin: 'jacoco'" },
      { 'build.gradle.kts': 'plugins { jacoco }' },
      { 'build.gradle': "apply plugin: 'java'" },
    ]

    expect(texts.map(files => hasJacoco('gradle', project(files)))).toEqual([true, true, false])
  })
})

test.for<[args: string[], traced: string[]]>([
  [
    ['-B', 'test'],
    ['-B', PREPARE, 'test', ...REPORT],
  ],
  [
    ['-pl', 'test', 'verify'],
    ['-pl', 'test', PREPARE, 'verify', ...REPORT],
  ],
  [
    ['-P', 'package', '-f', 'test', 'test'],
    ['-P', 'package', '-f', 'test', PREPARE, 'test', ...REPORT],
  ],
  [['surefire:test'], ['surefire:test']],
])('JaCoCo is prepared before the phase of Maven, and reports after it: %j', ([args, traced]) => {
  const command = { file: 'mvn', args, env: {}, report: { at: 'none' } } as const

  expect(withJacoco(command, { ...to, framework: 'maven' }).args).toEqual(traced)
})

test('Gradle gets a script, and folders for its counts and its reports', () => {
  const command = { file: 'gradle', args: ['test'], env: {}, report: { at: 'none' } } as const

  const traced = withJacoco(command, { ...to, framework: 'gradle' })

  const words = ['-DfixTests.counts=/run', '-DfixTests.traces=/traces', '-DfixTests.run=jacoco-2']
  expect(traced.args).toEqual(['test', '-I', '/run/trace.gradle', ...words])
  expect(Object.keys(traced.files ?? {})).toEqual(['trace.gradle'])
})
