import { expect, test } from 'vitest'
import { isStrict } from '../../../src/frameworks/commands/strict-command.ts'

test.each<[command: string, shell: readonly string[], scripts: Readonly<Record<string, string>>, strict: boolean]>([
  ['npm test', ['sh', '-c'], { test: 'eslint . && vitest run' }, true],
  ['npm test', ['sh', '-c'], { test: 'eslint . ; vitest run' }, false],
  ['npm test', ['sh', '-c'], { test: 'vitest run', pretest: 'eslint . || true' }, false],
  ['npm test', ['sh', '-c'], { test: 'npm run all', all: 'npm run lint; vitest run', lint: 'eslint .' }, false],
  ['npm test', ['sh', '-c'], { test: 'run-s check:* only', 'check:lint': 'eslint . | cat', only: 'vitest run' }, false],
  ['npm test', ['sh', '-c'], { test: 'vitest run', prepare: 'husky || true' }, true],
  ['npm run lint & npm test', ['sh', '-c'], {}, false],
  ['eslint .\nvitest run', ['sh', '-c'], {}, false],
  ['eslint .\nvitest run', ['bash', '-e', '-c'], {}, true],
  ['eslint .\nvitest run', ['bash', '--noprofile', '--norc', '-eo', 'pipefail', '-c'], {}, true],
  ['eslint . || true\nvitest run', ['bash', '-e', '-c'], {}, false],
])('%j in %j with the scripts %j fails where a part does: %s', (command, shell, scripts, strict) => {
  expect(isStrict(command, { shell, scripts })).toBe(strict)
})
