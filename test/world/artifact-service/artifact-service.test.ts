import { createHash } from 'node:crypto'
import { zipSync } from 'fflate'
import { describe, expect, it, onTestFinished, test } from 'vitest'
import { startArtifactService } from './artifact-service.ts'

const zip = zipSync({ 'a.txt': Buffer.from('a') })
const blobHeaders = { 'x-ms-blob-type': 'BlockBlob', 'x-ms-blob-content-type': 'application/zip' }

test('an artifact is listed once it is finalized, its name is taken, and finalizing it again is no error', async () => {
  const { service, call, put } = await lay()

  const url = await created(call)
  expect((await put(url)).status).toBe(201)
  expect(service.artifacts).toEqual([])
  const answers = [await call('FinalizeArtifact', finalizing()), await call('FinalizeArtifact', finalizing())]
  const again = await call('CreateArtifact', creating())

  const id = String(service.artifacts[0]?.id)
  for (const answer of answers) expect(await answer.json()).toEqual({ ok: true, artifact_id: id })
  expect([again.status, await again.json()]).toEqual([409, expect.objectContaining({ code: 'already_exists' })])
  expect(service.artifacts).toMatchObject([{ name: 'logs', bytes: zip.length }])
  expect(service.artifacts[0]?.files.get('a.txt')).toEqual(new Uint8Array(Buffer.from('a')))
  expect(service.violations).toEqual([])
})

describe('a violation is', () => {
  it.each<[string, object, RegExp]>([
    ['another version', { version: 3 }, /version/],
    ['a wrapped MIME type', { mime_type: { value: 'application/zip' } }, /mime_type/],
    ['an unknown field', { mimeType: 'application/zip' }, /mimeType/],
    ['a name with a slash', { name: 'a/b' }, /name/],
    ['a time that is past', { expires_at: '2001-01-01T00:00:00Z' }, /past/],
    ['a time that is none', { expires_at: 'tomorrow' }, /expires_at/],
    ['ids of another run', { workflow_run_backend_id: 'x' }, /another run/],
  ])('%s to create', async (_, change, violation) => {
    const { service, call } = await lay()

    expect((await call('CreateArtifact', { ...creating(), ...change })).ok).toBe(false)

    expect(service.violations).toEqual([expect.stringMatching(violation)])
  })

  it.each<[string, object, RegExp]>([
    ['another size', { size: String(zip.length + 1) }, /bytes/],
    ['a size that is a number', { size: zip.length }, /size/],
    ['a hash of other bytes', { hash: `sha256:${'0'.repeat(64)}` }, /hash/],
    ['a hash without its kind', { hash: '0'.repeat(64) }, /hash/],
    ['a name that was not created', { name: 'other' }, /not created/],
    ['no upload', {}, /nothing was uploaded/],
  ])('%s to finalize', async (what, change, violation) => {
    const { service, call, put } = await lay()
    const url = await created(call)
    if (what !== 'no upload') await put(url)

    expect((await call('FinalizeArtifact', { ...finalizing(), ...change })).ok).toBe(false)

    expect(service.artifacts).toEqual([])
    expect(service.violations).toEqual([expect.stringMatching(violation)])
  })

  it.each<[string, Uint8Array<ArrayBuffer>, RegExp]>([
    ['no zip', Buffer.from('no zip'), /is no zip/],
    ['a zip with a path that leads out', zipSync({ '../a': Buffer.from('a') }), /has a path "..\/a"/],
    ['a zip with a path of Windows', zipSync({ 'a\\b': Buffer.from('a') }), /has a path "a/],
  ])('%s', async (_, bytes, violation) => {
    const { service, call, put } = await lay()
    await put(await created(call), {}, bytes)

    await call('FinalizeArtifact', finalizing(bytes))

    expect(service.violations).toEqual([expect.stringMatching(violation)])
  })

  it.each<[string, Record<string, string>, RegExp]>([
    ['the token of the service', { authorization: 'Bearer x' }, /Authorization/],
    ['another type of blob', { 'x-ms-blob-type': 'PageBlob' }, /blob type is PageBlob/],
    ['another type of content', { 'x-ms-blob-content-type': 'text/plain' }, /text\/plain/],
  ])('%s to the storage', async (_, headers, violation) => {
    const { service, call, put } = await lay()

    expect((await put(await created(call), headers)).status).toBe(400)

    expect(service.violations).toEqual([expect.stringMatching(violation)])
  })

  it('another method or content type; but another token or signature is only refused', async () => {
    const { service, call, put } = await lay()
    const refused = [
      call('ListArtifacts', {}),
      call('CreateArtifact', creating(), { 'content-type': 'application/protobuf' }),
      call('CreateArtifact', creating(), { authorization: 'Bearer x' }),
      put((await created(call)).replaceAll('%2B', '+')),
    ]

    expect((await Promise.all(refused)).map(({ status }) => status)).toEqual([404, 400, 401, 403])
    expect(service.violations).toHaveLength(2)
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
