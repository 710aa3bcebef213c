import { describe, expect, it } from 'vitest'
import { readSubjects } from '../../../../bench/offline/subjects.ts'
import { readObservations } from '../../../../src/fixers/offline/synthesis/observations.ts'
import { runPlain, runInstrumented } from './observed-code.ts'

const callOf = (line: string) => line.replace(/^(?:throws|rejects|raises) /, '').replace(/ => (?!.* => ).*$/, '')

describe.each(['python', 'javascript'] as const)('probes in %s', language => {
  const subjects = readSubjects().filter(each => each.language === language)

  it.each(subjects.map(each => [each.name, each] as const))('change no result and see values: %s', (_, subject) => {
    const all = { language, code: subject.code, calls: [...subject.visible, ...subject.hidden].map(callOf) }

    const { results, notes } = runInstrumented(all)

    expect([results]).toEqual(runPlain(language, [subject.code], all.calls))
    expect(readObservations(notes).sites.size).toBeGreaterThan(0)
  })
})
