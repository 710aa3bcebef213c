import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { startArtifactService } from '../world/artifact-service/artifact-service.ts'
import { layOut } from '../world/scene.ts'
import { hopeless, small } from './projects.ts'
import { Repository } from './repository.ts'
import { bringing, SUM } from './talk.ts'
import { run } from './transcripts.cases.ts'

/** The data of a page, as its program reads it. */
function dataIn(page: string): string {
  return /<script type="application\/json" id="data">(.*)<\/script>/.exec(page)?.[1] ?? ''
}

describe('the page of a run', () => {
  it('is uploaded with the report if that was asked for, without secrets and without conversations', async () => {
    await using scene = await layOut(bringing(SUM))
    await using service = await startArtifactService()

    const { result, secrets } = await run(
      scene,
      { resultsUrl: service.url, runtimeToken: service.token, inputs: { 'upload-report': 'true' } },
      'false',
    )

    expect(service.violations).toEqual([])
    const [artifact, ...others] = service.artifacts
    expect(others).toEqual([])
    expect(artifact?.name).toBe('fix-tests-report-fix-1')
    expect([...(artifact?.files.keys() ?? [])].toSorted()).toEqual(['report.html', 'report.md'])
    const page = Buffer.from(artifact?.files.get('report.html') ?? []).toString()
    for (const secret of [...secrets, service.signature]) expect(page).not.toContain(secret)
    const data = dataIn(page)
    expect(data).toContain('Fixed: 1 failing test passes now')
    expect(data).toContain('It is so: *** ***')
    expect(data).not.toContain('001-fixer-2')
    expect(data).toContain('upload-transcripts')
    const url = `${scene.github.url}/octo/shop/actions/runs/77/artifacts/${artifact?.id}`
    expect(result.outputs['report-url']).toBe(url)
    expect(result.summary).toContain(`[The report as a page](${url})`)
  })

  it('is a file beside the report otherwise, with the conversations if they are uploaded', async () => {
    await using scene = await layOut(bringing(SUM))
    await using service = await startArtifactService()

    const { result } = await run(scene, { resultsUrl: service.url, runtimeToken: service.token }, 'true')

    expect(service.artifacts.map(({ name }) => name)).toEqual(['fix-tests-transcripts-fix-1'])
    expect(result.outputs['report-url']).toBe('')
    const page = readFileSync(join(dirname(result.outputs['report-path'] ?? ''), 'report.html'), 'utf8')
    expect(dataIn(page)).toContain('001-fixer-2')
    expect(page.length - dataIn(page).length).toBeLessThan(150_000)
  })

  it('that cannot be uploaded is a warning, and the fix is published as before', async () => {
    await using scene = await layOut(bringing(SUM))

    const { result } = await run(scene, { resultsUrl: '', inputs: { 'upload-report': 'true' } }, 'false')

    expect(result.log).toContain("Failed to keep the report's page: ACTIONS_RESULTS_URL is not set")
    expect(result.outputs['pull-request-number']).not.toBe('')
  })

  it('is beside the report of the command line, which names it, also if nothing was fixed', async () => {
    await using repository = new Repository(hopeless.commits)

    const { stdout } = await repository.run(['run', '--max-cluster-minutes', '0.05'])

    const path = /^Page: {4}(.+)$/m.exec(stdout)?.[1] ?? ''
    expect(dataIn(readFileSync(path, 'utf8'))).toContain('Still failing')
    expect(statSync(path).size).toBeLessThan(200_000)
  })

  it('is opened in the browser with --open', async () => {
    await using repository = new Repository(small.commits)
    const opened = join(repository.home, 'opened')
    const bin = repository.program('xdg-open', `printf %s "$1" > '${opened}'`)

    const { stdout } = await repository.run(['run', '--models', 'offline', '--open'], {
      env: { PATH: `${bin}:${process.env.PATH}` },
    })

    await expect.poll(() => existsSync(opened) && readFileSync(opened, 'utf8')).toMatch(/report\.html$/)
    expect(stdout).toContain(readFileSync(opened, 'utf8'))
  })
})
