import { pathToFileURL } from 'node:url'
import type { TestId } from '../domain/model/test-case.ts'
import { NODE_TEST_REPORTER } from './reporters/node-test-reporter.ts'
import {
  NODE_TEST_GATE,
  NODE_TEST_GATE_MODULE,
  NODE_TEST_WARM,
  NODE_TEST_WARM_REPORTER,
} from './reporters/node-test-warm.ts'
import { NODE_TEST_VARIANTS } from './reporters/node-test-variants.ts'
import { NODE_TEST_TRACE } from './reporters/node-test-trace.ts'
import { affectedTests, batches, byFile, filesOf } from './commands/batches.ts'
import { packageScripts } from './project/node-package.ts'
import { commandOf, manualRequest, plainInvocation, wordsOf } from './commands/invocation.ts'
import { programName } from './commands/parse-command.ts'
import { startFor } from './commands/own-options.ts'
import { type Framework, type Project, type TestRequest } from './framework.ts'
import { titlePattern, titlesPattern } from './commands/title-pattern.ts'

const REPORTER = 'node-test-reporter.mjs'
const TRACE = 'node-test-trace.mjs'
const WARM = 'node-test-warm.mjs'
const VARIANTS = 'node-test-variants.mjs'
const WARM_REPORTER = 'node-test-warm-reporter.mjs'
/** Options for all files of a run together, which a process of one file does not know. */
const NOT_WARM = /^--(?:experimental-)?test-(?:isolation|global-setup|coverage|rerun-failures)/

