import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { answeredEvents } from '../../src/action/answered-events.ts'
import { runFolder } from '../run-folder.ts'

const using = (on: string, action = 'octo/fix-tests@v0') =>
  `on: ${on}\njobs: { a: { steps: [{ run: npm test }, { uses: ${action} }] } }`
const RUN = { workflowRef: 'octo/shop/.github/workflows/own.yml@refs/heads/main', actionRepository: 'octo/fix-tests' }

it.each<[string, Record<string, string>, object | undefined]>([
  ['no workflow', {}, undefined],
  ['one of others', { 'ci.yml': 'on: issue_comment\njobs: { a: { steps: [{ run: npm test }] } }' }, undefined],
  ['a step of CI', { 'ci.yml': using('[push, pull_request]') }, { comments: false, reviews: false }],
  [
    'one for comments beside it',
    { 'ci.yml': using('push'), 'b.yaml': using('issue_comment') },
    { comments: true, reviews: false },
  ],
  [
    'its own, whatever its name',
    { 'own.yml': using('{ issue_comment: , pull_request_review: }', './') },
    { comments: true, reviews: true },
  ],
  ['one that is no YAML', { 'own.yml': 'jobs: [' }, undefined],
])('what starts the action is read from %s', async (_, files, heard) => {
  const workspace = runFolder('answered')
  mkdirSync(join(workspace, '.github/workflows'), { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(workspace, '.github/workflows', name), text)

  expect(await answeredEvents({ workspace, ...RUN })).toEqual(heard)
})

it('what calls a workflow with the action is read too, and a link is not', async () => {
  const workspace = runFolder('answered')
  const folder = join(workspace, '.github/workflows')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'fix.yml'), using('workflow_call'))
  writeFileSync(join(folder, 'cmd.yml'), 'on: issue_comment\njobs: { a: { uses: ./.github/workflows/fix.yml } }')
  symlinkSync('/dev/zero', join(folder, 'endless.yml'))
  symlinkSync('/nowhere', join(folder, 'lost.yml'))

  expect(await answeredEvents({ workspace, ...RUN })).toEqual({ comments: true, reviews: false })
})

it('a job without a checkout says nothing', async () => {
  expect(await answeredEvents({ workspace: '/nowhere', ...RUN })).toBeUndefined()
})
