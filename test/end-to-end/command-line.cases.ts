import { expect } from 'vitest'
import { small } from './projects.ts'
import { Repository } from './repository.ts'

/** Arguments that cannot be worked with, and a part of what is answered. */
export interface Mistake {
  readonly what: string
  readonly args: readonly string[]
  readonly sentence: string
}

/** One sentence and exit code 2; nothing of the repository is changed. */
export async function expectMistake({ args, sentence }: Mistake): Promise<void> {
  await using repository = new Repository(small.commits)

  const { code, stdout, stderr } = await repository.run(args)

  expect(stderr.trim().split('\n').at(-1)).toContain(sentence)
  expect(stderr).not.toMatch(/^\s+at /m)
  expect(stdout).toBe('')
  expect(code).toBe(2)
  expect(repository.git('status', '--porcelain', '--branch')).toBe('## main\n')
}
