import { execFileSync } from 'node:child_process'
import { mkdir, mkdtempDisposable, symlink, truncate, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readTraces, tracesBeside } from '../../src/test-runner/read-traces.ts'

const row = (name: string, line: number, tests: number, lines: [number, number][] = []) => [
  'shop.py',
  name,
  line,
  tests,
  lines,
]

test('the calls of all processes are added, and what a hostile test leaves in the folder is passed over', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'fix-tests-traces-'))
  const at = (name: string) => join(folder.path, name)
  await writeFile(
    at('python-1.json'),
    JSON.stringify([
      row('total', 3, 2, [
        [4, 2],
        [6, 1],
      ]),
    ]),
  )
  await writeFile(
    at('python-2.json'),
    JSON.stringify([
      row('total', 3, 5, [
        [4, 5],
        [5, 3],
      ]),
      row('rate', 9, 1),
    ]),
  )
  await writeFile(at('python-3.json'), '{"not": "this"}')
  await writeFile(at('coverage-4.json'), '')
  await truncate(at('coverage-4.json'), 90_000_000)
  await symlink('/etc/passwd', at('python-5.json'))
  execFileSync('mkfifo', [at('python-6.json')])

  const found = await readTraces(folder.path, { inProject: file => (file === 'shop.py' ? file : undefined) })

  expect(found).toEqual([
    {
      file: 'shop.py',
      name: 'total',
      line: 3,
      calls: 7,
      lines: [
        [4, 7],
        [5, 3],
        [6, 1],
      ],
    },
    { file: 'shop.py', name: 'rate', line: 9, calls: 1 },
  ])
})

test('reports in the project count if the run wrote them, and its own counts are there', async () => {
  await using home = await mkdtempDisposable(join(tmpdir(), 'fix-tests-traces-'))
  const report = (module: string) => join(home.path, module, 'target', 'site', 'jacoco', 'jacoco.xml')
  for (const module of ['shop', 'till']) {
    await mkdir(join(report(module), '..'), { recursive: true })
    await writeFile(report(module), '<report/>')
  }
  await utimes(report('till'), 1_000, 1_000)
  const folder = join(home.path, 'traces')
  await mkdir(folder)
  const beside = () =>
    tracesBeside(folder, {
      since: Date.now() - 60_000,
      root: home.path,
      patterns: ['**/target/site/jacoco/jacoco.xml'],
    })

  const without = await beside()
  await writeFile(join(folder, 'jacoco.exec'), '')

  expect([without, await beside()]).toEqual([[], [report('shop')]])
})
