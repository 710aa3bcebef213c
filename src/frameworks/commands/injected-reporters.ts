import { MOCHA_PART, NODE_PRELOAD } from '../reporters/node-preload.ts'
import { JASMINE_PART, JEST_PART, NODE_TEST_PART, VITEST_PART } from '../reporters/preload-parts.ts'
import { AVA_PART, TAPE_PART, UVU_PART } from '../reporters/preload-assertion-parts.ts'
import { GO_SHIM, NODE_SHIM, PYTEST_PLUGIN } from '../reporters/other-injections.ts'
import type { Command, TestCommand } from '../framework.ts'

/** Folder of our modules in the run's directory: by its name, tools that measure coverage leave them out. */
const MODULES = 'node_modules'

/** Reporters to slip into a command, and the place of their reports. */
export interface InjectedReporters extends Required<Pick<Command, 'env' | 'paths' | 'pythonPaths' | 'appendedEnv'>> {
  /** Texts of helper files by their name in the run's directory. */
  readonly files: Readonly<Record<string, string>>
  /** Folder of the reports. */
  readonly folder: string
}

/**
 * Slip a reporter into each test runner on Node.js that a command starts.
 * @param dir the run's directory
 * @param index number of the command in the run
 */
export function nodeReporters(dir: string, index = 0): InjectedReporters {
  const folder = `reports-${index}`
  const preload = `${dir}/${MODULES}/node-preload.cjs`.replace(/["\\]/g, '\\$&')
  return {
    env: { FIX_TESTS_REPORTS: `${dir}/${folder}` },
    appendedEnv: { NODE_OPTIONS: `--require "${preload}"` },
    paths: [],
    pythonPaths: [],
    folder: `${dir}/${folder}`,
    files: {
      [`${MODULES}/node-preload.cjs`]: NODE_PRELOAD,
      [`${MODULES}/preload-mocha.cjs`]: MOCHA_PART,
      [`${MODULES}/preload-jest.cjs`]: JEST_PART,
      [`${MODULES}/preload-vitest.cjs`]: VITEST_PART,
      [`${MODULES}/preload-jasmine.cjs`]: JASMINE_PART,
      [`${MODULES}/preload-tape.cjs`]: TAPE_PART,
      [`${MODULES}/preload-ava.cjs`]: AVA_PART,
      [`${MODULES}/preload-uvu.cjs`]: UVU_PART,
      [`${MODULES}/preload-node-test.cjs`]: NODE_TEST_PART,
      // The folder must exist before the first report.
      [`${folder}/.keep`]: '',
    },
  }
}

/** Slip a reporter into each test runner of Node.js, pytest and Go that a command starts. */
export function injectedReporters(dir: string): InjectedReporters {
  const node = nodeReporters(dir)
  return {
    ...node,
    // Python reuses its bytecode for a file that changed within the same second and kept its size, so none is written.
    env: { ...node.env, PYTHONDONTWRITEBYTECODE: '1' },
    appendedEnv: { ...node.appendedEnv, PYTEST_ADDOPTS: '-p fix_tests_pytest' },
    pythonPaths: [`${dir}/python`],
    paths: [`${dir}/bin`],
    files: { ...node.files, 'python/fix_tests_pytest.py': PYTEST_PLUGIN, 'bin/go': GO_SHIM, 'bin/node': NODE_SHIM },
  }
}

/** Run a command with reporters. A report is what they wrote, or else what the command itself wrote or printed. */
export function withReporters(
  command: Command,
  reporters: InjectedReporters,
  { orPrinted = false }: { orPrinted?: boolean } = {},
): TestCommand {
  const { NODE_OPTIONS: options = '' } = reporters.appendedEnv
  // A word such as that of `cross-env NODE_OPTIONS=…` replaces the variable.
  const args = command.args.map(word =>
    word.startsWith('NODE_OPTIONS=') && options !== '' ? `${word} ${options}` : word,
  )
  return {
    ...command,
    args,
    env: { ...command.env, ...reporters.env },
    appendedEnv: reporters.appendedEnv,
    ...(reporters.paths.length === 0 ? {} : { paths: [...reporters.paths, ...(command.paths ?? [])] }),
    ...(reporters.pythonPaths.length === 0 ? {} : { pythonPaths: reporters.pythonPaths }),
    files: reporters.files,
    report: { at: 'folder', path: reporters.folder, orPrinted },
  }
}
