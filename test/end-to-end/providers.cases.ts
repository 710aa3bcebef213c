import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { Files } from '../world/scene.ts'
import { BEGUN } from './projects.ts'
import { Repository, type Run } from './repository.ts'
import { SUM } from './talk.ts'

/** A test of the project that fails when it sees how the models are reached. */
const ALONE: Files = {
  'test/alone.test.js': [
    "import assert from 'node:assert'",
    "import { test } from 'node:test'",
    '',
    "test('sees no key of a cloud', () => {",
    '  const seen = Object.keys(process.env).filter(name => /^(AWS|GOOGLE|ANTHROPIC|OPENAI|CLOUD_ML)/.test(name))',
    '  assert.deepEqual(seen, [])',
    '})',
    '',
  ].join('\n'),
}
export const AWS = {
  AWS_REGION: 'eu-west-1',
  AWS_ACCESS_KEY_ID: 'AKIDEXAMPLE',
  AWS_SECRET_ACCESS_KEY: 'canary/aws/9d8f7a6b5c4e3d2f1a0b',
  AWS_SESSION_TOKEN: 'canary-session-51c2d3e4f5a6b7c8',
}
/** Nobody is signed in to Amazon, and no machine of Amazon's is asked. */
export const SIGNED_OUT = { AWS_REGION: 'eu-west-1', AWS_EC2_METADATA_DISABLED: 'true' }

export function project(): Repository {
  return new Repository([{ message: 'Begin', files: { ...BEGUN, ...SUM, ...ALONE } }])
}

/** All that was printed and kept of a run. */
export function told({ stdout, stderr }: Run): string {
  const talks = /^Transcripts: +(.*)$/m.exec(stdout)?.[1]
  const report = /^Report: +(.*)$/m.exec(stdout)?.[1] ?? ''
  const kept = talks === undefined ? [] : readdirSync(talks).map(name => join(talks, name))
  return [stdout, stderr, ...[report, ...kept].map(path => readFileSync(path, 'utf8'))].join('\n')
}

export function expectFixed(run: Run, repository: Repository): void {
  expect(run.code, run.stderr).toBe(0)
  expect(run.stdout).toMatch(/^Fixed: 1 failing test passes now/)
  expect(run.stderr).toMatch(/approved by/)
  expect(repository.git('status', '--porcelain', '--branch')).toBe('## main\n')
}
