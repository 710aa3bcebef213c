import { mkdtempDisposable } from 'node:fs/promises'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { titleOf } from '../../src/domain/model/test-case.ts'
import type { TestRun } from '../../src/domain/model/test-run.ts'
import { detectPackages, type Package } from '../../src/frameworks/project/detect-packages.ts'
import { plainInvocation } from '../../src/frameworks/commands/invocation.ts'
import { projectAt } from '../../src/frameworks/project/project-files.ts'
import type { TestSelection } from '../../src/domain/model/test-case.ts'
import { ProcessTestRunner } from '../../src/test-runner/test-runner.ts'
import { type Files, install, write } from '../world/scene.ts'

const never = new AbortController().signal

/** A monorepo on the disk, with a runner for all of its packages. */
export async function monorepo(
  files: Files,
  options: { packages: readonly string[]; made?: (found: Package[]) => Package[] },
) {
  const home = await mkdtempDisposable(join(tmpdir(), 'fix-tests-packages-'))
  const root = join(home.path, 'app')
  write(root, files)
  install(root, options.packages)
  const packages = detectPackages(projectAt(root), [])
  const runner = new ProcessTestRunner({
    root,
    packages: options.made?.(packages) ?? packages,
    temp: join(home.path, 'temp'),
    host: { PATH: process.env.PATH, HOME: home.path, GOCACHE: join(homedir(), '.cache', 'go-build') },
    pass: [],
    secrets: [],
    timeoutMs: 60_000,
    reportPaths: undefined,
    testsThatImport: changed => Promise.resolve(changed.map(file => file.replace('src/', 'test/'))),
    emit: () => undefined,
  })
  return {
    root,
    runner,
    run: (selection: TestSelection) => runner.run(selection, never),
    [Symbol.asyncDispose]: () => home.remove(),
  }
}

export const outcomes = (run: TestRun) =>
  run.cases
    .filter(({ status }) => status !== 'skipped')
    .map(({ id, status }) => `${id.framework} ${titleOf(id)} ${status}`)
    .toSorted()

const goFile = (name: string) =>
  `package x\n\nimport "testing"\n\nfunc Test${name}(t *testing.T) { t.Fatal("no") }\nfunc TestGood(t *testing.T) {}\n`
const goMod = (path: string) => `module example.com/${path}\n\ngo 1.21\n`

/** Says of the module that it is started in what `go test -json` says: TestGood passes, any other test fails. */
const STAND_IN = String.raw`module=$(sed -n 's/^module //p' go.mod)
say() { printf '{"Action":"%s","Package":"%s"%s}\n' "$1" "$module" "$2"; }
say start
[ -f x_test.go ] || { say output ',"Output":"?   \\t'"$module"'\\t[no test files]\\n"'; say skip; exit 0; }
for name in $(sed -n 's/^func \(Test[A-Za-z]*\).*/\1/p' x_test.go); do
  case "$*" in *-run*) case "$*" in *"^$name\$"*) ;; *) continue ;; esac ;; esac
  say run ',"Test":"'$name'"'
  if [ $name = TestGood ]; then end=pass; else end=fail; fi
  say $end ',"Test":"'$name'","Elapsed":0'
done
say fail ',"Elapsed":0'
exit 1
`

type Made = (found: Package[]) => Package[]

/** Packages of Go in which the stand-in runs the tests. */
export const inPlaceOfGo: Made = found => {
  const top = found.find(({ dir }) => dir === '')?.project.root ?? ''
  return found.map(each => ({ ...each, using: plainInvocation(['sh', join(top, 'go.sh')]) }))
}

const TWO_MODULES: Files = {
  'go.sh': STAND_IN,
  'go.mod': goMod('top'),
  'x_test.go': goFile('Top'),
  'tools/go.mod': goMod('tools'),
  'tools/x_test.go': goFile('Tools'),
}

/** Each of two modules has its own tests, which run there alone. */
export async function expectOwnModule(made: Made): Promise<void> {
  await using there = await monorepo(TWO_MODULES, { packages: [], made })

  const all = await there.run({ kind: 'all' })
  const tests = all.cases.filter(({ status }) => status === 'failed').map(({ id }) => id)
  const runs: TestRun[] = []
  for (const id of tests) runs.push(await there.run({ kind: 'only', tests: [id] }))

  expect(outcomes(all)).toHaveLength(4)
  expect(tests.map(({ name }) => name)).toEqual(['TestTop', 'TestTools'])
  expect(runs.map(({ result, cases }) => [result, ...cases.map(({ id }) => id.name)])).toEqual([
    ['finished', 'TestTop'],
    ['finished', 'TestTools'],
  ])
}

/** All tests of a package run in the module that has some of them, and in no other one that could start them too. */
export async function expectOwnModuleOfPackage(made: Made): Promise<void> {
  await using there = await monorepo(TWO_MODULES, { packages: [], made })
  const all = await there.run({ kind: 'all' })
  const [first] = all.cases
  if (first === undefined) throw new Error('a test runs')

  const run = await there.run({ kind: 'only', tests: [{ ...first.id, suite: ['example.com/tools'], name: '' }] })

  expect(new Set(run.cases.map(({ id }) => id.suite[0]))).toEqual(new Set(['example.com/tools']))
}

/** A module without tests beside one that has some. */
export async function expectNoTestsToBeFine(made: Made): Promise<void> {
  const files = {
    'go.sh': STAND_IN,
    'go.mod': goMod('top'),
    'x_test.go': goFile('Top'),
    'tools/go.mod': goMod('tools'),
    'tools/main.go': 'package main\n\nfunc main() {}\n',
  }
  await using there = await monorepo(files, { packages: [], made })

  const run = await there.run({ kind: 'all' })

  expect(run).toMatchObject({ complete: true, result: 'finished', notes: [] })
  expect(outcomes(run)).toHaveLength(2)
}
