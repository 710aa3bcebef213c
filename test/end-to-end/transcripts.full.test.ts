import { describe, expect, it } from 'vitest'
import { startArtifactService } from '../world/artifact-service/artifact-service.ts'
import { layOut } from '../world/scene.ts'
import { pullsOf } from './sessions.ts'
import { bringing, SUM } from './talk.ts'
import { run } from './transcripts.cases.ts'

describe('the transcripts of a run', () => {
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
          'Failed to upload the transcripts: The artifact service did not accept CreateArtifact (HTTP 403: not in this plan).',
      },
    ])
    expect(pullsOf(scene)).toMatchObject([{ draft: false, body: expect.not.stringContaining('[transcripts]') }])
  })

  it('that there is no service for are a warning, too', async () => {
    await using scene = await layOut(bringing(SUM))

    const { result } = await run(scene, { resultsUrl: '' })

    expect(result.log).toContain('Failed to upload the transcripts: ACTIONS_RESULTS_URL is not set')
    expect(pullsOf(scene)).toHaveLength(1)
  })
})
