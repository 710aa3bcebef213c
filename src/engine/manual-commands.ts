import { relative } from 'node:path'
import type { Settings } from '../config/settings.ts'
import { isCheck } from '../domain/model/check.ts'
import type { State } from '../domain/model/state.ts'
import { testsOf } from '../domain/model/test-results.ts'
import { shellWord } from '../domain/text/shell-words.ts'
import type { Project } from '../frameworks/framework.ts'
import { nodeBinFolders } from '../frameworks/project/node-package.ts'
import type { Testbed } from '../workflow/context.ts'
import type { Checkout } from '../workspace/checkout.ts'

/** Return a function that writes the commands with which a person runs the targets of a state, from the top folder. */
export function manualCommands({
  checkout,
  project,
  settings,
  tests,
}: {
  readonly checkout: Checkout
  readonly project: Project
  readonly settings: Settings
  readonly tests: Testbed['tests']
}): (state: State) => string {
  const folder = relative(checkout.top, project.root).replaceAll('\\', '/')
  return state => {
    const targets = testsOf(state, state.targets)
    // A step of the project check is a line of a script, which finds the programs of node_modules.
    const bins = targets.some(isCheck)
      ? nodeBinFolders(project).map(bin => `$PWD/${relative(project.runsAt, bin)}`)
      : []
    const lines = tests.describe(targets)
    const isWhole = targets.length > 0 && lines === tests.describe([])
    return [
      ...(folder === '' ? [] : [`cd ${shellWord(folder)}`]),
      ...(settings['setup-command'] ? [settings['setup-command']] : []),
      ...(bins.length === 0 ? [] : [`export PATH="${bins.join(':')}:$PATH"`]),
      ...(isWhole ? ['# The whole suite: this command selects no tests.'] : []),
      lines,
    ].join('\n')
  }
}
