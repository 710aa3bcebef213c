import { mkdir, mkdtempDisposable, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Sandbox } from '../../src/contracts/sandbox-port.ts'
import type { WarmTests } from '../../src/contracts/judging.ts'
import type { Failure, TestCase, TestId } from '../../src/domain/model/test-case.ts'
import type { TestRun } from '../../src/domain/model/test-run.ts'
import type { Framework } from '../../src/frameworks/framework.ts'
import { jest } from '../../src/frameworks/jest.ts'
import { maven } from '../../src/frameworks/maven.ts'
import { mocha } from '../../src/frameworks/mocha.ts'
import { nodeTest } from '../../src/frameworks/node-test.ts'
import { projectAt } from '../../src/frameworks/project/project-files.ts'
import { pytest } from '../../src/frameworks/pytest.ts'
import { unittest } from '../../src/frameworks/unittest.ts'
import { vitest } from '../../src/frameworks/vitest.ts'
import { keepsState } from '../../src/syntax/module-state.ts'
import { ProcessTestRunner } from '../../src/test-runner/test-runner.ts'
import { linkPackages } from '../world/npm-packages.ts'
import { install } from '../world/project.ts'

export interface WarmProject {
  readonly framework: Framework
  /** File of the code, and the file of its tests. */
  readonly code: string
  readonly tests: string
  readonly files: Readonly<Record<string, string>>
  /** npm packages of this repository, or of the registry as `name@version`, that the project has. */
  readonly packages?: readonly string[]
  /** Code in which the first test fails, and code in which none does. */
  readonly broken: string
  readonly right: string
  /** Code in which the first test does not end. */
  readonly hangs: string
  /** Code that runs when the module is loaded: a loop without end, the end of the process, the end of its parent. */
  readonly endless: string
  readonly exits: string
  readonly killsParent: string
  /** True if its judge can run variants of loaded code. */
  readonly sifts?: true
  /** True if probes in its code are not written. */
  readonly isUnprobed?: true
  /** Code that writes what a test sees of its surroundings into `seen.json`. */
  readonly looks: string
}

const PYTHON = 'def below(a, b):\n    return a < b\n'
const SCRIPT = 'export function below(a, b) {\n  return a < b\n}\n'
const SCRIPTS = {
  broken: SCRIPT,
  right: SCRIPT.replace('<', '<='),
  hangs: SCRIPT.replace('  return', '  while (a === b) {}\n  return'),
  endless: `while (true) {}\n${SCRIPT}`,
  exits: `process.exit(0)\n${SCRIPT}`,
  killsParent: `process.kill(process.ppid, 'SIGKILL')\n${SCRIPT}`,
  looks: `import { readFileSync, writeFileSync } from 'node:fs'\nwriteFileSync('seen.json', JSON.stringify({ env: process.env, cwd: process.cwd(), main: process.argv[1] }))\n${SCRIPT}`,
}
const COMMON = 'exports.below = (a, b) => {\n  return a < b\n}\n'
const COMMON_SCRIPTS = {
  broken: COMMON,
  right: COMMON.replace('<', '<='),
  hangs: COMMON.replace('  return', '  while (a === b) {}\n  return'),
  endless: `while (true) {}\n${COMMON}`,
  exits: `process.exit(0)\n${COMMON}`,
  looks: `require('node:fs').writeFileSync('seen.json', JSON.stringify({ env: process.env, cwd: process.cwd(), main: process.argv[1] }))\n${COMMON}`,
}
/** Tests of below() for a runner with describe, it and expect. */
const EXPECTING =
  "import { below } from './limits.mjs'\nit('edge', () => expect(below(1, 1)).toBe(true))\ndescribe('well', () => {\n  it('inner', () => expect(below(1, 2)).toBe(true))\n})\nit('other', () => expect(below(2, 1)).toBe(false))\n"

const PYTHON_SCRIPTS = {
  broken: PYTHON,
  right: PYTHON.replace('<', '<='),
  hangs: PYTHON.replace('    return', '    while a == b:\n        pass\n    return'),
  endless: `while True:\n    pass\n${PYTHON}`,
  exits: `import os\nos._exit(0)\n${PYTHON}`,
  killsParent: `import os\nos.kill(os.getppid(), 9)\n${PYTHON}`,
  looks: `import json, os, sys\nwith open('seen.json', 'w') as file:\n    seen = {**os.environ}\n    json.dump({'env': seen, 'cwd': os.getcwd(), 'input': sys.stdin.fileno() if False else os.read(0, 1).decode(), 'path': [p for p in sys.path if 'run-' not in p]}, file)\n${PYTHON}`,
}

const JAVA =
  'package shop;\n\npublic class Limits {\n  public static boolean below(int a, int b) {\n    return a < b;\n  }\n}\n'
