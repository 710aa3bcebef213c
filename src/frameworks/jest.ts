import { escapePattern } from '../domain/quoting.ts'
import { filesOf, LONGEST, type Framework, packages } from './framework.ts'
import type { Selection } from '../ports.ts'

/** Source: https://jestjs.io/docs/cli. */
export const jest: Framework = {
  name: 'jest',
  format: 'jest-json',

  detect(project) {
    if (packages(project).has('jest')) return 'package.json depends on jest'
    return ['js', 'ts', 'mjs', 'cjs', 'json'].map(ending => `jest.config.${ending}`).find(project.exists)
  },

  command(project, { selection, report }) {
    const file = project.exists('node_modules/.bin/jest') ? 'node_modules/.bin/jest' : 'jest'
    const reporting = ['--json', `--outputFile=${report}`, '--coverage=false', '--no-color']
    return { file, args: [...reporting, ...words(selection)], env: { NO_COLOR: '1' } }
  },

  selector: test => test.file,

  byHand: tests => ['npx', 'jest', ...filesOf(tests)],
}

function words(selection: Selection): string[] {
  switch (selection.kind) {
    case 'all':
      return []
    case 'only': {
      const names = selection.tests.map(test => [...test.suite, test.name].map(escapePattern).join(' '))
      const pattern = `^(?:${names.join('|')})$`
      if (selection.tests.some(test => test.name === '') || Buffer.byteLength(pattern) > LONGEST)
        return ['--runTestsByPath', ...filesOf(selection.tests)]
      return ['--testNamePattern', pattern, '--runTestsByPath', ...filesOf(selection.tests)]
    }
    case 'affected':
      return ['--passWithNoTests', '--findRelatedTests', ...filesOf(selection.tests), ...selection.files]
  }
}
