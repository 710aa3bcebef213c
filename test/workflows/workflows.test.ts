import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { starts } from '../world/toolchains.ts'
import { byHouseRules } from './house-rules.ts'
import { shownIn, sourcesIn, type Source } from './sources.ts'
import { byActionlint, byLanguageService } from './validation.ts'

const ROOT = resolve(import.meta.dirname, '..', '..')
const MANIFEST = readFileSync(join(ROOT, 'action.yml'), 'utf8')
const hasActionlint = starts('actionlint', '-version')
const { sources, unknown } = sourcesIn(ROOT)
const placesOf = (found: readonly Source[]) =>
  found.map(source => ({ ...source, place: `${source.file}:${source.lineOf(1)}` }))

/** A workflow with which nothing is wrong; each case of the tables below breaks one thing of it. */
const SOUND = `name: fix-tests

on:
  workflow_run:
    workflows: [CI]
    types: [completed]
  issue_comment:
    types: [created]

permissions: {}

concurrency:
  group: fix-tests-\${{ github.event.workflow_run.head_branch || github.ref }}

jobs:
  fix:
    if: github.event_name == 'issue_comment' || github.event.workflow_run.conclusion == 'failure'
    runs-on: ubuntu-latest
    permissions:
      contents: write
    steps:
      - uses: actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0
        with:
          persist-credentials: false
      - id: fix
        uses: fix-tests/fix-tests@v0
        with:
          setup-command: npm ci
      - if: steps.fix.outputs.outcome == 'fixed'
        env:
          BRANCH: \${{ github.ref_name }}
        run: echo "$BRANCH"
`

const sound: Source = { file: 'sound.yml', kind: 'workflow', shown: false, text: SOUND, lineOf: line => line }

/** The workflow with one thing broken. */
function broken(from: string, to: string): Source {
  expect(SOUND).toContain(from)
  return { ...sound, file: 'broken.yml', text: SOUND.replace(from, () => to) }
}

const SHA = '08c6903cd8c0fde910a37f88322edcfb5dd907a8'

describe('what is looked at', () => {
  it('is action.yml, every workflow, and what the README shows', () => {
    const files = sources.map(({ file }) => file)

    expect(files).toEqual(
      expect.arrayContaining(['action.yml', '.github/workflows/ci.yml', 'examples/fix-tests.yml', 'README.md']),
    )
  })

  it('leaves no YAML of the documentation out: a block that is no workflow names its file in its first line', () => {
    expect(unknown).toEqual([])
  })
})

describe.each(placesOf(sources))('$place', source => {
  it("has no fault that GitHub's language service finds", async () => {
    expect(await byLanguageService(source, MANIFEST)).toEqual([])
  })

  it('keeps the rules of the house', () => {
    expect(byHouseRules(source)).toEqual([])
  })
})

describe.runIf(hasActionlint)('actionlint', () => {
  it('finds no fault in action.yml and in any workflow', () => {
    expect(byActionlint([...sources, sound], MANIFEST)).toEqual([])
  })

  it.each([
    ['an event that there is not', 'issue_comment:', 'issue_commented:', /:7: .*issue_commented/],
    ['a type that the event has not', '[created]', '[invented]', /:8: .*invented/],
    ['a permission that there is not', 'contents: write', 'contants: write', /:20: .*contants/],
    ['a context that there is not', 'github.ref_name', 'gihub.ref_name', /:31: .*gihub/],
    ['an expression that ends too early', "== 'failure'", "== 'failure' ||", /:17: .*unexpected end/],
    ['an input that action.yml has not', 'setup-command:', 'setup-comand:', /:28: .*setup-comand/],
    ['an output that action.yml has not', 'outputs.outcome', 'outputs.oucome', /:29: .*oucome/],
    ['an input that checkout has not', 'persist-credentials:', 'persist-credential:', /:24: .*persist-credential/],
    ['a step that there is not', 'steps.fix.', 'steps.mend.', /:29: .*mend/],
    ['a key that there is not', 'runs-on:', 'run-on:', /:18: .*run-on/],
    ['no YAML', 'permissions: {}', 'permissions: {', /^broken\.yml:\d+: /m],
  ])('finds %s', (_what, from, to, finding) => {
    expect(byActionlint([broken(from, to)], MANIFEST).join('\n')).toMatch(finding)
  })

  it.each([
    ['an icon that there is not', 'icon: check-circle', 'icon: tick', /tick/],
    ['a runtime that there is not', 'using: node24', 'using: node5', /node5/],
    ['no description', /^description: .*$/m, '', /description/],
  ])('finds %s in action.yml', (_what, from, to, finding) => {
    const manifest = MANIFEST.replace(from, to)

    expect(manifest).not.toBe(MANIFEST)
    expect(byActionlint([sound], manifest).join('\n')).toMatch(finding)
  })
})