/** Code that runs when its class is loaded. */
const whenLoaded = (code: string) => JAVA.replace('{\n', `{\n  static {\n    ${code}\n  }\n`)
const JAVA_SCRIPTS = {
  broken: JAVA,
  right: JAVA.replace('<', '<='),
  hangs: JAVA.replace('    return', '    while (a == b) {}\n    return'),
  endless: whenLoaded('while (System.nanoTime() != 0) {}'),
  exits: whenLoaded('System.exit(0);'),
  killsParent: whenLoaded('ProcessHandle.current().parent().ifPresent(ProcessHandle::destroyForcibly);'),
  looks: whenLoaded(
    `try {
      String env = "";
      for (java.util.Map.Entry<String, String> each : new java.util.TreeMap<>(System.getenv()).entrySet())
        if (!each.getKey().matches("MAVEN.*|OLDPWD") && each.getValue().matches("[\\\\w/.:-]*")) env += (env.isEmpty() ? "" : ",") + '"' + each.getKey() + "\\":\\"" + each.getValue() + '"';
      String paths = System.getProperty("user.dir") + " " + System.getProperty("basedir") + " " + System.getProperty("shop.name");
      java.nio.file.Files.writeString(java.nio.file.Path.of("seen.json"), "{\\"env\\":{" + env + "},\\"paths\\":\\"" + paths + "\\"}");
    } catch (java.io.IOException error) {
      throw new IllegalStateException(error);
    }`,
  ),
}

/** A POM that runs tests with an artifact, and one of its folders. */
export function pomWith(artifact: string, more = ''): string {
  const [group, name, version] = artifact.split(':')
  return `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>ex</groupId><artifactId>shop</artifactId><version>1.0</version>
  <properties>
    <maven.compiler.source>11</maven.compiler.source><maven.compiler.target>11</maven.compiler.target>
    <project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>
  </properties>
  <dependencies><dependency><groupId>${group}</groupId><artifactId>${name}</artifactId><version>${version}</version><scope>test</scope></dependency></dependencies>
  <build><plugins>
    <plugin><artifactId>maven-compiler-plugin</artifactId><version>3.13.0</version></plugin>
    <plugin><artifactId>maven-surefire-plugin</artifactId><version>3.5.3</version>${more}</plugin>
  </plugins></build>
</project>
`
}

export const WARM_PROJECTS: Readonly<
  Record<'pytest' | 'unittest' | 'node' | 'vitest' | 'jest' | 'mocha' | 'maven', WarmProject>
> = {
  maven: {
    framework: maven,
    isUnprobed: true,
    code: 'src/main/java/shop/Limits.java',
    tests: 'src/test/java/shop/LimitsTest.java',
    files: {
      'pom.xml': pomWith(
        'org.junit.jupiter:junit-jupiter:5.10.2',
        '<configuration><systemPropertyVariables><shop.name>corner</shop.name></systemPropertyVariables></configuration>',
      ),
      'src/test/java/shop/LimitsTest.java':
        'package shop;\n\nimport static org.junit.jupiter.api.Assertions.*;\nimport org.junit.jupiter.api.*;\n\nclass LimitsTest {\n  @Test void edge() { assertTrue(Limits.below(1, 1)); }\n  @Test void other() { assertFalse(Limits.below(2, 1)); }\n  @Nested class Well {\n    @Test void inner() { assertTrue(Limits.below(1, 2)); }\n  }\n}\n',
    },
    ...JAVA_SCRIPTS,
  },
  pytest: {
    framework: pytest,
    sifts: true,
    code: 'limits.py',
    tests: 'tests/test_limits.py',
    files: {
      'conftest.py': '',
      'tests/test_limits.py':
        'from limits import below\n\n\ndef test_edge():\n    assert below(1, 1)\n\n\ndef test_inner():\n    assert below(1, 2)\n\n\ndef test_other():\n    assert not below(2, 1)\n',
    },
    ...PYTHON_SCRIPTS,
  },
  unittest: {
    framework: unittest,
    sifts: true,
    code: 'limits.py',
    tests: 'tests/test_limits.py',
    files: {
      'tests/__init__.py': '',
      'tests/test_limits.py':
        'import unittest\nfrom limits import below\n\n\nclass LimitsTest(unittest.TestCase):\n    def test_edge(self):\n        self.assertTrue(below(1, 1))\n\n    def test_inner(self):\n        self.assertTrue(below(1, 2))\n\n    def test_other(self):\n        self.assertFalse(below(2, 1))\n',
    },
    ...PYTHON_SCRIPTS,
  },
  node: {
    framework: nodeTest,
    code: 'limits.mjs',
    tests: 'limits.test.mjs',
    files: {
      'package.json': '{"type":"module"}',
      'limits.test.mjs':
        "import { strict as assert } from 'node:assert'\nimport { describe, test } from 'node:test'\nimport { below } from './limits.mjs'\ntest('edge', () => assert.equal(below(1, 1), true))\ndescribe('well', () => {\n  test('inner', () => assert.equal(below(1, 2), true))\n})\ntest('other', () => assert.equal(below(2, 1), false))\n",
    },
    ...SCRIPTS,
  },
  vitest: {
    framework: vitest,
    sifts: true,
    code: 'limits.mjs',
    tests: 'limits.test.mjs',
    files: {
      'package.json': '{"type":"module"}',
      'limits.test.mjs': `import { describe, expect, it } from 'vitest'\n${EXPECTING}`,
    },
    packages: ['vitest'],
    ...SCRIPTS,
  },
  jest: {
    framework: jest,
    code: 'limits.js',
    tests: 'limits.test.js',
    files: {
      'package.json': '{"jest":{"transform":{}}}',
      'limits.test.js': EXPECTING.replace(
        "import { below } from './limits.mjs'",
        "const { below } = require('./limits.js')",
      ),
    },
    packages: ['jest'],
    sifts: true,
    ...COMMON_SCRIPTS,
    // jest runs a single file in its own process.
    killsParent: `process.kill(process.pid, 'SIGKILL')\n${COMMON}`,
  },
  mocha: {
    framework: mocha,
    code: 'limits.js',
    tests: 'test/limits.js',
    files: {
      'package.json': '{}',
      'test/limits.js':
        "const { equal } = require('node:assert')\nconst { below } = require('../limits.js')\nit('edge', () => equal(below(1, 1), true))\ndescribe('well', () => {\n  it('inner', () => equal(below(1, 2), true))\n})\nit('other', () => equal(below(2, 1), false))\n",
    },
    packages: ['mocha'],
    ...COMMON_SCRIPTS,
    killsParent: `process.kill(process.ppid, 'SIGKILL')\n${COMMON}`,
  },
}

