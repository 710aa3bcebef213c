import { describe, expect, it, onTestFinished } from 'vitest'
import { type ArtifactUpload, type UploadPacing, uploadArtifact } from '../../src/github/artifact-upload.ts'
import {
  type ArtifactServiceOptions,
  type Fault,
  jwt,
  startArtifactService,
  type Step,
} from '../world/artifact-service/artifact-service.ts'

const steps: readonly Step[] = ['create', 'upload', 'finalize']

describe('an upload', () => {
  it('arrives byte for byte', async () => {
    const { service, upload } = await lay()
    const files = new Map([
      ['conversation.md', Buffer.from('# Grüße, 世界 🎉\n')],
      ['deep/er/bytes.bin', Uint8Array.from({ length: 300_000 }, (_, index) => (index * 7 + (index >> 8)) & 255)],
      ['empty.txt', new Uint8Array()],
      ['ünïcode/日本語.txt', Buffer.from('x')],
    ])

    const { id, bytes } = await upload({ files })

    const [artifact] = service.artifacts
    expect(artifact).toMatchObject({ id, name: 'transcripts', bytes, expiresAt: undefined })
    expect([...artifact!.files.keys()]).toEqual([...files.keys()])
    for (const [path, content] of files) expect(Buffer.from(artifact!.files.get(path)!).equals(content)).toBe(true)
    expect(service.requests).toEqual(steps)
    expect(service.violations).toEqual([])
  })

  it('has paths with forward slashes', async () => {
    const { service, upload } = await lay()

    await upload({ files: new Map([['a\\b\\c.txt', Buffer.from('x')]]) })

    expect([...service.artifacts[0]!.files.keys()]).toEqual(['a/b/c.txt'])
  })

  it('states how many days it is to be kept', async () => {
    const { service, upload } = await lay()
    const before = Date.now()

    await upload({ retentionDays: 3 })

    const days = (at: number) => (Date.parse(service.artifacts[0]?.expiresAt ?? '') - at) / 86_400_000
    expect(days(before)).toBeGreaterThanOrEqual(3)
    expect(days(Date.now())).toBeLessThanOrEqual(3)
  })

  it('leaves that to the repository when it is 0', async () => {
    const { service, upload } = await lay()

    await upload({ retentionDays: 0 })

    expect(service.artifacts[0]?.expiresAt).toBeUndefined()
  })

  it('understands a service that spells fields in camel case', async () => {
    const { service, upload } = await lay({ fields: 'camelCase' })

    const { id } = await upload()

    expect(service.artifacts).toMatchObject([{ id }])
  })
})

describe('what cannot be uploaded is refused before anybody is asked', () => {
  const scope = 'ACTIONS_RUNTIME_TOKEN has no scope Actions.Results, which artifacts need.'
  const file = (...paths: string[]) => ({ files: new Map(paths.map(path => [path, Buffer.from('x')])) })
  const token = (value: string | undefined) => ({ service: { url: 'http://localhost', token: value } })
  const url = (value: string | undefined) => ({ service: { url: value, token: jwt({ scp: 'Actions.Results:a:b' }) } })

  it.each<[string, Partial<ArtifactUpload>, string]>([
    ['no URL', url(undefined), 'ACTIONS_RESULTS_URL is not set, so there is no artifact service to upload to.'],
    ['an empty URL', url(''), 'ACTIONS_RESULTS_URL is not set, so there is no artifact service to upload to.'],
    ['a URL that is none', url('results'), 'ACTIONS_RESULTS_URL is not a URL.'],
    ['no token', token(undefined), 'ACTIONS_RUNTIME_TOKEN is not set, so no artifact can be uploaded.'],
    ['a token that is no JWT', token('ghs_secret'), scope],
    ['a token without claims', token(jwt({})), scope],
    ['a token with other scopes', token(jwt({ scp: 'Actions.GenericRead:a:b MyActions.Results:a:b' })), scope],
    ['a token whose scope lacks the job', token(jwt({ scp: 'Actions.Results:a' })), scope],
    ['a token whose scope has more than run and job', token(jwt({ scp: 'Actions.Results:a:b:c' })), scope],
    ['an empty name', { name: '' }, 'An artifact needs a name.'],
    ['a name with a slash', { name: 'a/b' }, `The artifact's name "a/b" may not hold "/".`],
    ['a name with a line break', { name: 'a\nb' }, String.raw`The artifact's name "a\nb" may not hold "\n".`],
    ['no files', { files: new Map() }, 'An artifact needs at least one file.'],
    ['an absolute path', file('/etc/passwd'), '"/etc/passwd" is not a relative path within an artifact.'],
    ['a path with a drive', file('C:/x'), '"C:/x" is not a relative path within an artifact.'],
    ['a path on a share', file('\\\\host\\x'), String.raw`"\\\\host\\x" is not a relative path within an artifact.`],
    ['a path that leaves', file('a/../../x'), '"a/../../x" is not a relative path within an artifact.'],
    [
      'one that leaves by backslashes',
      file('a\\..\\x'),
      String.raw`"a\\..\\x" is not a relative path within an artifact.`,
    ],
    ['an empty path', file(''), '"" is not a relative path within an artifact.'],
    ['two files of one path', file('a/b', 'a\\b'), 'Two files of the artifact are named "a/b".'],
  ])('%s', async (_, wrong, sentence) => {
    const { service, upload } = await lay()

    await expect(upload(wrong)).rejects.toThrow(new Error(sentence))

    expect(service.requests).toEqual([])
  })

  it.each(['"', '<', '>', ':', '|', '*', '?', '\r', '\n', '\\', '/'])('a name with %j', async character => {
    const { upload } = await lay()

    await expect(upload({ name: `a${character}` })).rejects.toThrow('may not hold')
  })
})

