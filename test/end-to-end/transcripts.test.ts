import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { startArtifactService } from '../world/artifact-service/artifact-service.ts'
import { layOut } from '../world/scene.ts'
import { pullsOf } from './sessions.ts'
import { bringing, SUM } from './talk.ts'
import { FILES, run } from './transcripts.cases.ts'

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
})