/** Lay a project out, with its runner. */
export async function layWarm(
  { framework, code, files, broken, packages = [] }: WarmProject,
  options: {
    readonly sandbox?: Sandbox | undefined
    /** Folder of the project; by default one of its own. */
    readonly root?: string
    readonly more?: Readonly<Record<string, string>>
    readonly secrets?: readonly string[]
  } = {},
) {
  const home = await mkdtempDisposable(join(tmpdir(), 'fix-tests-warm-'))
  const { sandbox, more = {}, secrets = [], root = join(home.path, 'project') } = options
  const put = async (path: string, text: string) => {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
  for (const [path, text] of Object.entries({ ...files, [code]: broken, ...more })) await put(path, text)
  if (options.root === undefined)
    if (packages.some(name => name.includes('@'))) linkPackages(root, packages)
    else install(root, packages)
  const notes: string[] = []
  const runner = new ProcessTestRunner({
    root,
    packages: [{ dir: '', project: projectAt(root), framework }],
    temp: join(dirname(root), 'temp', 'runs'),
    host: { ...process.env, SECRET_OF_THE_JOB: 'hush' },
    pass: [],
    secrets,
    timeoutMs: 60_000,
    reportPaths: undefined,
    keepsState,
    sandbox,
    emit: event => {
      if (event.kind === 'note') notes.push(event.text)
    },
  })
  const signal = new AbortController().signal
  return {
    root,
    runner,
    notes,
    put,
    write: (text: string) => put(code, text),
    read: (path: string) => readFile(join(root, path), 'utf8'),
    all: () => runner.run({ kind: 'all' }, signal),
    open: (tests: WarmTests, isNeeded?: Promise<boolean>) => runner.openJudge(tests, { signal, isNeeded }),
    [Symbol.asyncDispose]: () => home[Symbol.asyncDispose](),
  }
}

/** What a run says of the unchanged code, for a judge. */
export function warmTestsOf({ cases }: TestRun): WarmTests {
  return {
    failing: cases.flatMap((each): Failure[] => {
      const [problem] = each.problems
      return each.status === 'failed' && problem ? [{ id: each.id, problem, frames: [], durationMs: 0 }] : []
    }),
    passing: cases.filter(({ status }) => status === 'passed').map(({ id }) => id),
  }
}

/** The results of tests, in order of their names. */
export function resultsOf(cases: readonly TestCase[] | undefined, tests: readonly TestId[]): string[] | undefined {
  const names = new Set(tests.map(({ name }) => name))
  return cases
    ?.filter(({ id }) => names.has(id.name))
    .map(({ id, status }) => `${[...id.suite, id.name].join(' › ')}: ${status}`)
    .toSorted()
}
