import { describe, expect, it } from 'vitest'
import { readSubjects } from '../../../../bench/offline/subjects.ts'
import { readObservations } from '../../../../src/fixers/offline/synthesis/observations.ts'
import { seededRandom } from '../../../random.ts'
import { SEED } from '../../../seed.ts'
import { runPlain, runInstrumented } from './observed-code.ts'

/** Functions of each language that are compared, as chance has it. */
const FUNCTIONS = 10

const callOf = (line: string) => line.replace(/^(?:throws|rejects|raises) /, '').replace(/ => (?!.* => ).*$/, '')

describe.each(['python', 'javascript'] as const)('probes in %s', language => {
  const next = seededRandom(SEED)
  const all = readSubjects().filter(each => each.language === language)
  const subjects = Array.from({ length: FUNCTIONS }, () => all.splice(Math.floor(next() * all.length), 1)).flat()

  it.each(subjects.map(each => [each.name, each] as const))('change no result and see values: %s', (_, subject) => {
    const calls = [...subject.visible, ...subject.hidden].map(callOf)

    const { results, notes } = runInstrumented({ language, code: subject.code, calls })

    expect([results]).toEqual(runPlain(language, [subject.code], calls))
    expect(readObservations(notes).sites.size).toBeGreaterThan(0)
  })
})
