import { join } from 'node:path'
import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { expect } from 'vitest'
import type { TestTrace } from '../../src/domain/model/code.ts'
import type { TestId } from '../../src/domain/model/test-case.ts'
import type { Framework } from '../../src/frameworks/framework.ts'
import { go } from '../../src/frameworks/go.ts'
import { gradle } from '../../src/frameworks/gradle.ts'
import { jest } from '../../src/frameworks/jest.ts'
import { maven } from '../../src/frameworks/maven.ts'
import { mocha } from '../../src/frameworks/mocha.ts'
import { nodeTest } from '../../src/frameworks/node-test.ts'
import { projectAt } from '../../src/frameworks/project/project-files.ts'
import { pytest } from '../../src/frameworks/pytest.ts'
import { unittest } from '../../src/frameworks/unittest.ts'
import { vitest } from '../../src/frameworks/vitest.ts'
import { ProcessTestRunner } from '../../src/test-runner/test-runner.ts'
import { linkPackages } from '../world/npm-packages.ts'
import { type Files, install, write } from '../world/scene.ts'

const SHOP =
  'export function total(n) {\n  return twice(n)\n}\nfunction twice(n) {\n  return n * 2\n}\nexport function rate() {\n  return 1\n}\n'
const COMMON = SHOP.replaceAll('export ', '') + 'module.exports = { total, rate }\n'

const JAVA = {
  'src/main/java/ex/Shop.java':
    'package ex;\n\npublic class Shop {\n  public static int total(int n) {\n    return twice(n);\n  }\n\n  static int twice(int n) {\n    return n * 2;\n  }\n\n  public static int rate() {\n    return 1;\n  }\n}\n',
  'src/test/java/ex/ShopTest.java':
    'package ex;\n\nimport static org.junit.Assert.assertEquals;\nimport org.junit.Test;\n\npublic class ShopTest {\n  @Test public void adds() { assertEquals(3, Shop.total(1)); }\n  @Test public void rates() { Shop.rate(); }\n}\n',
}
const POM = `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion><groupId>ex</groupId><artifactId>shop</artifactId><version>1.0</version>
  <properties>
    <maven.compiler.source>11</maven.compiler.source><maven.compiler.target>11</maven.compiler.target>
    <project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>
  </properties>
  <dependencies><dependency><groupId>junit</groupId><artifactId>junit</artifactId><version>4.13.2</version><scope>test</scope></dependency></dependencies>
  <build><plugins><plugin>
    <groupId>org.jacoco</groupId><artifactId>jacoco-maven-plugin</artifactId><version>0.8.13</version>
    <executions><execution><goals><goal>prepare-agent</goal></goals></execution></executions>
  </plugin></plugins></build>
</project>
`
/** `testCompile` before Gradle 7. */
const GRADLE = `apply plugin: 'java'
apply plugin: 'jacoco'
repositories { mavenCentral() }
jacoco { toolVersion = '0.8.13' }
test { jacoco { destinationFile = file('counts.exec') } }
task all(type: Test) { testClassesDirs = sourceSets.test.output.classesDirs; classpath = sourceSets.test.runtimeClasspath }
task reportOfAll(type: JacocoReport) { dependsOn all; executionData all; sourceSets sourceSets.main }
dependencies { add(configurations.findByName('testCompile') == null ? 'testImplementation' : 'testCompile', 'junit:junit:4.13.2') }
`

/** A project in which the test "adds" runs `total` and `twice`, and the test "rates" runs `rate`. */
const PROJECTS: Readonly<
  Record<
    string,
    {
      framework: Framework
      file: string
      files: Files
      packages?: readonly string[]
      fromNpm?: readonly string[]
      suite?: string
    }
  >