describe("GitHub's language service", () => {
  it('finds nothing in a workflow that is sound', async () => {
    expect(await byLanguageService(sound, MANIFEST)).toEqual([])
  })

  it.each([
    ['an event that there is not', 'issue_comment:', 'issue_commented:', /:7: .*issue_commented/],
    ['a type that the event has not', '[created]', '[invented]', /:8: .*invented/],
    ['a permission that there is not', 'contents: write', 'contants: write', /:20: .*contants/],
    ['a context that there is not', 'github.ref_name', 'gihub.ref_name', /:31: .*gihub/],
    ['an expression that ends too early', "== 'failure'", "== 'failure' ||", /:17: .*Unexpected end/],
    ['an input that action.yml has not', 'setup-command:', 'setup-comand:', /:28: .*setup-comand/],
    ['a step that there is not', 'steps.fix.', 'steps.mend.', /:29: .*mend/],
    ['a key that there is not', 'runs-on:', 'run-on:', /:18: .*run-on/],
    ['a short commit', '@v0', '@08c6903', /:26: .*short/],
    ['no YAML', 'permissions: {}', 'permissions: {', /^broken\.yml:\d+: /m],
  ])('finds %s', async (_what, from, to, finding) => {
    expect((await byLanguageService(broken(from, to), MANIFEST)).join('\n')).toMatch(finding)
  })

  it('is not taken for content where it broke', async () => {
    await expect(byLanguageService(sound, '')).rejects.toThrow('The language service broke')
  })

  it.each([
    ['a key that there is not', '  main:', '  mian:', /mian/],
    ['a runtime that there is not', 'using: node24', 'using: node5', /node5/],
    ['a context that a default may not use', 'github.token', 'secrets.GITHUB_TOKEN', /secrets/],
    ['no description', /^description: .*$/m, '', /description/],
  ])('finds %s in action.yml', async (_what, from, to, finding) => {
    const text = MANIFEST.replace(from, to)
    const action: Source = { ...sound, file: 'action.yml', kind: 'action', text }

    expect(text).not.toBe(MANIFEST)
    expect((await byLanguageService(action, MANIFEST)).join('\n')).toMatch(finding)
  })
})

