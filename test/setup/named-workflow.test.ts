import { describe, expect, it } from 'vitest'
import { namedWorkflow } from '../../src/setup/named-workflow.ts'
import { ciWith, overview } from './ci-files.ts'

const call = (name: string, on: string) =>
  `name: ${name}\non: ${on}\njobs: { a: { uses: ./.github/workflows/_test.yml } }`

const CI = overview({
  'a-lock.yml': 'name: Lock issues\non: schedule\njobs: { a: { steps: [{ run: ./lock.sh }] } }',
  'ci.yml': call('CI', '[push, pull_request]'),
  'nightly.yml': call('Nightly', 'schedule'),
  '_test.yml': ciWith('- run: npm test', { name: 'Reusable' }).replace(/^on: .*/m, 'on: workflow_call'),
})

describe('the workflow that a person names', () => {
  it.each([
    ['CI', 'CI'],
    ['ci.yml', 'CI'],
    ['.github/workflows/ci.yml', 'CI'],
    ['./.github/workflows/ci.yml', 'CI'],
    ['_test.yml', 'CI'],
    ['.github/workflows/_test.yml', 'CI'],
    ['Nightly', 'Nightly'],
    ['nightly.yml', 'Nightly'],
  ])('is found by %s, with the job that it calls', (text, name) => {
    expect(namedWorkflow(CI, text)).toMatchObject({ name, job: { file: { path: '.github/workflows/_test.yml' } } })
  })

  it('is found where it runs no tests, too', () => {
    expect(namedWorkflow(CI, 'a-lock.yml')).toEqual({ name: 'Lock issues', job: undefined })
  })

  it.each(['Reusable', 'other.yml', 'i.yml', ''])('is not found by %j', text => {
    expect(namedWorkflow(CI, text)).toBeUndefined()
  })

  it('is proposed by its events and its name, not by that of its file', () => {
    expect(CI.started.map(({ name }) => name)).toEqual(['CI', 'Lock issues', 'Nightly'])
  })
})
