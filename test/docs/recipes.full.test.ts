import { execFileSync, spawnSync } from 'node:child_process'
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fileBytes } from '../../src/test-reports/decode.ts'
import { readAll } from '../../src/test-reports/discover.ts'
import { npmPackages } from '../world/npm-packages.ts'
import { type Files, install, ROOT, write } from '../world/project.ts'
import { DJANGO, DJANGO_PROJECT } from '../frameworks/django-project.ts'
import { pythonTools } from '../world/python-tools.ts'
import { has, hasPytest, starts } from '../world/toolchains.ts'
import { type Recipe, recipes } from './recipes.ts'

/** A small project with a failing and a passing test, for the lines of a recipe. */
interface RecipeProject {
  readonly files: Files
  /** npm packages of this repository; a library without a program behind the others. */
  readonly packages?: readonly string[]
  readonly libraries?: readonly string[]
  /** Programs that the lines start, and this machine has under another name or not at all: a path or a script. */
  readonly programs?: () => Readonly<Record<string, string>>
  /** Variables that the project needs beside those of the recipe. */
  readonly env?: () => Readonly<Record<string, string>>
  /** Whether the machine has the toolchain. */
  readonly isHere?: () => boolean
}

const assert = "const assert = require('node:assert')\n"
const vitest: RecipeProject = {
  files: {
    'package.json': '{"private":true,"type":"module","scripts":{"test":"vitest run"}}',
    'a.test.js': "import { expect, it } from 'vitest'\nit('adds', () => expect(1).toBe(2))\nit('is', () => {})\n",
  },
  packages: ['vitest'],
}
const withManager = (name: string, version: string): RecipeProject => ({
  ...vitest,
  programs: () => ({ [name]: join(npmPackages([`${name}@${version}`]), '.bin', name) }),
})

const PYTEST = { 'test_a.py': 'def test_adds():\n    assert 1 == 2\n\ndef test_is():\n    pass\n' }
const python = (): Record<string, string> => ({ python: '#!/bin/sh\nexec python3 "$@"\n' })
const pytest: RecipeProject = {
  files: { 'pytest.ini': '[pytest]\n', ...PYTEST },
  programs: python,
  isHere: () => hasPytest,
}
/** A program of PyPI, started by the Python of the machine. */
const ofPyPI = (packages: readonly string[], module: string) =>
  `#!/bin/sh\nPYTHONPATH='${pythonTools(packages)}' exec python3 -m ${module} "$@"\n`

const JAVA_TEST = (imports: string) =>
  `package ex;\n${imports}\npublic class CalcTest { @Test public void bad() { fail("bad"); } @Test public void good() { } }\n`
const JUNIT4 = 'import static org.junit.Assert.*;\nimport org.junit.Test;'

