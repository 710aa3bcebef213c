import type { TestCase, TestId } from '../domain/model/test-case.ts'
import { groupBy } from '../domain/text/grouping.ts'
import { MAX_ARGUMENT_BYTES } from './commands/batches.ts'
import { commandOf, manualRequest, plainInvocation, wordsOf } from './commands/invocation.ts'
import { wordsOfFolder } from './commands/go-words.ts'
import { startFor, valuesOf } from './commands/own-options.ts'
import { buildFailure } from './commands/build-failure.ts'
import { runningGoTests } from './commands/running-tests.ts'
import { type Framework, type Invocation, type TestCommand } from './framework.ts'

/** Source: `go help testflag`, and `go doc test2json`. Tests belong to packages, which `-run` cannot select. */
export const go: Framework = {
  name: 'go',
  programs: /^(?:gotestsum|go)$/,
  droppedOptions: /^--?(?:json|v|count|coverprofile|covermode|cover|failfast|bench|shuffle)\b/,
  nameFilters: /^--?(?:run|skip)(?:=|$)/,

  // A go.work above its modules has no packages of its own.
  compiles: true,

  detect: project => (project.exists('go.mod') ? 'there is a go.mod' : undefined),

  async related(files, { ask, root, scope }) {
    const all = scope.length > 0 ? scope : ['./...']
    if (files.some(file => /(?:^|\/)go\.(?:mod|sum|work)$/.test(file))) return all
    // List each package, and each test binary with its dependencies. `-e`: one of them may not compile.
    const text = await ask({
      file: 'go',
      args: ['list', '-e', '-test', '-f', '{{.ImportPath}}|{{.Dir}}|{{join .Deps ","}}', './...'],
    })
    if (text === undefined) return all
    const packages = text.split('\n').map(line => line.split('|'))
    const folders = new Set(packages.map(([, dir = '']) => folderIn(root, dir)))
    const owners = new Set(files.map(file => ownerOf(file, folders)))
    const changed = new Set(
      packages.filter(([, dir = '']) => owners.has(folderIn(root, dir))).map(([path = '']) => path),
    )
    const depends = (path: string, deps: string) =>
      changed.has(path) || (path.endsWith('.test') && deps.split(',').some(each => changed.has(each)))
    // "p [p.test]" is a build variant of p and no valid argument.
    const dependents = packages.filter(([path = '', , deps = '']) => !path.includes(' ') && depends(path, deps))
    const found = [...new Set(dependents.map(([path = '']) => path.replace(/\.test$/, '')))]
    if (scope.length === 0) return found
    const selected = (await ask({ file: 'go', args: ['list', '-e', ...scope] }))?.split('\n')
    return selected === undefined ? found : found.filter(path => selected.includes(path))
  },

  commands(_project, request) {
    const { selection, related, without = [] } = request
    const using = startFor(go, request) ?? plainInvocation(['go', 'test'])
    // Since Go 1.20. A package cannot be left out. Go takes the last of several patterns.
    const named = without.filter(({ name }) => name !== '').map(patternOf)
    const skipped = named.length === 0 ? [] : [...valuesOf(using, 'go', /^--?skip(?:=|$)/), ...named]
    const skip = skipped.length === 0 ? [] : [`-skip=${skipped.join('|')}`]
    const program = { ...using, program: programOf(using) }
    const run = (words: readonly string[]): TestCommand => ({
      // A cached result is older than the change and hides flaky tests.
      ...commandOf(program, ['-json', '-count=1', ...skip, ...words]),
      report: { at: 'output', format: 'go-json' },
    })
    const whole = using.scope.length > 0 ? using.scope : ['./...']
    switch (selection.kind) {
      case 'all':
        return [run([...order(selection.seed), ...whole])]
      case 'only':
        return packagesOf(selection.tests).flatMap(([pkg, tests]) => {
          if (tests.some(({ name }) => name === '')) return [run([...order(selection.seed), pkg])]
          return patterns(tests).map(pattern => run(['-run', pattern, ...order(selection.seed), pkg]))
        })
      case 'affected': {
        // Those that depend on the changes were looked for in the project's own folder.
        if (wordsOfFolder(using.options) > 0) return [run(whole)]
        const packages = new Set([...packagesOf(selection.tests).map(([pkg]) => pkg), ...related])
        // Without a package `go test` would test the folder itself. No package depends on these files, so no test runs.
        return packages.size === 0 ? [] : [run([...packages])]
      }
    }
  },

  leavesOut: 'name',

  running: output => runningGoTests(output),

  selector: test => (test.name === '' ? (test.suite[0] ?? '') : patternOf(test)),

  manualCommand(tests, { using = plainInvocation(['go', 'test']) }) {
    const program = { ...(startFor(go, manualRequest(tests, using)) ?? using), program: programOf(using) }
    if (tests.length === 0) return wordsOf(program, ['-count=1', ...(using.scope.length > 0 ? using.scope : ['./...'])])
    const all = packagesOf(tests)
    const named = tests.filter(({ name }) => name !== '')
    const pattern = named.length === tests.length && named.length > 0 ? ['-run', patterns(named).join('|')] : []
    return wordsOf(program, ['-count=1', ...pattern, ...all.map(([pkg]) => pkg)])
  },

  failedBuild(output) {
    const blocks = output.split(/^(?=# \S)/m).filter(block => block.startsWith('# '))
    const found = blocks.flatMap((block): TestCase[] => {
      const pkg = /^# (\S+)/.exec(block)?.[1] ?? ''
      const errors = block.split('\n').filter(line => /^\S+\.go:\d+(?::\d+)?: /.test(line))
      return errors.length === 0
        ? []
        : [buildFailure('go', { suite: [pkg] }, [{ message: errors[0] ?? '', text: block }])]
    })
    // Errors before any package is loaded: a go.mod that cannot be read, or a module that cannot be downloaded.
    const [text] = /^go: (?!downloading |finding |extracting |warning: |added ).*[^]*/m.exec(output) ?? []
    const lines = text?.split('\n') ?? []
    const message = lines[0]?.endsWith(':') ? `${lines[0]} ${lines[1]?.trim() ?? ''}` : (lines[0] ?? '')
    return found.length > 0 || text === undefined ? found : [buildFailure('go', {}, [{ message, text }])]
  },
}

function programOf({ program }: Invocation): readonly string[] {
  if (program.at(-1) === 'gotestsum') return ['go', 'test']
  return program.at(-1) === 'go' ? [...program, 'test'] : program
}

function packagesOf(tests: readonly TestId[]): [pkg: string, tests: TestId[]][] {
  // A test without a package stands for the whole build.
  return [...groupBy(tests, ({ suite }) => suite[0] ?? './...')]
}

/**
 * Build patterns of whole names, each level anchored. Since Go 1.20 a pattern can have alternatives. Go compiles each
 * of them again for each test that it compares, so hundreds take minutes: a test runs with its subtests, and siblings
 * are one.
 */
function patterns(tests: readonly TestId[]): string[] {
  const all: string[] = []
  for (const pattern of siblings(tests).map(levels => levels.map(anchored).join('/'))) {
    const last = all.at(-1)
    if (last === undefined || Buffer.byteLength(last) + Buffer.byteLength(pattern) > MAX_ARGUMENT_BYTES)
      all.push(pattern)
    else all[all.length - 1] = `${last}|${pattern}`
  }
  return all
}

/** Siblings in one pattern, so that it does not exceed the limit of an argument. */
const MAX_SIBLINGS = 200

/** Group tests by the test above them: names of each level. Subtests of a test in the list run with it. */
function siblings(tests: readonly TestId[]): string[][][] {
  const names = new Set(tests.map(({ name }) => name))
  const found = new Map<string, string[][][]>()
  for (const name of names) {
    const levels = name.split('/')
    const above = levels.map((_, index) => levels.slice(0, index).join('/'))
    if (above.some(each => names.has(each))) continue
    const parent = levels.slice(0, -1)
    const groups = found.get(parent.join('/')) ?? []
    const own = groups.at(-1)?.at(-1)
    if (own === undefined || own.length >= MAX_SIBLINGS)
      groups.push([...parent.map(level => [level]), levels.slice(-1)])
    else own.push(...levels.slice(-1))
    found.set(parent.join('/'), groups)
  }
  return [...found.values()].flat()
}

function anchored(names: readonly string[]): string {
  const escaped = names.map(name => name.replace(/[\\.+*?()|[\]{}^$]/g, '\\$&'))
  return escaped.length === 1 ? `^${escaped[0]}$` : `^(?:${escaped.join('|')})$`
}

function patternOf({ name }: TestId): string {
  return name
    .split('/')
    .map(level => anchored([level]))
    .join('/')
}

/** Return the package of a file: the nearest folder that is one. Test data belongs to the package above it. */
function ownerOf(file: string, folders: ReadonlySet<string>): string | undefined {
  const parts = file.split('/').slice(0, -1)
  const above = parts.map((_, index) => `./${parts.slice(0, parts.length - index).join('/')}`)
  return [...above, '.'].find(folder => folders.has(folder))
}

function folderIn(root: string, dir: string): string {
  return dir === root ? '.' : dir.startsWith(`${root}/`) ? `.${dir.slice(root.length)}` : dir
}

function order(seed: number | undefined): string[] {
  return seed === undefined ? [] : [`-shuffle=${seed}`]
}