describe('a refusal is told in one sentence, and nobody is asked again', () => {
  it.each<[string, Fault, string]>([
    [
      'a quota that is used up',
      status('create', 429, { code: 'resource_exhausted', msg: 'insufficient usage to create artifact' }),
      "The account's storage quota for artifacts is used up.",
    ],
    [
      'a message of several lines',
      status('create', 400, { code: 'invalid_argument', msg: 'bad\n request' }),
      'The artifact service did not accept CreateArtifact (HTTP 400: bad request).',
    ],
    [
      'a refusal without a message',
      status('finalize', 403, undefined),
      'The artifact service did not accept FinalizeArtifact (HTTP 403).',
    ],
    [
      'a redirect',
      { on: 'create', kind: 'status', status: 302, headers: { location: '/login' } },
      'The artifact service did not accept CreateArtifact (HTTP 302).',
    ],
    [
      'a page instead of an answer',
      { on: 'create', kind: 'html' },
      'The artifact service answered CreateArtifact with something that is not JSON.',
    ],
    [
      'a page instead of the last answer',
      { on: 'finalize', kind: 'html' },
      'The artifact service answered FinalizeArtifact with something that is not JSON.',
    ],
    ['a no', status('create', 200, { ok: false }), 'The artifact service answered CreateArtifact with a no.'],
    [
      'a yes without a URL',
      status('create', 200, { ok: true, signed_upload_url: '' }),
      'The artifact service named no URL to upload to.',
    ],
    ['a yes without an id', status('finalize', 200, { ok: true }), 'The artifact service gave the artifact no id.'],
    [
      'an upload that is refused',
      { on: 'upload', kind: 'status', status: 403, headers: { 'x-ms-error-code': 'AuthenticationFailed' } },
      'The artifact storage did not accept the upload (HTTP 403: AuthenticationFailed).',
    ],
    [
      'a page instead of the storage',
      { on: 'upload', kind: 'html' },
      'The artifact storage did not accept the upload (HTTP 200).',
    ],
  ])('%s', async (_, fault, sentence) => {
    const { service, upload, pauses } = await lay()
    service.fault(fault)

    await expect(upload()).rejects.toThrow(new Error(sentence))

    expect(service.requests.at(-1)).toBe(fault.on)
    expect(pauses).toEqual([])
    expect(service.violations).toEqual([])
  })

  it('a token that is not valid', async () => {
    const { service, upload } = await lay()
    const other = { url: service.url, token: jwt({ scp: 'Actions.Results:a:b' }) }

    await expect(upload({ service: other })).rejects.toThrow(
      'The artifact service did not accept CreateArtifact (HTTP 401: the token is not valid).',
    )
  })

  it('an artifact of the same name', async () => {
    const { service, upload } = await lay()
    await upload()

    await expect(upload()).rejects.toThrow(new Error('This run has an artifact named "transcripts" already.'))

    expect(service.artifacts).toHaveLength(1)
  })
})

