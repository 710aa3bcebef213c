import { expect, it } from 'vitest'
import { edits, Stage, testFile } from '../stage.ts'

it('a change that made a file of a folder is narrowed: the files of the folder stay away', async () => {
  await using stage = new Stage({
    before: { 'src/a.js': 'exports.value = 1\n', 'src/b.js': 'exports.other = 1\n', 'config/default.json': '{}\n' },
    files: () => ({
      'src/a.js': 'exports.value = 0\n',
      'src/b.js': 'exports.other = 2\n',
      config: 'a=1\n',
      'test/a.test.js': testFile({ one: "assert.equal(require('../src/a.js').value, 1)" }),
    }),
  })

  const end = await stage.run({ fixers: [edits({ 'src/a.js': 'exports.value = 1\n' })] })

  expect(end.outcome).toBe('fixed')
  expect(stage.events).toContainEqual(
    expect.objectContaining({ text: expect.stringMatching(/^Without what the change did at src\/a\.js:1, /) }),
  )
})
