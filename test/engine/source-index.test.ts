import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { ProjectFiles } from '../../src/engine/source-index.ts'
import { projectAt } from '../../src/frameworks/project-files.ts'
import { runFolder } from '../run-folder.ts'

test.for<[what: string, ran: string, source: string | undefined]>([
  ['a source is itself', 'src/parse/tree.ts', 'src/parse/tree.ts'],
  ['a built file that is not committed is its source', 'dist/parse/tree.js', 'src/parse/tree.ts'],
  ['a built file that is committed is its source', 'build/cart.js', 'src/cart.ts'],
  ['a built file without a source is itself', 'dist/bundle.js', 'dist/bundle.js'],
  ['a file of a package is none of the project', 'node_modules/a/index.js', undefined],
])('in a traced run, %s', ([, ran, source]) => {
  const top = runFolder('source-index')
  const listed = ['src/parse/tree.ts', 'src/cart.ts', 'build/cart.js']
  for (const file of [...listed, 'dist/parse/tree.js', 'dist/bundle.js', 'node_modules/a/index.js']) {
    mkdirSync(dirname(join(top, file)), { recursive: true })
    writeFileSync(join(top, file), '')
  }

  const files = new ProjectFiles({ top, project: projectAt(top), files: listed })

  expect(files.sourceOf(join(top, ran))).toBe(source)
})
