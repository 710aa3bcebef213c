import { escapePattern } from '../domain/quoting.ts'
import { filesOf, LONGEST, type Framework, packages, type Project } from './framework.ts'
import type { Selection } from '../ports.ts'
import type { TestId } from '../domain/tests.ts'

/** Source: https://vitest.dev/guide/cli and https://vitest.dev/guide/reporters (junit). */
export const vitest: Framework = {
  name: 'vitest',
  format: 'junit',

  detect(project) {
    if (packages(project).has('vitest')) return 'package.json depends on vitest'
    const config = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs']
      .map(ending => `vitest.config.${ending}`)
      .find(project.exists)
    return config
  },

  command(project, { selection, report }) {
    const reporting = ['--reporter=junit', `--outputFile=${report}`, '--coverage.enabled=false', '--no-color']
    return { file: binary(project), args: [...words(selection), ...reporting], env: { NO_COLOR: '1' } }
  },

  selector: test => test.file,

  byHand: tests => ['npx', 'vitest', 'run', ...filesOf(tests)],
}

function words(selection: Selection): string[] {
  switch (selection.kind) {
    case 'all':
      return ['run']
    case 'only':
      return ['run', ...filesOf(selection.tests), ...names(selection.tests)]
    case 'affected':
      return ['related', '--run', '--passWithNoTests', ...filesOf(selection.tests), ...selection.files]
  }
}

/** A file that could not be loaded has no names to choose from. */
function names(tests: readonly TestId[]): string[] {
  // Up to vitest 1 the file is a describe block without a name, so that each name begins with a space.
  const all = `^ ?(?:${tests.map(pattern).join('|')})$`
  return tests.some(test => test.name === '') || Buffer.byteLength(all) > LONGEST ? [] : ['-t', all]
}

/** `-t` is matched against the describe blocks and the name: joined by ` > ` from vitest 5 on, by a space before. */
function pattern(test: TestId): string {
  return [...test.suite, test.name].map(escapePattern).join('(?: > | )')
}

function binary(project: Project): string {
  return project.exists('node_modules/.bin/vitest') ? 'node_modules/.bin/vitest' : 'vitest'
}
