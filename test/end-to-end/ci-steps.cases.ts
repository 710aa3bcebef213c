import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SceneOptions } from '../world/scene.ts'
import { one } from './projects.ts'

/** A workflow whose test step has variables, and the beginning of its file. */
export const workflow = `name: CI
on: push
env:
  LEVEL: plain
  SECRET: \${{ secrets.SECRET }}
jobs:
  test:
    name: test (\${{ matrix.node }})
    runs-on: ubuntu-latest
    strategy: { matrix: { node: [22, 24] } }
    steps:
      - uses: actions/checkout@v4
      - name: All tests
        run: npm test
        env: { TZ: Asia/Tokyo }
`

/** The steps of its jobs, as GitHub reports them. */
export const steps = ['Run actions/checkout@v4', '!All tests']

/** A project with this workflow, whose tests print a workflow command, and one of which needs a variable. */
export const withWorkflow: SceneOptions = {
  ...one,
  jobs: [
    { name: 'test (22)', steps },
    { name: 'test (24)', steps },
    { name: 'docs', conclusion: 'success', steps: [] },
  ],
  commits: [
    ...one.commits,
    {
      message: 'Add CI',
      files: {
        '.github/workflows/ci.yml': workflow,
        'spy.js':
          "import { writeFileSync } from 'node:fs'\n\nwriteFileSync('environment.json', JSON.stringify(process.env))\n",
        'test/variables.test.js': `import assert from 'node:assert'
import { test } from 'node:test'

test('prints', () => console.log('::error title=printed::by a test'))
test('variable', () => assert.ok(process.env.API_URL, 'API_URL is not set'))
`,
      },
    },
  ],
}

/** The environment that the project's programs had. */
export function environmentIn(workspace: string): Record<string, string> {
  return JSON.parse(readFileSync(join(workspace, 'environment.json'), 'utf8')) as Record<string, string>
}
