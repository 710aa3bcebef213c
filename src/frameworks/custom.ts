import type { TestId } from '../domain/model/test-case.ts'
import type { Command, Framework, TestRequest } from './framework.ts'

/**
 * Wrap the user's own `test-command` as a framework. `{tests}` becomes the selected tests: in the syntax of the
 * framework if it is known, else as files. `{report}` becomes the path of the JUnit XML; without it the project's own
 * reports are read. Without `{tests}` each run covers the whole suite.
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
    selectsNone: !command.args.includes('{tests}'),
    manualCommand(tests) {
      const env = Object.entries(command.env ?? {}).map(([name, value]) => `${name}=${value}`)
      return [...(env.length === 0 ? [] : ['env', ...env]), command.file, ...filled(tests, 'report.xml')]
    },
    ...(known?.failedBuild === undefined ? {} : { failedBuild: output => known.failedBuild?.(output) ?? [] }),
  }
}
