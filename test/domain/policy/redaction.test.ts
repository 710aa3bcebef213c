import { describe, expect, it } from 'vitest'
import { redactor } from '../../../src/domain/policy/redaction.ts'

describe('a redactor takes out', () => {
  it.each([
    ['a given secret, wherever it stands', 'a hunter2-secret, b:hunter2-secret', 'a ***, b:***'],
    ['its base64', `basic ${btoa('hunter2-secret')}`, 'basic ***='],
    ['its base64 as git sends it', `basic ${btoa('x-access-token:hunter2-secret')}`, 'basic eC1hY2Nlc3MtdG9rZW46***='],
    ['a token of GitHub Actions', `ghs_${'a1'.repeat(18)}.`, '***.'],
    ['a personal token', `github_pat_${'A1_'.repeat(12)}`, '***'],
    ['a key of a model provider', `key=sk-ant-api03-${'x'.repeat(30)}`, 'key=***'],
    ['a key of AWS', 'AKIAIOSFODNN7EXAMPLE', '***'],
    ['a token of Slack', 'xoxb-123456789012-abc', '***'],
    ['a token of a Slack app', `xapp-1-A01234ABCDE-1234567890123-${'ab12'.repeat(16)}`, '***'],
    ['a webhook of Slack', `https://hooks.slack.com/services/T01234567/B01234567/${'a1B2'.repeat(6)}`, 'https://***'],
    ['a webhook of Discord', `https://discord.com/api/webhooks/12345/${'a1_'.repeat(20)}`, 'https://***'],
    ['a test key of Stripe', `sk_test_${'a1B2'.repeat(6)}`, '***'],
    ['a restricted key of Stripe', `rk_test_${'a1B2'.repeat(6)}`, '***'],
    ['a token of Shopify', `shpat_${'0123456789abcdef'.repeat(2)}`, '***'],
    ['a token of DigitalOcean', `dop_v1_${'0123456789abcdef'.repeat(4)}`, '***'],
    ['a token of Docker Hub', `dckr_pat_${'a1B2'.repeat(7)}`, '***'],
    ['a token of RubyGems', `rubygems_${'0123456789abcdef'.repeat(3)}`, '***'],
    ['a token of Atlassian', `ATATT3x${'a1B2'.repeat(20)}`, '***'],
    ['a token of Databricks', `dapi${'0123456789abcdef'.repeat(2)}`, '***'],
    ['a token of Grafana', `glsa_${'a1B2'.repeat(8)}_0123abcd`, '***'],
    ['a token of Vault', `hvs.${'a1B2'.repeat(6)}`, '***'],
    ['a runner token of GitLab', `glrt-${'a1B2'.repeat(5)}`, '***'],
    ['a JWT', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.dozjgNryP4J3jVmN', '***'],
    ['a password in a URL', 'postgres://app:s3cr3t@db/x', 'postgres://app:***@db/x'],
    ['a token in the place of a user', 'https://registry_tok_12345@pypi.example/', 'https://***@pypi.example/'],
    ['a private key', '-----BEGIN RSA PRIVATE KEY-----\nMIIE\n-----END RSA PRIVATE KEY-----\nx', '***\n\n\nx'],
    ['a private key that is cut off', 'x -----BEGIN PRIVATE KEY-----\nMIIE', 'x ***\n'],
  ])('%s', (_, text, expected) => {
    const redact = redactor(['hunter2-secret'])

    expect(redact(text)).toBe(expected)
  })

  it('the longer of two secrets when one begins with the other', () => {
    const redact = redactor(['secret-1', 'secret-1-and-more'])

    expect(redact('secret-1-and-more secret-1')).toBe('*** ***')
  })
})

describe('a redactor leaves alone', () => {
  it.each([
    '',
    'expected 2 to be 3',
    'http://localhost:3000/a@b',
    'a risk-averse sk-short',
    'ghs_short',
    'risk_test_all_the_things_of_the_shop',
    'global_settings, ship_at_once and hvs.short',
    'https://hooks.slack.com/services/docs',
    'https://ada@example.com/',
  ])('%j', text => {
    expect(redactor([])(text)).toBe(text)
  })

  it('everything when a "secret" is empty or too short to be one', () => {
    expect(redactor(['', 'abc'])('abc def')).toBe('abc def')
  })

  it('a second time what it made', () => {
    const redact = redactor(['hunter2-secret'])
    const once = redact('postgres://app:hunter2-secret@db hunter2-secret')

    expect(redact(once)).toBe(once)
  })
})

it.each([
  ['what looks like the beginning of tokens', '-eyJaaaaaaaaaaaa'],
  ['colons', ':'],
  ['the beginning of keys', '-----BEGIN '],
  ['addresses', '://a:'],
])('2 MB of %s come to an end', (_, piece) => {
  // Where the time grows with the square of the length, this takes longer than a test may.
  const text = `${piece.repeat(2_000_000 / piece.length)} hunter2-secret`
  const redact = redactor(['hunter2-secret'])

  expect(redact(text)).not.toContain('hunter2-secret')
})