describe('what fails for now', () => {
  const passing: readonly (readonly [string, FaultKind])[] = [
    ['a 500', { kind: 'status', status: 500 }],
    ['a 503', { kind: 'status', status: 503 }],
    ['a 429', { kind: 'status', status: 429 }],
    ['a reset', { kind: 'reset' }],
    ['half an answer', { kind: 'cut' }],
  ]

  it.each(steps.flatMap(on => passing.map(([what, fault]) => [what, on, fault] as const)))(
    '%s at %s is asked again, after longer and longer pauses',
    async (_, on, fault) => {
      const { service, upload, pauses } = await lay()
      service.fault({ on, times: 4, ...fault })

      const { id } = await upload()

      expect(service.artifacts).toMatchObject([{ id }])
      expect(service.requests.filter(step => step === on)).toHaveLength(5)
      expect(pauses).toEqual([1000, 2000, 4000, 8000])
      expect(service.violations).toEqual([])
    },
  )

  it.each(steps)('silence at %s ends, and it is asked again', async on => {
    const { service, upload } = await lay({ timeoutMs: 1000 })
    service.fault({ on, kind: 'stall' })

    await upload()

    expect(service.artifacts).toHaveLength(1)
    expect(service.violations).toEqual([])
  })

  it('a refusal by what stands before the service is asked again', async () => {
    const { service, upload } = await lay()
    const msg = 'Error from intermediary with HTTP status code 403 "Forbidden"'
    service.fault(status('finalize', 403, { code: 'permission_denied', msg }))

    await upload()

    expect(service.artifacts).toHaveLength(1)
  })

  it.each([
    ['20', 20_000],
    ['3600', 30_000],
    ['0', 1000],
    ['Wed, 21 Oct 2099 07:28:00 GMT', 1000],
  ])('a server that asks for a pause of %s gets %i ms', async (retryAfter, ms) => {
    const { service, upload, pauses } = await lay()
    service.fault({ on: 'create', kind: 'status', status: 429, headers: { 'retry-after': retryAfter } })

    await upload()

    expect(pauses).toEqual([ms])
  })

  it.each<[Step, FaultKind, string]>([
    ['create', { kind: 'status', status: 502 }, 'The artifact service failed at CreateArtifact (HTTP 502, 5 tries).'],
    ['upload', { kind: 'status', status: 429 }, 'The artifact storage failed at the upload (HTTP 429, 5 tries).'],
    [
      'finalize',
      { kind: 'reset' },
      'The artifact service could not be reached for FinalizeArtifact (ECONNRESET, 5 tries).',
    ],
  ])('and lasts, at %s, is told in one sentence', async (on, fault, sentence) => {
    const { service, upload } = await lay()
    service.fault({ on, times: 99, ...fault })

    await expect(upload()).rejects.toThrow(new Error(sentence))

    expect(service.requests.filter(step => step === on)).toHaveLength(5)
  })

  it('silence that lasts is told in one sentence', async () => {
    const { service, upload } = await lay({ timeoutMs: 20 })
    service.fault({ on: 'create', kind: 'stall', times: 99 })

    await expect(upload()).rejects.toThrow(
      new Error('The artifact service could not be reached for CreateArtifact (no answer in time, 5 tries).'),
    )
  })

  it('a service that is not there is told in one sentence', async () => {
    const { service, upload } = await lay()
    await service.close()

    await expect(upload()).rejects.toThrow(
      new Error('The artifact service could not be reached for CreateArtifact (ECONNREFUSED, 5 tries).'),
    )
  })
})

describe('an answer that is lost', () => {
  it.each(['reset', 'cut', 'stall', 'html-502'] as const)(
    'to the upload or the last call, by %s, costs nothing',
    async how => {
      const { service, upload } = await lay({ timeoutMs: 1000 })
      const fault: FaultKind = how === 'html-502' ? { kind: 'status', status: 502, body: '<html>' } : { kind: how }
      service.fault({ on: 'upload', after: true, ...fault })
      service.fault({ on: 'finalize', after: true, ...fault })

      const { id } = await upload()

      expect(service.artifacts).toMatchObject([{ id, name: 'transcripts' }])
      expect(service.requests).toEqual(['create', 'upload', 'upload', 'finalize', 'finalize'])
      expect(service.violations).toEqual([])
    },
  )

  it('to the first call has taken the name, and the sentence says so', async () => {
    const { service, upload } = await lay()
    service.fault({ on: 'create', kind: 'reset', after: true })

    await expect(upload()).rejects.toThrow(
      new Error('This run has an artifact named "transcripts" already, or an earlier try has taken the name.'),
    )
  })
})