/** Source: https://nodejs.org/api/test.html and https://nodejs.org/api/cli.html#--test-name-pattern. */
export const nodeTest: Framework = {
  name: 'node',
  // tsx is Node.js that compiles TypeScript.
  programs: /^(?:node|tsx)$/,
  droppedOptions: /^--(?:test-reporter|test-reporter-destination|test-only|watch|experimental-test-coverage)\b/,
  nameFilters: /^--test-(?:name|skip)-pattern(?:=|$)/,
  partOptions: /^--test-shard(?:=|$)/,

  detect(project) {
    const script = Object.entries(packageScripts(project)).find(([, text]) => runsNodeTest(text))
    if (script !== undefined) return `the script ${script[0]} runs node --test`
    const texts = project.sample(/(?:^|\/)[^/]*(?:\.|-|_)test\.[cm]?[jt]s$|(?:^|\/)test\/[^/]*\.[cm]?[jt]s$/)
    return texts.some(text => /['"]node:test['"]/.test(text)) ? 'its tests import node:test' : undefined
  },

  commands(project, request) {
    const using = startFor(nodeTest, request) ?? plainInvocation(['node', ...loadOptions(project)])
    return selections(request).map((words, index) => {
      const path = `${request.dir}/report-${index}.json`
      const reporter = `--test-reporter=${request.dir}/${REPORTER}`
      const reporting = [
        '--test-reporter=spec',
        '--test-reporter-destination=stdout',
        reporter,
        `--test-reporter-destination=${path}`,
      ]
      const traced =
        request.traced === true || using.options.some(isInProcess)
          ? [`--import=${pathToFileURL(`${request.dir}/${TRACE}`).href}`]
          : []
      const test = using.options.includes('--test') ? [] : ['--test']
      return {
        ...commandOf(using, [...test, ...traced, ...reporting, ...words]),
        files: { [REPORTER]: NODE_TEST_REPORTER, [TRACE]: NODE_TEST_TRACE },
        journal: `${request.dir}/journal`,
        report: { at: 'file', path, format: 'jest-json' },
      }
    })
  },

  warm(project, request) {
    const { selection, dir } = request
    const using = startFor(nodeTest, request) ?? plainInvocation(['node', ...loadOptions(project)])
    if (selection.kind !== 'only' || using.options.some(word => NOT_WARM.test(word))) return undefined
    // tsx is a process above that of the tests.
    if (using.program.some(word => programName(word) === 'tsx')) return undefined
    const path = `${dir}/report.json`
    const options = using.options.filter(word => word !== '--test')
    const reporting = [`--test-reporter=${dir}/${WARM_REPORTER}`, '--test-reporter-destination=stdout']
    return {
      ...commandOf({ ...using, options }, [`${dir}/${WARM}`, path, ...reporting]),
      files: {
        [WARM]: NODE_TEST_WARM,
        [VARIANTS]: NODE_TEST_VARIANTS,
        'gate.cjs': NODE_TEST_GATE,
        'gate.mjs': NODE_TEST_GATE_MODULE,
        [WARM_REPORTER]: NODE_TEST_WARM_REPORTER,
      },
      report: { at: 'file', path, format: 'jest-json' },
    }
  },

  warmWords: names,

  leavesOut: 'name',
  traces: true,

  selector: test => test.file,

  manualCommand(tests, { project, using = plainInvocation(['node', ...loadOptions(project)]) }) {
    const test = using.options.includes('--test') ? [] : ['--test']
    const request = manualRequest(tests, using)
    return wordsOf(startFor(nodeTest, request) ?? using, [...test, ...(selections(request)[0] ?? [])])
  },
}

/** True for the option with which the tests run in the process of their reporter, which an endless loop blocks. */
function isInProcess(option: string): boolean {
  return /^--(?:experimental-)?test-isolation=none$/.test(option)
}

function selections(request: TestRequest): string[][] {
  const { selection, without = [] } = request
  // A pattern of titles holds for all files, so the files that hold a test to leave out run on their own.
  const others = selection.kind === 'only' ? [] : byFile(without)
  // Without a list of the files, the pattern has to hold for all of them.
  if (selection.kind === 'all' && without.length > 0 && (request.knownFiles ?? []).length === 0) {
    const tests = others.flatMap(([, inFile]) => inFile)
    const skip = tests.length === 0 ? [] : [`--test-skip-pattern=^${titlesPattern(tests) ?? ''}`]
    return selected({ ...request, without: [] }).map(words => [...skip, ...words])
  }
  return [
    ...selected(request),
    ...others.map(([file, tests]) => [`--test-skip-pattern=^${titlesPattern(tests) ?? ''}`, escapePath(file)]),
  ]
}

function selected({ selection, using, related, without = [], knownFiles = [] }: TestRequest): string[][] {
  const excluded = filesOf(without)
  const kept = (files: readonly string[]) => files.filter(file => !excluded.includes(file)).map(escapePath)
  switch (selection.kind) {
    case 'all':
      // node:test cannot leave a file out, so the others are named.
      if (excluded.length > 0) return kept(knownFiles).length === 0 ? [] : [kept(knownFiles)]
      return [[...(using?.scope ?? [])]]
    case 'only':
      return batches(selection.tests, titlePattern).map(tests => [...names(tests), ...filesOf(tests).map(escapePath)])
    case 'affected':
      return affectedTests(selection.tests, related).flatMap(files => (kept(files).length === 0 ? [] : [kept(files)]))
  }
}

/** Escape a path: since Node.js 21 an argument is a pattern. */
function escapePath(path: string): string {
  return path.replace(/[[*?{]/g, '[$&]')
}

/**
 * Select tests by name. Since Node.js 21 the pattern matches the describe blocks and the name, joined by spaces, or the
 * name alone. Up to Node.js 20 it matches the name alone and misses tests in describe blocks and subtests. Then their
 * files run. A pattern of the name alone would select all tests of that name. A file that could not be loaded has no
 * names.
 */
function names(tests: readonly TestId[]): string[] {
  const titles = titlesPattern(tests)
  return titles === undefined ? [] : [`--test-name-pattern=^${titles}`]
}

function runsNodeTest(script: string): boolean {
  const at = script.search(/\bnode\b/)
  return at >= 0 && /\s--test\b/.test(script.slice(at))
}

/** List the options with which the project's own script loads code before its tests, such as a TypeScript compiler. */
function loadOptions(project: Project): string[] {
  const text = Object.values(packageScripts(project)).find(runsNodeTest) ?? ''
  return [
    ...text.matchAll(/--(?:import|require|loader|experimental-strip-types|conditions)(?:[= ](?!-)\S+)?/g),
  ].flatMap(([word]) => word.split(' '))
}
