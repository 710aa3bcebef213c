import { join } from 'node:path'
import type { SourceTree } from '../../../../src/contracts/ports.ts'
import type { Candidate } from '../../../../src/fixers/offline/candidates/candidates.ts'
import { differencesFrom } from '../../../../src/fixers/offline/differences/differing-inputs.ts'
import { QuickRejection } from '../../../../src/fixers/offline/candidates/quick-rejection.ts'
import { TriedFile } from '../../../../src/fixers/offline/candidates/tried-file.ts'
import { layWarm, type WarmProject, warmTestsOf } from '../../../test-runner/warm-projects.ts'

/** A change of the broken code: the text that it replaces, and the one that it puts there. */
type Change = readonly [old: string, to: string]

/** Compare changes with the first one, and show for each a call with both results. */
export async function compared(
  project: Omit<WarmProject, 'hangs' | 'endless' | 'exits' | 'killsParent' | 'looks'>,
  changes: readonly Change[],
  { signal = new AbortController().signal, leftMs = 60_000 } = {},
): Promise<{ readonly shown: string[]; readonly text: string }> {
  await using there = await layWarm({ ...project, hangs: '', endless: '', exits: '', killsParent: '', looks: '' })
  const tests = warmTestsOf(await there.all())
  const tree: Pick<SourceTree, 'read' | 'write' | 'reset' | 'original'> = {
    read: path => there.read(path),
    original: async () => project.broken,
    write: async (_, text) => {
      await there.write(text)
      return { ok: true }
    },
    reset: () => there.write(project.broken),
  }
  const sample = tests.failing.map(({ id }) => id)
  await using quick = await QuickRejection.open(tests.failing, sample, { openJudge: () => there.open(tests) })
  await using file = new TriedFile(tree as SourceTree)
  const [chosen, ...others] = changes.map(([old, to]): Candidate => {
    const from = project.broken.indexOf(old)
    const change = { from, to: from + old.length, insert: to }
    const result = project.broken.replace(old, to)
    return {
      ...change,
      result,
      file: project.code,
      line: 1,
      symbol: '',
      what: to,
      score: 1,
      operator: 'comparison',
      restores: false,
    }
  })
  if (chosen === undefined) throw new Error('a change has to be chosen')
  const found = await differencesFrom(chosen, others, { quick, file, tools: { signal }, leftMs })
  await file.restore()
  const shown = others.map(each => {
    const difference = found.get(each)
    if (difference === undefined) return `${each.what}: not compared`
    const { at, differs, inputs } = difference
    if (at === undefined) return `${each.what}: ${differs ? 'differs' : inputs > 0 ? 'the same' : 'nothing'}`
    const [own, other] = [at.own, at.other].map(({ kind, text }) =>
      kind === 'value' ? text : `${kind} ${text}`.trim(),
    )
    return `${each.what}: ${at.call} is ${own}, not ${other}`
  })
  return { shown, text: await there.read(join(project.code)) }
}
