import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { applyMutation, type MutationSource } from '../../../../src/fixers/offline/code/mutation.ts'
import { builtChanges } from '../../../../src/fixers/offline/synthesis/built-changes.ts'
import { readObservations } from '../../../../src/fixers/offline/synthesis/observations.ts'
import { instrumented, type Watch } from '../../../../src/fixers/offline/synthesis/instrumented-file.ts'
import type { SeenSite } from '../../../../src/fixers/offline/synthesis/site-view.ts'
import { type Site, sitesIn } from '../../../../src/fixers/offline/synthesis/sites.ts'
import { deeperSite } from '../../../../src/fixers/offline/synthesis/terms-at.ts'
import { NO_EVIDENCE } from '../../../../src/fixers/offline/evidence/test-evidence.ts'
import { languageOf, type LanguageName } from '../../../../src/syntax/languages.ts'

/** Code and calls of it, each an expression. */
export interface Calls {
  readonly language: LanguageName
  readonly code: string
  readonly calls: readonly string[]
}

export function sourceOf(language: LanguageName, text: string): MutationSource {
  const file = language === 'python' ? 'code.py' : 'code.mjs'
  const grammar = languageOf(file)
  if (grammar === undefined) throw new Error('there is no grammar')
  return { file, text, language: grammar }
}

/** Run code with probes, at all its sites by default, in a process of its language. @returns the results of the calls, and the notes */
export function runInstrumented(
  { language, code, calls }: Calls,
  watch?: Watch,
): { results: readonly string[]; notes: string } {
  const source = sourceOf(language, code)
  const { results, notes } = run(language, calls, path => [
    instrumented(source, watch ?? { sites: sitesIn(source) }, path),
  ])
  return { results: results[0] ?? [], notes }
}

/** Run codes as they are in one process. @returns for each the results of the calls */
export function runPlain(language: LanguageName, codes: readonly string[], calls: readonly string[]) {
  return run(language, calls, () => codes).results
}

function run(
  language: LanguageName,
  calls: readonly string[],
  codesFor: (path: string) => readonly string[],
): { results: readonly (readonly string[])[]; notes: string } {
  const folder = mkdtempSync(join(tmpdir(), 'fix-tests-probe-'))
  try {
    const path = join(folder, 'notes')
    const { ending, command, script } = PROCESSES[language]
    const codes = codesFor(path)
    for (const [index, code] of codes.entries()) writeFileSync(join(folder, `code${index}.${ending}`), code)
    writeFileSync(join(folder, `main.${ending}`), script(codes.length, calls))
    const printed = execFileSync(command, [join(folder, `main.${ending}`)], {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, PYTHONDONTWRITEBYTECODE: '1' },
    })
    return { results: JSON.parse(printed) as string[][], notes: existsSync(path) ? readFileSync(path, 'utf8') : '' }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const PROCESSES = {
  python: {
    ending: 'py',
    command: 'python3',
    script: (codes: number, calls: readonly string[]) => `import importlib, json
from datetime import date
def shown(own, call):
    try:
        return repr(eval(call, {**vars(own), "date": date}))
    except Exception as error:
        return "raises " + type(error).__name__
codes = [importlib.import_module("code%d" % index) for index in range(${codes})]
print(json.dumps([[shown(own, call) for call in ${JSON.stringify(calls)}] for own in codes]))
`,
  },
  javascript: {
    ending: 'mjs',
    command: process.execPath,
    script: (codes: number, calls: readonly string[]) => `import { inspect } from 'node:util'
const shown = async (own, call) => {
  try {
    const value = await new Function(...Object.keys(own), 'return (async () => (' + call + '))()')(...Object.values(own))
    return inspect(value, { depth: 9, breakLength: Infinity })
  } catch (error) {
    return 'throws ' + error.constructor.name
  }
}
const results = []
for (let index = 0; index < ${codes}; index += 1) {
  const own = await import('./code' + index + '.mjs')
  const found = []
  for (const call of ${JSON.stringify(calls)}) found.push(await shown(own, call))
  results.push(found)
}
console.log(JSON.stringify(results))
`,
  },
} as const

/** Code, calls that are wrong, and calls that are right. */
export interface BrokenCode {
  readonly language: LanguageName
  readonly code: string
  readonly wrong: readonly string[]
  readonly right: readonly string[]
}

/** Build the changes of all sites that passing tests do not see, by two looks. @returns the changed codes */
export function builtFor(broken: BrokenCode): string[] {
  const source = sourceOf(broken.language, broken.code)
  const first = lookAt(sitesIn(source), broken)
  const second = lookAt(
    first.flatMap(seen => deeperSite(seen, source) ?? []),
    broken,
  )
  return [...first, ...second].flatMap(seen =>
    builtChanges(seen, source, NO_EVIDENCE).flatMap(each => (each.isLoose ? [] : applyMutation(broken.code, each))),
  )
}

function lookAt(sites: readonly Site[], { language, code, wrong, right }: BrokenCode): SeenSite[] {
  const states = (calls: readonly string[]) =>
    readObservations(runInstrumented({ language, code, calls }, { sites }).notes).sites
  const [failing, passing] = [states(wrong), states(right)]
  return sites.flatMap((site, index) => {
    const own = failing.get(index)
    return own === undefined ? [] : [{ site, failing: own, passing: passing.get(index) ?? [] }]
  })
}