describe('the rules of the house', () => {
  it('find nothing in a workflow that keeps them', () => {
    expect(byHouseRules(sound)).toEqual([])
  })

  it.each([
    ['an expression in a shell', 'echo "$BRANCH"', 'echo "${{ github.ref_name }}"', /:32: .*shell/],
    ['an action that is not pinned', `@${SHA} # v5.0.0`, '@v5', /:22: .*not pinned/],
    ['a short commit', `@${SHA}`, '@08c6903', /:22: .*not pinned/],
    ['a commit without its version', ' # v5.0.0', '', /:22: .*version/],
    ['a workflow that leaves permissions to the repository', 'permissions: {}\n', '', /:1: .*permissions/],
    ['a workflow that may write all', 'permissions: {}', 'permissions: write-all', /:10: .*permissions/],
    ['no concurrency', /^concurrency:\n.*\n/m.exec(SOUND)?.[0] ?? '', '', /:24: .*concurrency/],
    ['a run that the next one cancels', 'jobs:', '  cancel-in-progress: true\n\njobs:', /:12: .*cancelled/],
    ['one that is cancelled now and then', 'jobs:', '  cancel-in-progress: ${{ true }}\njobs:', /:12: .*cancelled/],
    [
      'a job that the next one cancels',
      '    steps:',
      '    concurrency: { group: a, cancel-in-progress: true }\n    steps:',
      /:21/,
    ],
    ['credentials that stay', 'persist-credentials: false', 'persist-credentials: true', /:22: .*persist/],
    [
      'credentials that nothing is said of',
      'with:\n          persist-credentials: false',
      'name: checkout',
      /:22: .*persist/,
    ],
  ])('find %s', (_what, from, to, finding) => {
    expect(byHouseRules(broken(from, to)).join('\n')).toMatch(finding)
  })
})

describe('a page of documentation', () => {
  const page = (block: string) => `# Title\n\n\`\`\`yaml\n${block}\n\`\`\`\n`
  const step = '- uses: fix-tests/fix-tests@v0\n  with:\n    setup-comand: npm ci'

  it.each([
    [
      'a whole workflow',
      'on: push\npermissions: {}\njobs:\n  job:\n    runs-on: ubuntu-latest\n    stepz: []',
      /:9: .*stepz/,
    ],
    ['the top of a workflow', 'concurrency:\n  group: fix\n  cancel: false', /:6: .*cancel/],
    ['what starts it', 'on:\n  workflow_run:\n    workflow: [CI]', /:6: .*workflow/],
    ['jobs', 'jobs:\n  fix:\n    runs-on: ubuntu-latest\n    stepz: []', /:7: .*stepz/],
    ['one job by its name', 'fix:\n  runs-on: ubuntu-latest\n  stepz: []', /:6: .*stepz/],
    ['what a job is', 'permissions:\n  contents: write\ntimeout-minutes: long', /:6: .*long/],
    ['steps', step, /:6: .*setup-comand/],
    ['one step', 'uses: fix-tests/fix-tests@v0\nwith:\n  setup-comand: npm ci', /:6: .*setup-comand/],
    ['what a step is given', 'with:\n  setup-comand: npm ci', /:5: .*setup-comand/],
    ['what is no YAML', 'steps: [', /README\.md:\d+: /],
  ])('is seen through where it shows %s', async (_what, block, finding) => {
    const found = shownIn('README.md', page(block)).sources

    expect(found).toHaveLength(1)
    expect((await Promise.all(found.map(source => byLanguageService(source, MANIFEST)))).join('\n')).toMatch(finding)
    if (hasActionlint) expect(byActionlint(found, MANIFEST)).not.toEqual([])
  })

  it('may show steps that name a step and a matrix which it does not show, in a list', async () => {
    const text =
      "1. Add\n\n   ```yml\n   - if: steps.tests.outcome == 'failure' && matrix.node == 24\n     uses: fix-tests/fix-tests@v0\n   ```\n"
    const { sources: found } = shownIn('README.md', text)

    expect(found).toHaveLength(1)
    expect((await Promise.all(found.map(source => byLanguageService(source, MANIFEST)))).flat()).toEqual([])
    if (hasActionlint) expect(byActionlint(found, MANIFEST)).toEqual([])
  })

  it.each([
    ['settings that name their file', '# .github/fix-tests.yml\nmodels: offline', 0, 0],
    ['settings that do not', 'models: offline', 0, 1],
    ['a list of anything', '- one\n- two', 0, 1],
    ['a workflow that names its file', '# .github/workflows/ci.yml\non: push\njobs: {}', 1, 0],
  ])('has %s told apart', (_what, block, workflows, others) => {
    const found = shownIn('README.md', page(block))

    expect([found.sources.length, found.unknown.length]).toEqual([workflows, others])
  })
})