> = {
  node: {
    framework: nodeTest,
    file: 'shop.test.mjs',
    files: {
      'package.json': '{"type":"module"}',
      'shop.mjs': SHOP,
      'shop.test.mjs':
        "import test from 'node:test'\nimport { rate, total } from './shop.mjs'\ntest('adds', () => { if (total(1) !== 3) throw new Error('no') })\ntest('rates', () => { rate() })\n",
    },
  },
  vitest: {
    framework: vitest,
    file: 'shop.test.ts',
    packages: ['vitest'],
    files: {
      'package.json': '{"type":"module","devDependencies":{"vitest":"5"}}',
      'shop.ts': SHOP.replaceAll('(n)', '(n: number)').replace('twice(n: number)\n', 'twice(n)\n'),
      'shop.test.ts':
        "import { expect, test } from 'vitest'\nimport { rate, total } from './shop.ts'\ntest('adds', () => { expect(total(1)).toBe(3) })\ntest('rates', () => { rate() })\n",
    },
  },
  // Its threads end at once, and what measures coverage resets the counts of Node.js.
  'vitest 1 in threads': {
    framework: vitest,
    file: 'shop.test.ts',
    fromNpm: ['vitest@1.1.3', '@vitest/coverage-v8@1.1.3'],
    files: {
      'package.json': '{"type":"module","devDependencies":{"vitest":"1.1.3"}}',
      'vitest.config.js': "export default { test: { pool: 'threads', coverage: { enabled: true } } }\n",
      'shop.ts': SHOP.replaceAll('(n)', '(n: number)').replace('twice(n: number)\n', 'twice(n)\n'),
      'shop.test.ts':
        "import { expect, test } from 'vitest'\nimport { rate, total } from './shop.ts'\ntest('adds', () => { expect(total(1)).toBe(3) })\ntest('rates', () => { rate() })\n",
    },
  },
  jest: {
    framework: jest,
    file: 'shop.test.js',
    packages: ['jest'],
    files: {
      'package.json': '{"devDependencies":{"jest":"30"}}',
      'shop.js': COMMON,
      'shop.test.js':
        "const { rate, total } = require('./shop.js')\ntest('adds', () => { expect(total(1)).toBe(3) })\ntest('rates', () => { rate() })\n",
    },
  },
  mocha: {
    framework: mocha,
    file: 'test/shop.js',
    packages: ['mocha'],
    files: {
      'package.json': '{"devDependencies":{"mocha":"11"}}',
      'shop.js': COMMON,
      'test/shop.js':
        "const { rate, total } = require('../shop.js')\nit('adds', () => { if (total(1) !== 3) throw new Error('no') })\nit('rates', () => { rate() })\n",
    },
  },
  pytest: {
    framework: pytest,
    file: 'test_shop.py',
    files: {
      'pytest.ini': '[pytest]\n',
      'shop.py':
        'def total(n):\n    return twice(n)\n\n\ndef twice(n):\n    return n * 2\n\n\ndef rate():\n    return 1\n',
      'test_shop.py':
        'from shop import rate, total\n\n\ndef test_adds():\n    assert total(1) == 3\n\n\ndef test_rates():\n    rate()\n',
    },
  },
  unittest: {
    framework: unittest,
    file: 'test_shop.py',
    suite: 'Shop',
    files: {
      'shop.py':
        'def total(n):\n    return twice(n)\n\n\ndef twice(n):\n    return n * 2\n\n\ndef rate():\n    return 1\n',
      'test_shop.py':
        'import unittest\nfrom shop import rate, total\n\n\nclass Shop(unittest.TestCase):\n    def test_adds(self):\n        self.assertEqual(total(1), 3)\n\n    def test_rates(self):\n        rate()\n',
    },
  },
  go: {
    framework: go,
    file: '',
    suite: 'example.com/shop',
    files: {
      'go.mod': 'module example.com/shop\n\ngo 1.20\n',
      'shop.go':
        'package shop\n\nfunc Total(n int) int {\n\treturn twice(n)\n}\n\nfunc twice(n int) int {\n\treturn n * 2\n}\n\nfunc Rate() int {\n\treturn 1\n}\n',
      'shop_test.go':
        'package shop\n\nimport "testing"\n\nfunc TestAdds(t *testing.T) {\n\tif Total(1) != 3 {\n\t\tt.Fatal("no")\n\t}\n}\n\nfunc TestRates(t *testing.T) {\n\tRate()\n}\n',
    },
  },
  maven: { framework: maven, file: '', suite: 'ex.ShopTest', files: { 'pom.xml': POM, ...JAVA } },
  gradle: {
    framework: gradle,
    file: '',
    suite: 'ex.ShopTest',
    files: { 'build.gradle': GRADLE, 'settings.gradle': "rootProject.name = 'shop'\n", ...JAVA },
  },
}

