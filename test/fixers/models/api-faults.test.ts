import { describe, expect, it } from 'vitest'
import { faultOfStatus, lostConnection } from '../../../src/fixers/models/api-faults.ts'

describe('an HTTP status', () => {
  it.each([
    [401, 'permanent', /refuses the key/],
    [403, 'permanent', /refuses the key/],
    [402, 'permanent', /no credit/],
    [404, 'permanent', /does not know this model/],
    [400, 'permanent', /HTTP 400: some words$/],
    [422, 'permanent', /HTTP 422/],
    [408, 'transient', /HTTP 408/],
    [409, 'transient', /HTTP 409/],
    [429, 'transient', /limits the rate/],
    [500, 'transient', /HTTP 500/],
    [503, 'transient', /HTTP 503/],
    [529, 'transient', /HTTP 529/],
  ])('%i is %s', (status, kind, reason) => {
    const fault = faultOfStatus(status, { message: 'some\n words', headers: undefined })

    expect(fault).toMatchObject({ kind, reason: expect.stringMatching(reason) })
  })

  it('says no more than a sentence of what the server sent', () => {
    const fault = faultOfStatus(500, { message: 'x'.repeat(10_000), headers: undefined })

    expect(JSON.stringify(fault).length).toBeLessThan(400)
  })

  it.each([
    ['7', 7000],
    ['0', 0],
    ['0.5', 500],
    ['-3', 0],
    ['3600', 3_600_000],
    ['Sat, 01 Jan 2000 00:00:00 GMT', 0],
    ['soon', undefined],
    ['', undefined],
  ])('with retry-after %j waits %s ms', (value, waitMs) => {
    const fault = faultOfStatus(429, { message: '', headers: new Headers({ 'retry-after': value }) })

    expect(fault).toMatchObject({ waitMs })
  })

  it.each([
    ['Limit 30000. Please try again in 1.2s.', 1200],
    ['Please try again in 20ms. Visit', 20],
    ['Please try again in 6m0s.', 360_000],
    ['Please try again in 1h1m1.5s.', 3_661_500],
    ['Please try again in 2m.', 120_000],
    ['Please retry in 7.5s.', 7500],
    ['Please try again in 5 minutes.', undefined],
    ['Please try again in a moment.', undefined],
  ])('that says %j waits %s ms', (message, waitMs) => {
    expect(faultOfStatus(429, { message, headers: undefined })).toMatchObject({ waitMs })
  })

  it('with retry-after as a date waits until then', () => {
    const inAnHour = new Date(Date.now() + 3_600_000).toUTCString()

    const fault = faultOfStatus(503, { message: '', headers: new Headers({ 'retry-after': inAnHour }) })

    expect(fault.kind === 'transient' && (fault.waitMs ?? 0)).toBeGreaterThan(3_000_000)
  })

  it('that lasts has no time to wait for', () => {
    const fault = faultOfStatus(400, { message: '', headers: new Headers({ 'retry-after': '1' }) })

    expect(fault).not.toHaveProperty('waitMs')
  })
})

describe('a connection that is lost', () => {
  it.each([new TypeError('terminated'), 'ECONNRESET'])('may be there again: %s', error => {
    expect(lostConnection(error)).toMatchObject({ kind: 'transient', reason: expect.stringMatching(/^no answer \(/) })
  })
})
