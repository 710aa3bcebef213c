import { createHash } from 'node:crypto'
import { zipSync } from 'fflate'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startArtifactService } from './artifact-service.ts'

const zip = zipSync({ 'a.txt': Buffer.from('a') })
const blobHeaders = { 'x-ms-blob-type': 'BlockBlob', 'x-ms-blob-content-type': 'application/zip' }

describe('the artifact service', () => {
  it('lists an artifact when it is finalized, and says yes again when it is asked again', async () => {
    const { service, call, put } = await lay()

    const url = await created(call)
    expect((await put(url)).status).toBe(201)
    expect(service.artifacts).toEqual([])
    const first = await (await call('FinalizeArtifact', finalizing())).json()
    const second = await (await call('FinalizeArtifact', finalizing())).json()

    expect(first).toEqual({ ok: true, artifact_id: String(service.artifacts[0]?.id) })
    expect(second).toEqual(first)
    expect(service.artifacts).toMatchObject([{ name: 'logs', bytes: zip.length }])
    expect(service.artifacts[0]?.files.get('a.txt')).toEqual(new Uint8Array(Buffer.from('a')))
    expect(service.violations).toEqual([])
  })

  it('keeps a name from its creation on', async () => {
    const { call } = await lay()
    await created(call)

    const again = await call('CreateArtifact', creating())

    expect(again.status).toBe(409)
    expect(await again.json()).toMatchObject({ code: 'already_exists' })
  })

  it.each<[string, object, RegExp]>([
    ['another version', { ...creating(), version: 3 }, /version/],
    ['a wrapped MIME type', { ...creating(), mime_type: { value: 'application/zip' } }, /mime_type/],
    ['a field it does not know', { ...creating(), mimeType: 'application/zip' }, /mimeType/],
    ['a name with a slash', { ...creating(), name: 'a/b' }, /name/],
    ['a time that is past', { ...creating(), expires_at: '2001-01-01T00:00:00Z' }, /past/],
    ['a time that is none', { ...creating(), expires_at: 'tomorrow' }, /expires_at/],
    ['ids of another run', { ...creating(), workflow_run_backend_id: 'x' }, /another run/],
  ])('does not create with %s', async (_, body, violation) => {
    const { service, call } = await lay()

    const { ok } = await call('CreateArtifact', body)

    expect(ok).toBe(false)
    expect(service.violations).toEqual([expect.stringMatching(violation)])
  })

  it.each<[string, object, RegExp]>([
    ['another size', { size: String(zip.length + 1) }, /bytes/],
    ['a size that is a number', { size: zip.length }, /size/],
    ['a hash of other bytes', { hash: `sha256:${'0'.repeat(64)}` }, /hash/],
    ['a hash that does not say which', { hash: '0'.repeat(64) }, /hash/],
    ['a name that was not created', { name: 'other' }, /not created/],
  ])('does not finalize with %s', async (_, change, violation) => {
    const { service, call, put } = await lay()
    await put(await created(call))

    const { ok } = await call('FinalizeArtifact', { ...finalizing(), ...change })

    expect(ok).toBe(false)
    expect(service.artifacts).toEqual([])
    expect(service.violations).toEqual([expect.stringMatching(violation)])
  })

  it('does not finalize what was not uploaded', async () => {
    const { service, call } = await lay()
    await created(call)

    expect((await call('FinalizeArtifact', finalizing())).status).toBe(400)

    expect(service.violations).toEqual([expect.stringContaining('nothing was uploaded')])
  })

  it('notes what is no zip, and a zip with paths that lead out', async () => {
    for (const [bytes, violation] of [
      [Buffer.from('no zip'), /is no zip/],
      [zipSync({ '../a': Buffer.from('a') }), /has a path "..\/a"/],
      [zipSync({ 'a\\b': Buffer.from('a') }), /has a path "a/],
    ] as const) {
      const { service, call, put } = await lay()
      await put(await created(call), {}, bytes)

      await call('FinalizeArtifact', finalizing(bytes))

      expect(service.violations).toEqual([expect.stringMatching(violation)])
    }
  })

  it('answers nothing but its two methods, with the right token and type', async () => {
    const { service, call } = await lay()

    expect((await call('ListArtifacts', {})).status).toBe(404)
    expect((await call('CreateArtifact', creating(), { authorization: 'Bearer x' })).status).toBe(401)
    expect((await call('CreateArtifact', creating(), { 'content-type': 'application/protobuf' })).status).toBe(400)

    expect(service.violations).toHaveLength(2)
  })
})

describe('its storage', () => {
  it.each<[string, Record<string, string>, RegExp]>([
    ['the token of the service', { authorization: 'Bearer x' }, /Authorization/],
    ['another type of blob', { 'x-ms-blob-type': 'PageBlob' }, /blob type is PageBlob/],
    ['another type of content', { 'x-ms-blob-content-type': 'text/plain' }, /text\/plain/],
  ])('refuses %s', async (_, headers, violation) => {
    const { service, call, put } = await lay()

    const { status } = await put(await created(call), headers)

    expect(status).toBe(400)
    expect(service.violations).toEqual([expect.stringMatching(violation)])
  })

  it('refuses a signature that was encoded anew', async () => {
    const { call, put } = await lay()
    const url = await created(call)

    const refused = await put(url.replaceAll('%2B', '+'))

    expect(refused.status).toBe(403)
    expect(refused.headers.get('x-ms-error-code')).toBe('AuthenticationFailed')
  })
})

type Call = (method: string, body: object, headers?: Record<string, string>) => Promise<Response>

function creating() {
  return { name: 'logs', version: 7, mime_type: 'application/zip' }
}

function finalizing(bytes: Uint8Array = zip) {
  return {
    name: 'logs',
    size: String(bytes.length),
    hash: `sha256:${createHash('sha256').update(bytes).digest('hex')}`,
  }
}

async function created(call: Call): Promise<string> {
  const answer = (await (await call('CreateArtifact', creating())).json()) as { signed_upload_url: string }
  return answer.signed_upload_url
}

async function lay() {
  const service = await startArtifactService()
  onTestFinished(() => service.close())
  const { scp } = JSON.parse(Buffer.from(service.token.split('.')[1] ?? '', 'base64url').toString()) as { scp: string }
  const [, run, job] = /Actions\.Results:(\S+):(\S+)/.exec(scp) ?? []
  const ids = { workflow_run_backend_id: run, workflow_job_run_backend_id: job }
  const call: Call = (method, body, headers) =>
    fetch(`${service.url}twirp/github.actions.results.api.v1.ArtifactService/${method}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${service.token}`, 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ ...ids, ...body }),
    })
  const put = (url: string, headers: Record<string, string> = {}, bytes: Uint8Array<ArrayBuffer> = zip) =>
    fetch(url, { method: 'PUT', headers: { ...blobHeaders, ...headers }, body: bytes })
  return { service, call, put }
}
