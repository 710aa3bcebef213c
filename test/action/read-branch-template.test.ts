import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readBranchTemplate } from '../../src/action/read-branch-template.ts'
import { runFolder } from '../run-folder.ts'

const USUAL = 'fix-tests/{head}-{sha}'

it.each<[what: string, input: string | undefined, file: string | undefined, expected: string]>([
  ['the input', 'bot/{sha}', 'branch: other/{sha}\n', 'bot/{sha}'],
  ['the file', '', 'models: offline\nbranch: bot/{head}-{sha}\n', 'bot/{head}-{sha}'],
  ['the file, with quotes', undefined, '"branch": "bot/{sha}"\n', 'bot/{sha}'],
  ['the default without a file', undefined, undefined, USUAL],
  ['the default without a branch in the file', undefined, 'models: offline\n', USUAL],
  ['the default with an empty one', undefined, 'branch:\n', USUAL],
  ['the default with a file that is wrong', undefined, 'branch: [\n', USUAL],
])('the template of branches is that of %s', async (_, input, file, expected) => {
  const workspace = runFolder('branch-template')
  mkdirSync(join(workspace, '.github'))
  if (file !== undefined) writeFileSync(join(workspace, '.github', 'fix-tests.yml'), file)

  await expect(readBranchTemplate(input, workspace)).resolves.toBe(expected)
})
