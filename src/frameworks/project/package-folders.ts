import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ava } from '../ava.ts'
import { bun } from '../bun.ts'
import { deno } from '../deno.ts'
import { jasmine } from '../jasmine.ts'
import { tap } from '../tap.ts'
import { tape } from '../tape.ts'
import { uvu } from '../uvu.ts'
import { cargo } from '../cargo.ts'
import { ctest } from '../ctest.ts'
import type { Framework } from '../framework.ts'
import { go } from '../go.ts'
import { gradle } from '../gradle.ts'
import { leftOut } from './left-out-folders.ts'
import { projectAt } from './project-files.ts'
import { jest } from '../jest.ts'
import { maven } from '../maven.ts'
import { mocha } from '../mocha.ts'
import { nodeTest } from '../node-test.ts'
import { phpunit } from '../phpunit.ts'
import { playwright } from '../playwright.ts'
import { pytest } from '../pytest.ts'
import { rspec } from '../rspec.ts'
import { unittest } from '../unittest.ts'
import { vitest } from '../vitest.ts'

/** Manifest files and frameworks of each ecosystem. */
export const ECOSYSTEMS: readonly (readonly [ecosystem: string, file: RegExp, frameworks: readonly Framework[]])[] = [
  ['javascript', /^package\.json$/, [vitest, jest, mocha, ava, tap, jasmine, uvu, tape, nodeTest, bun, playwright]],
  ['deno', /^deno\.jsonc?$/, [deno]],
  [
    'python',
    /^(?:pyproject\.toml|setup\.cfg|setup\.py|pytest\.ini|tox\.ini|requirements\.txt|manage\.py)$/,
    [pytest, unittest],
  ],
  ['go', /^go\.mod$/, [go]],
  ['rust', /^Cargo\.toml$/, [cargo]],
  ['java', /^(?:pom\.xml|build\.gradle(?:\.kts)?|settings\.gradle(?:\.kts)?)$/, [maven, gradle]],
  ['php', /^(?:composer\.json|phpunit\.xml(?:\.dist)?)$/, [phpunit]],
  ['ruby', /^(?:Gemfile|\.rspec)$/, [rspec]],
  ['cpp', /^CMakeLists\.txt$/, [ctest]],
]

/** True for a framework of projects with a package.json. */
export function isJavaScript(framework: Framework): boolean {
  return ECOSYSTEMS.some(([name, , frameworks]) => name === 'javascript' && frameworks.includes(framework))
}

/** Folders whose manifests belong to dependencies, build output or examples, such as Go's `_examples`. */
const IGNORED =
  /^(?:[._].*|node_modules|vendor|target|build|dist|out|venv|env|fixtures?|testdata|examples?|templates?|demos?|third_party|site-packages)$/

/**
 * Names of test files where a manifest says nothing about tests: a folder below the top without one of them, such as a
 * sample, is no package. What lies in a folder of tests has it before its name. A package of JavaScript names its
 * framework itself, and a crate has its tests in its code.
 */
const TEST_FILES: Readonly<Record<string, RegExp>> = {
  python: /^tests\/.*\.py$|^(?:tests?|test_.*|.*_tests?)\.py$/,
  go: /_test\.go$/,
  java: /^tests\/.*\.(?:java|kt|groovy|scala)$|(?:Tests?|TestCase|Spec|IT)\.(?:java|kt|groovy|scala)$/,
  php: /^tests\/.*\.php$|Test\.php$/,
  ruby: /_spec\.rb$/,
}

/** Settings that give the files of tests other names, in these files. */
const OWN_NAMES: Readonly<Record<string, { readonly files: readonly string[]; readonly setting: RegExp }>> = {
  python: {
    files: ['pytest.ini', 'pyproject.toml', 'setup.cfg', 'tox.ini'],
    setting: /^[ \t]{0,20}python_files[ \t]{0,20}=/m,
  },
  php: { files: ['phpunit.xml', 'phpunit.xml.dist'], setting: /<(?:directory|file)\b/ },
  ruby: { files: ['.rspec'], setting: /--pattern|-P\b/ },
}

const TEST_FOLDER = /tests?$/i

/** Folders without tests of the package's own. `com/example` may have some. */
const FOREIGN = /^(?:\..*|node_modules|vendor|target|venv|env|fixtures?|testdata|site-packages)$/

const MAX_DEPTH = 4

const MAX_FOLDERS = 5_000

interface Folder {
  readonly dir: string
  readonly ecosystems: ReadonlySet<string>
}

/** List the folders with manifests, without those that the project's own configuration leaves out. */
export function foldersWithManifests(root: string): Folder[] {
  const isLeftOut = leftOut(projectAt(root))
  const found: Folder[] = []
  let visited = 0
  const walk = (dir: string, depth: number): void => {
    visited += 1
    if (visited > MAX_FOLDERS) return
    const entries = entriesOf(join(root, dir))
    const files = entries.filter(entry => entry.isFile()).map(({ name }) => name)
    const ecosystems = new Set(
      ECOSYSTEMS.filter(
        ([name, pattern]) =>
          files.some(file => pattern.test(file)) &&
          !isLeftOut(dir, name) &&
          (dir === '' || mayHaveTests(join(root, dir), name)),
      ).map(([name]) => name),
    )
    if (ecosystems.size > 0 && dir !== '') found.push({ dir, ecosystems })
    if (depth >= MAX_DEPTH) return
    for (const entry of entries) {
      const path = dir === '' ? entry.name : `${dir}/${entry.name}`
      if (entry.isDirectory() && !IGNORED.test(entry.name) && !isLeftOut(path)) walk(path, depth + 1)
    }
  }
  walk('', 0)
  return found
}

function namesItsTests(top: string, ecosystem: string): boolean {
  const { files = [], setting } = OWN_NAMES[ecosystem] ?? {}
  const { text } = projectAt(top)
  return files.some(file => setting?.test(text(file) ?? '') === true)
}

/** True if a folder has a test file of a language, or more folders than are searched. */
function mayHaveTests(top: string, ecosystem: string): boolean {
  const pattern = TEST_FILES[ecosystem]
  if (pattern === undefined || namesItsTests(top, ecosystem)) return true
  const queue = [{ path: top, isOfTests: TEST_FOLDER.test(top) }]
  for (const { path, isOfTests } of queue.values()) {
    if (queue.length > MAX_FOLDERS) return true
    const entries = entriesOf(path)
    // A module of Go ends where another one begins.
    if (ecosystem === 'go' && path !== top && entries.some(({ name }) => name === 'go.mod')) continue
    if (entries.some(entry => entry.isFile() && pattern.test(`${isOfTests ? 'tests/' : ''}${entry.name}`))) return true
    const folders = entries.filter(entry => entry.isDirectory() && !FOREIGN.test(entry.name))
    queue.push(
      ...folders.map(({ name }) => ({ path: join(path, name), isOfTests: isOfTests || TEST_FOLDER.test(name) })),
    )
  }
  return false
}

function entriesOf(path: string) {
  try {
    return readdirSync(path, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1))
  } catch {
    // A folder that cannot be read holds no package that could run.
    return []
  }
}
