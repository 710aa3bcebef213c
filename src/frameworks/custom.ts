import type { TestId } from '../domain/model/test-case.ts'
import type { Command, Framework, TestRequest } from './framework.ts'

/**
 * The user's own `test-command`. `{tests}` becomes the selected tests, as the framework names them where it is known
 * and as files where not; `{report}` becomes the path where the JUnit XML is wanted, and without it the project's own
 * reports are read. Without `{tests}` the whole suite is the unit: more runs than was asked for, never less.
 */
export function customFramework(command: Command, known: Framework | undefined): Framework {
  const selector: Framework['selector'] = test => known?.selector(test) ?? test.file
  const filled = (tests: readonly TestId[], report: string) => {
    const words = [...new Set(tests.map(selector))].filter(word => word !== '')
    return command.args.flatMap(word => (word === '{tests}' ? words : [word.replaceAll('{report}', report)]))
  }
  const writes = command.args.some(word => word.includes('{report}'))
  return {
    name: known?.name ?? 'custom',
    programs: /^$/,
    detect: () => 'test-command is given',
    commands(_project, { selection, dir }: TestRequest) {
      const path = `${dir}/report.xml`
      return [
        {
          ...command,
          args: filled(selection.kind === 'all' ? [] : selection.tests, path),
          report: writes
            ? { at: 'file', path, format: 'junit' }
            : { at: 'project', patterns: undefined, format: 'junit' },
        },
      ]
    },
    selector,
    byHand: tests => [command.file, ...filled(tests, 'report.xml')],
    ...(known?.failedBuild === undefined ? {} : { failedBuild: output => known.failedBuild?.(output) ?? [] }),
  }
}
