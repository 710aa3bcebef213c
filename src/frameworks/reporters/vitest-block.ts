/**
 * Source of a function for the reporter that keeps vitest: the text that stands in the place of a test file while it
 * runs with variants (`vitest-variants.ts`).
 */
export const VITEST_BLOCK = String.raw`
const tagged = (id, turn) => id + (id.includes('?') ? '&' : '?') + 'fix-tests-variant=' + turn

/** Text of a test file that loads another one for each turn. What runs elsewhere runs the file on the disk. */
const blockOf = (path, turns, journal) =>
  [
    "import { afterAll, beforeAll, beforeEach, describe, vi } from 'vitest'",
    "import child_process from 'node:child_process'",
    "import { subscribe } from 'node:diagnostics_channel'",
    "import { appendFileSync } from 'node:fs'",
    "import { syncBuiltinESMExports } from 'node:module'",
    'const note = (what, turn) => appendFileSync(' + JSON.stringify(journal) + ", what + ' ' + turn + '\\n')",
    'let current = 0',
    "const elsewhere = () => note('elsewhere', current)",
    "for (const channel of ['child_process', 'worker_threads']) subscribe(channel, elsewhere)",
    "for (const name of ['execFileSync', 'execSync', 'spawnSync']) {",
    '  const real = child_process[name]',
    '  child_process[name] = (...words) => (elsewhere(), real(...words))',
    '}',
    'syncBuiltinESMExports()',
    'const load = {',
    ...turns.map(turn => '  ' + turn + ': () => import(' + JSON.stringify(tagged(path, turn)) + '),'),
    '}',
    'const globals = new Set(Reflect.ownKeys(globalThis))',
    'const forget = () => {',
    '  for (const key of Reflect.ownKeys(globalThis)) if (!globals.has(key)) Reflect.deleteProperty(globalThis, key)',
    '}',
    'const env = { ...process.env }',
    'const reset = () => {',
    '  vi.useRealTimers()',
    '  vi.unstubAllGlobals?.()',
    '  for (const key of Object.keys(process.env)) if (!(key in env)) delete process.env[key]',
    '  Object.assign(process.env, env)',
    '  forget()',
    '}',
    'for (const turn of ' + JSON.stringify(turns) + ')',
    "  describe('variant ' + turn, async () => {",
    "    note('load', current = turn)",
    "    beforeAll(() => note('run', current = turn))",
    '    beforeEach(() => void (current = turn))',
    '    afterAll(reset)',
    '    await load[turn]().catch(() => undefined)',
    '    forget()',
    '  })',
  ].join('\n')
`