const PROJECTS: Readonly<Record<string, RecipeProject>> = {
  'javascript › vitest': vitest,
  'javascript › npm': vitest,
  'javascript › pnpm': withManager('pnpm', '10.34.8'),
  'javascript › yarn': withManager('yarn', '1.22.22'),
  'javascript › bun': withManager('bun', '1.4.5'),
  'javascript › jest': {
    files: {
      'package.json': '{"private":true}',
      'a.test.js': "it('adds', () => expect(1).toBe(2))\nit('is', () => {})\n",
    },
    packages: ['jest'],
    libraries: ['jest-junit'],
  },
  'javascript › mocha': {
    files: {
      'package.json': '{"private":true}',
      'test/a.js': `${assert}it('adds', () => assert.equal(1, 2))\nit('is', () => {})\n`,
    },
    packages: ['mocha'],
    libraries: ['mocha-junit-reporter'],
  },
  'javascript › node:test': {
    files: {
      'package.json': '{"private":true}',
      'a.test.js': `const { it } = require('node:test')\n${assert}it('adds', () => assert.equal(1, 2))\nit('is', () => {})\n`,
    },
  },
  'javascript › Playwright': {
    files: {
      'package.json': '{"private":true}',
      'a.spec.js':
        "const { expect, test } = require('@playwright/test')\ntest('adds', () => expect(1).toBe(2))\ntest('is', () => {})\n",
    },
    packages: ['@playwright/test'],
  },
  'javascript › bun test': {
    files: {
      'package.json': '{"private":true}',
      'a.test.js': "import { expect, it } from 'bun:test'\nit('adds', () => expect(1).toBe(2))\nit('is', () => {})\n",
    },
    programs: () => ({ bun: join(npmPackages(['bun@1.4.5']), '.bin', 'bun') }),
  },
  'python › pytest': pytest,
  'python › uv': {
    ...pytest,
    programs: () => ({ uv: ofPyPI(['uv==0.13.9'], 'uv') }),
    // The environment that `uv sync` would have made is this machine's Python.
    env: () => ({ UV_NO_PROJECT: '1', UV_PYTHON: python3(), UV_OFFLINE: '1' }),
  },
  'python › poetry': {
    ...pytest,
    files: {
      ...pytest.files,
      'pyproject.toml':
        '[project]\nname = "a"\nversion = "0.1.0"\nrequires-python = ">=3.9"\n[tool.poetry]\npackage-mode = false\n',
    },
    programs: () => ({ ...python(), poetry: poetry() }),
    // The environment that `poetry install` would have made is this machine's Python.
    env: () => ({ POETRY_VIRTUALENVS_CREATE: 'false' }),
  },
  'python › unittest': {
    files: {
      'test_a.py':
        'import unittest\n\nclass Sums(unittest.TestCase):\n    def test_adds(self):\n        self.assertEqual(1, 2)\n\n    def test_is(self):\n        pass\n',
    },
    programs: python,
    env: () => ({ PYTHONPATH: pythonTools(['unittest-xml-reporting==3.2.0', 'lxml']) }),
    isHere: () => has('python3', '--version'),
  },
  'python › Django': {
    files: {
      'manage.py': DJANGO_PROJECT['manage.py'] ?? '',
      'site_of_shop/settings.py': "SECRET_KEY = 'of tests'\nDATABASES = {}\n",
      'test_a.py':
        'from django.test import SimpleTestCase\n\nclass Sums(SimpleTestCase):\n    def test_adds(self):\n        self.assertEqual(1, 2)\n\n    def test_is(self):\n        pass\n',
    },
    programs: python,
    env: () => ({ PYTHONPATH: pythonTools([...DJANGO, 'unittest-xml-reporting==3.2.0', 'lxml']) }),
    isHere: () => has('python3', '--version'),
  },
  'go › go test': goProject(),
  'go › go test -json': goProject(),
  'java › Maven': {
    files: {
      'pom.xml': `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion><groupId>ex</groupId><artifactId>app</artifactId><version>1.0</version>
  <properties>
    <maven.compiler.source>11</maven.compiler.source><maven.compiler.target>11</maven.compiler.target>
    <project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>
  </properties>
  <dependencies><dependency><groupId>junit</groupId><artifactId>junit</artifactId><version>4.13.2</version><scope>test</scope></dependency></dependencies>
  <build><plugins>
    <plugin><artifactId>maven-compiler-plugin</artifactId><version>3.13.0</version></plugin>
    <plugin><artifactId>maven-surefire-plugin</artifactId><version>3.5.3</version></plugin>
  </plugins></build>
</project>
`,
      'src/test/java/ex/CalcTest.java': JAVA_TEST(JUNIT4),
    },
    isHere: () => has('mvn', '--version'),
  },
  'java › Gradle': {
    files: {
      'settings.gradle': "rootProject.name = 'app'\n",
      'build.gradle':
        "apply plugin: 'java'\nrepositories { mavenCentral() }\ndependencies { add(configurations.findByName('testImplementation') ? 'testImplementation' : 'testCompile', 'junit:junit:4.13.2') }\n",
      'src/test/java/ex/CalcTest.java': JAVA_TEST(JUNIT4),
      gradlew: '#!/bin/sh\nexec gradle "$@"\n',
    },
    isHere: () => has('gradle', '--version'),
  },
  'rust › cargo-nextest': rustProject(() => starts('cargo', 'nextest', '--version')),
  'rust › cargo test': rustProject(() => has('cargo', '--version')),
  'ruby › RSpec': {
    files: {
      'spec/a_spec.rb':
        "RSpec.describe 'sums' do\n  it('adds') { expect(1).to eq 2 }\n  it('is') { expect(1).to eq 1 }\nend\n",
    },
    programs: () => ({ bundle: '#!/bin/sh\nshift\nexec "$@"\n' }),
    isHere: () => has('rspec', '--version') && has('ruby', '-e', 'require "rspec_junit_formatter"'),
  },
  'php › PHPUnit': {
    files: {
      'tests/SumsTest.php':
        '<?php\nuse PHPUnit\\Framework\\TestCase;\nclass SumsTest extends TestCase {\n  public function testAdds() { $this->assertSame(1, 2); }\n  public function testIs() { $this->assertTrue(true); }\n}\n',
      'phpunit.xml':
        '<phpunit><testsuites><testsuite name="all"><directory>tests</directory></testsuite></testsuites></phpunit>\n',
      'vendor/bin/phpunit': '#!/bin/sh\nexec phpunit "$@"\n',
    },
    isHere: () => has('phpunit', '--version'),
  },
}
/** Recipes that no machine of these tests can run: the page says so. */
const NOT_RUN = ['dotnet › dotnet test']