describe('a secret stays one', () => {
  it('whatever step fails, and however', async () => {
    const kinds: FaultKind[] = [
      { kind: 'status', status: 403, body: { msg: 'no' } },
      { kind: 'status', status: 500 },
      { kind: 'html' },
      { kind: 'reset' },
      { kind: 'cut' },
    ]
    const cases = steps.flatMap(on => kinds.map(kind => ({ on, times: 99, ...kind })))
    for (const fault of cases) {
      const { service, upload } = await lay()
      service.fault(fault)

      const error = await upload().catch((thrown: unknown) => thrown)

      expect(error).toBeInstanceOf(Error)
      expect(everythingOf(error)).not.toContain(service.signature)
      expect(everythingOf(error)).not.toContain(service.token)
      expect(everythingOf(error)).not.toContain('/blobs/')
    }
  })

  it('when the service names a URL that cannot be asked', async () => {
    const { service, upload } = await lay()
    const url = 'https://name:word@storage.invalid/blob?sig=c2VjcmV0'
    service.fault(status('create', 200, { ok: true, signed_upload_url: url }))

    const error = await upload().catch((thrown: unknown) => thrown)

    expect(error).toEqual(new Error('The artifact storage could not be reached for the upload (TypeError, 5 tries).'))
    expect(everythingOf(error)).not.toContain('c2VjcmV0')
  })

  it('when the service repeats it', async () => {
    const { service, upload } = await lay()
    const msg = 'no blob at https://storage.example/blob?sig=c2VjcmV0 yet'
    service.fault(status('finalize', 404, { code: 'not_found', msg }))

    await expect(upload()).rejects.toThrow(
      new Error('The artifact service did not accept FinalizeArtifact (HTTP 404: no blob at (a URL) yet).'),
    )
  })
})

describe('an abort', () => {
  it('before the start asks nobody', async () => {
    const { service, upload, controller } = await lay()
    const reason = new Error('the job was cancelled')
    controller.abort(reason)

    await expect(upload()).rejects.toBe(reason)

    expect(service.requests).toEqual([])
  })

  it.each(steps)('ends a request that waits at %s, and nobody is asked again', async on => {
    const { service, upload, controller, pauses } = await lay()
    const reason = new Error('the job was cancelled')
    service.fault({ on, kind: 'stall' })
    const arrived = service.arrival(on)

    const uploading = upload()
    await arrived
    controller.abort(reason)

    await expect(uploading).rejects.toBe(reason)
    expect(service.requests).toEqual(steps.slice(0, steps.indexOf(on) + 1))
    expect(pauses).toEqual([])
    expect(service.artifacts).toEqual([])
  })

  // Else the pause would take half a minute.
  it('ends a pause', { timeout: 15_000 }, async () => {
    const { service, controller, given } = await lay()
    const reason = new Error('the job was cancelled')
    service.fault({ on: 'create', kind: 'status', status: 503, headers: { 'retry-after': '30' }, times: 99 })
    const arrived = service.arrival('create')

    const uploading = uploadArtifact(given)
    // Nobody sees the pause begin; were it later than this, the request would end instead.
    setTimeout(() => void arrived.then(() => controller.abort(reason)), 500)

    await expect(uploading).rejects.toBe(reason)
    expect(service.requests).toEqual(['create'])
  })
})

type Kind<F> = F extends unknown ? Omit<F, 'on' | 'times' | 'after'> : never
type FaultKind = Kind<Fault>

function status(on: Step, code: number, body: unknown): Fault {
  return { on, kind: 'status', status: code, body }
}

/** All that a log could ever show of what was thrown. */
function everythingOf(thrown: unknown): string {
  const { message, stack, cause } = thrown as Error
  return [message, stack, JSON.stringify(thrown), cause === undefined ? '' : everythingOf(cause)].join('\n')
}

async function lay(options: ArtifactServiceOptions & Pick<Partial<UploadPacing>, 'timeoutMs'> = {}) {
  const service = await startArtifactService(options)
  onTestFinished(() => service.close())
  const controller = new AbortController()
  const pauses: number[] = []
  const given: ArtifactUpload = {
    name: 'transcripts',
    files: new Map([['conversation.md', Buffer.from('hello')]]),
    service: { url: service.url, token: service.token },
    signal: controller.signal,
  }
  const pace: Partial<UploadPacing> = {
    pause: async ms => void pauses.push(ms),
    ...(options.timeoutMs === undefined ? {} : { timeoutMs: options.timeoutMs }),
  }
  return {
    service,
    controller,
    pauses,
    given,
    upload: (changes: Partial<ArtifactUpload> = {}) => uploadArtifact({ ...given, ...changes }, pace),
  }
}
