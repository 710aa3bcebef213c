import { join } from 'node:path'
import { mkdirSync, writeFileSync } from 'node:fs'
import { expect, it, onTestFinished } from 'vitest'
import { keepTranscripts } from '../../../src/action/publish/keep-transcripts.ts'
import type { ActionsEnv } from '../../../src/config/actions-env.ts'
import type { Settings } from '../../../src/config/settings.ts'
import { runFolder } from '../../run-folder.ts'
import { startArtifactService } from '../../world/artifact-service/artifact-service.ts'

it('the transcripts of each round in a job are kept', async () => {
  const service = await startArtifactService({})
  onTestFinished(() => service.close())
  const directory = join(runFolder('keep-transcripts'), 'transcripts')
  mkdirSync(directory)
  const events: unknown[] = []
  const options = {
    settings: { 'upload-transcripts': true } as Settings,
    env: { ACTIONS_RESULTS_URL: service.url, ACTIONS_RUNTIME_TOKEN: service.token },
    environment: { job: 'fix', runAttempt: 1, runId: 7 } as ActionsEnv,
    emit: (event: unknown) => void events.push(event),
    signal: new AbortController().signal,
  }

  for (const round of ['first', 'second']) {
    writeFileSync(join(directory, 'conversation.md'), round)
    await keepTranscripts(directory, options)
  }

  expect(events).toEqual([])
  expect(service.artifacts.map(({ name }) => name)).toEqual([
    'fix-tests-transcripts-fix-1',
    'fix-tests-transcripts-fix-1-2',
  ])
})