/** Functions of the project that a traced run of these tests calls, by name or first line. */
export async function traced(name: string, tests: readonly string[]) {
  await using there = await projectOf(name)
  const product = await there.trace(tests)
  return product.map(each => (each.name === '' ? `line ${each.line}` : each.name)).toSorted()
}

/** Lines of the project that a traced run of these tests runs, sorted; undefined if the runtime does not tell. */
export async function tracedLines(name: string, tests: readonly string[]) {
  await using there = await projectOf(name)
  return linesOf(await there.trace(tests, true))
}

/** Trace one test after the other: of the second one nothing may be told that only the first one runs. */
export async function expectLinesOfEach(name: string): Promise<void> {
  await using there = await projectOf(name)

  const [adds, rates] = [await there.trace(['adds'], true), await there.trace(['rates'], true)]

  expect([linesOf(adds), linesOf(rates)]).toEqual([[5, 9], [13]])
}

function linesOf(trace: TestTrace) {
  const lines = trace.map(each => each.lines)
  return lines.includes(undefined)
    ? undefined
    : [...new Set(lines.flat().map(each => each?.[0]))].toSorted((a, b) => Number(a) - Number(b))
}

/** A runner with the environment of this process, and five minutes for each run: a build tool loads its plugins first. */
export function tracingRunner(
  of: Pick<ConstructorParameters<typeof ProcessTestRunner>[0], 'root' | 'packages' | 'temp'>,
) {
  return new ProcessTestRunner({
    ...of,
    host: { PATH: process.env.PATH, HOME: process.env.HOME },
    pass: [],
    secrets: [],
    timeoutMs: 300_000,
    reportPaths: undefined,
    emit: () => undefined,
  })
}

/** A project on the disk, of which tests can be traced. */
async function projectOf(name: string) {
  const { framework, file, files, packages: linked = [], fromNpm = [], suite } = PROJECTS[name]!
  const home = await mkdtempDisposable(join(tmpdir(), 'fix-tests-trace-'))
  const root = join(home.path, 'app')
  write(root, files)
  install(root, linked)
  if (fromNpm.length > 0) linkPackages(root, fromNpm)
  const packages = [{ dir: '', project: projectAt(root), framework }]
  const runner = tracingRunner({ root, packages, temp: join(home.path, 'temp') })
  const inProject = (path: string) =>
    path.startsWith(`${root}/`)
      ? path.slice(root.length + 1)
      : path.startsWith('/')
        ? undefined
        : path.replace('example.com/shop/', '')
  return {
    async trace(tests: readonly string[], lines = false) {
      const ids = tests.map(
        (each): TestId => ({ framework: framework.name, file, suite: suite === undefined ? [] : [suite], name: each }),
      )
      const trace = await runner.trace(tests.length === 0 ? { kind: 'all' } : { kind: 'only', tests: ids }, {
        signal: new AbortController().signal,
        inProject,
        lines,
      })
      return trace.filter(each => /(?:^|\/)shop\.\w+$/i.test(each.file) && !each.file.startsWith('test/'))
    },
    [Symbol.asyncDispose]: () => home[Symbol.asyncDispose](),
  }
}