function python3(): string {
  return execFileSync('python3', ['-c', 'import sys; print(sys.executable)'], { encoding: 'utf8' }).trim()
}

/** Install poetry with the forty packages that it needs, once per machine. */
function poetry(): string {
  const folder = join(ROOT, 'node_modules', '.cache', 'fix-tests-python', 'poetry-2.5.1')
  if (!existsSync(folder)) {
    const options = ['--quiet', '--disable-pip-version-check', '--target', `${folder}.new`]
    execFileSync('python3', ['-m', 'pip', 'install', ...options, 'poetry==2.5.1'], { stdio: 'pipe' })
    renameSync(`${folder}.new`, folder)
  }
  return `#!/bin/sh\nPYTHONPATH='${folder}' exec python3 -m poetry "$@"\n`
}

function goProject(): RecipeProject {
  return {
    files: {
      'go.mod': 'module example.com/a\n\ngo 1.22\n',
      'a_test.go':
        'package a\n\nimport "testing"\n\nfunc TestAdds(t *testing.T) { t.Error("1 is not 2") }\n\nfunc TestIs(t *testing.T) {}\n',
    },
    isHere: () => has('go', 'version'),
  }
}

function rustProject(isHere: () => boolean): RecipeProject {
  return {
    files: {
      'Cargo.toml': '[package]\nname = "a"\nversion = "0.1.0"\nedition = "2021"\n',
      'src/lib.rs':
        '#[cfg(test)]\nmod tests {\n    #[test]\n    fn adds() {\n        assert_eq!(1, 2);\n    }\n\n    #[test]\n    fn is() {}\n}\n',
      '.config/nextest.toml': '[profile.ci.junit]\npath = "junit.xml"\n',
    },
    isHere,
  }
}

/** A folder with the project, and its variables: this process's without those of vitest. */
function layOut({ files, packages = [], libraries = [], programs, env }: RecipeProject) {
  const root = mkdtempSync(join(tmpdir(), 'fix-tests-recipe-'))
  write(root, files)
  for (const script of ['gradlew', 'vendor/bin/phpunit'])
    if (existsSync(join(root, script))) execFileSync('chmod', ['+x', join(root, script)])
  install(root, packages)
  // A library has no program.
  for (const library of libraries) symlinkSync(join(ROOT, 'node_modules', library), join(root, 'node_modules', library))
  const bin = join(root, '.bin')
  mkdirSync(bin)
  for (const [name, program] of Object.entries(programs?.() ?? {}))
    if (program.startsWith('#!')) writeFileSync(join(bin, name), program, { mode: 0o755 })
    else symlinkSync(program, join(bin, name))
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(?:VITEST|NODE_ENV|NODE_OPTIONS|TEST|FORCE_COLOR|npm_)/.test(name),
  )
  const path = `${bin}:${process.env.PATH}`
  return { root, env: { ...Object.fromEntries(own), ...env?.(), PATH: path, npm_config_offline: 'true' } }
}

/** The statuses of the test cases in the reports that the recipe uploads. */
async function statusesIn(root: string, { path }: Recipe): Promise<string[]> {
  const at = join(root, path)
  const isFolder = existsSync(at) && statSync(at).isDirectory()
  const names = isFolder
    ? globSync('**/*.{xml,trx}', { cwd: at }).map(name => join(path, name))
    : globSync(path, { cwd: root })
  const files = names.map(name => ({ name, open: () => fileBytes(join(root, name)) }))
  const { cases } = await readAll(files, { root, notes: [] })
  return cases.map(({ status }) => status).toSorted()
}

describe('a recipe', () => {
  const all = recipes()

  it('has a project here, or is known not to run', () => {
    expect([...Object.keys(PROJECTS), ...NOT_RUN].toSorted()).toEqual(all.map(({ name }) => name).toSorted())
  })

  it.for(all.filter(({ name }) => name in PROJECTS))(
    '$name makes the real runner write what is read, and its step fails',
    // The first time, programs are fetched and built.
    { timeout: 600_000 },
    async (recipe, { skip }) => {
      const project = PROJECTS[recipe.name]
      if (project === undefined) throw new Error(`${recipe.name} has no project`)
      skip(project.isHere?.() === false, 'the toolchain is missing')
      const { root, env } = layOut(project)

      const options = { cwd: root, env: { ...env, ...recipe.env }, encoding: 'utf8', timeout: 580_000 } as const
      const { status, stdout, stderr } = spawnSync('bash', ['-eo', 'pipefail', '-c', recipe.run], options)

      expect(status, `${stdout}\n${stderr}`).toBeGreaterThan(0)
      expect(await statusesIn(root, recipe), `${stdout}\n${stderr}`).toEqual(['failed', 'passed'])
      rmSync(root, { recursive: true, force: true, maxRetries: 3 })
    },
  )
})
