import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { startArtifactService } from '../world/artifact-service/artifact-service.ts'
import { startModel } from '../world/model/model.ts'
import type { ActionRun } from '../world/runner/runner.ts'
import { layOut, type Scene } from '../world/scene.ts'
import { pullsOf } from './sessions.ts'
import { analysis, bringing, done, edit, review, SUM } from './talk.ts'

const AWS_SECRET_ACCESS_KEY = 'canary/aws/9d8f7a6b5c4e3d2f1a0b'
const TALKS = ['001-analyst-1', '001-fixer-2', '001-reviewer-3']
const FILES = TALKS.flatMap(name => [`${name}.json`, `${name}.md`])

/** Runs the action with models that blurt out every secret that the step has. */
async function run(scene: Scene, change: Partial<ActionRun> = {}, upload = 'true') {
  const secrets: string[] = []
  await using model = await startModel(() => {
    const words = `It is so: ${secrets.join(' ')}`
    return [
      analysis('sum.js', words),
      edit('sum.js', 'a - b', 'a + b'),
      done(words, 'sum.js'),
      review({ severity: 'low', file: 'sum.js', what: words }),
    ]
  })
  secrets.push(scene.token, model.key, AWS_SECRET_ACCESS_KEY, ...(change.runtimeToken ? [change.runtimeToken] : []))
  const result = await scene.run({
    inputs: {
      models: 'anthropic/claude-sonnet-5-5',
      'anthropic-api-key': model.key,
      'anthropic-base-url': model.url,
      'upload-transcripts': upload,
    },
    env: { AWS_SECRET_ACCESS_KEY },
    secrets,
    runId: 77,
    ...change,
  })
  expect(result.outputs.outcome, result.log).toBe('fixed')
  expect(result.conclusion).toBe('success')
  expect(result.leaks).toEqual([])
  expect(model.violations).toEqual([])
  expect(readdirSync(result.outputs['transcripts-path'] ?? '').toSorted()).toEqual(FILES)
  return { result, secrets }
}

describe('the transcripts of a run', () => {
  it('are an artifact without a secret, to which the report links, although the storage hiccups', async () => {
    await using scene = await layOut(bringing(SUM))
    await using service = await startArtifactService()
    service.fault({ on: 'upload', kind: 'status', status: 503 })

    const { result, secrets } = await run(scene, { resultsUrl: service.url, runtimeToken: service.token })

    expect(service.violations).toEqual([])
    const [artifact, ...others] = service.artifacts
    expect(others).toEqual([])
    expect(artifact?.name).toBe('fix-tests-transcripts-fix-1')
    const texts = new Map([...(artifact?.files ?? [])].map(([name, bytes]) => [name, Buffer.from(bytes).toString()]))
    expect([...texts.keys()].toSorted()).toEqual(FILES)
    for (const [name, text] of texts) {
      expect(text, 'what is kept here is what is uploaded').toBe(
        readFileSync(join(result.outputs['transcripts-path'] ?? '', name), 'utf8'),
      )
      expect(text, 'something was blurted out').toContain('It is so: *** *** *** ***')
      for (const secret of [...secrets, service.signature]) expect(text).not.toContain(secret)
    }
    expect(JSON.parse(texts.get('001-fixer-2.json') ?? '')).toMatchObject({ role: 'fixer', commit: scene.sha })
    expect(texts.get('001-fixer-2.md')).toMatch(/^# fixer: [^]*\nCall `edit_file`\n/)
    const page = `${scene.github.url}/${scene.repository}/actions/runs/77/artifacts/${artifact?.id}`
    for (const report of [pullsOf(scene)[0]?.body, result.summary, readFileSync(result.outputs['report-path'] ?? '')])
      expect(String(report)).toContain(`[transcripts](${page})`)
    expect(scene.github.violations).toEqual([])
  })

  it('are uploaded for nobody who has not asked for it', async () => {
    await using scene = await layOut(bringing(SUM))
    await using service = await startArtifactService()

    await run(scene, { resultsUrl: service.url, runtimeToken: service.token }, 'false')

    expect(service.requests).toEqual([])
    expect(pullsOf(scene)[0]?.body).not.toContain('[transcripts]')
  })

  it('that a service refuses are a warning, and the fix is published as before', async () => {
    await using scene = await layOut(bringing(SUM))
    await using service = await startArtifactService()
    service.fault({ on: 'create', kind: 'status', status: 403, body: { msg: 'not in this plan' } })

    const { result } = await run(scene, { resultsUrl: service.url, runtimeToken: service.token })

    expect(service.artifacts).toEqual([])
    expect(result.annotations.filter(({ level }) => level !== 'notice')).toEqual([
      {
        level: 'warning',
        message:
          'The transcripts could not be uploaded: The artifact service did not accept CreateArtifact (HTTP 403: not in this plan).',
      },
    ])
    expect(pullsOf(scene)).toMatchObject([{ draft: false, body: expect.not.stringContaining('[transcripts]') }])
  })

  it('that there is no service for are a warning, too', async () => {
    await using scene = await layOut(bringing(SUM))

    const { result } = await run(scene, { resultsUrl: '' })

    expect(result.log).toContain('The transcripts could not be uploaded: ACTIONS_RESULTS_URL is not set')
    expect(pullsOf(scene)).toHaveLength(1)
  })
})
