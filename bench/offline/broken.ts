import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { breakOnce } from './mutators.ts'
import { BenchProject } from './engine-run.ts'
import type { Subject } from './subjects.ts'

/** Attempts at breaking one function. */
const ATTEMPTS = 60

/**
 * Break a function so that a visible test fails; undefined if that was not possible.
 * @param times number of changes; each of them makes tests fail in another way
 */
export async function breakSubject(
  subject: Subject,
  project: BenchProject,
  { next, times = 1 }: { readonly next: () => number; readonly times?: number },
): Promise<string | undefined> {
  let code = subject.code
  let failing = ''
  for (let attempt = 0, done = 0; attempt < ATTEMPTS * times; attempt += 1) {
    const broken = breakOnce(code, next)
    if (broken === undefined || broken === code || !parses(subject, broken)) continue
    project.lay(broken, subject.visible)
    const { cases } = await project.run()
    const problems = cases.filter(({ status }) => status === 'failed').map(each => [each.id, each.problems[0]?.message])
    const now = JSON.stringify(problems)
    if (problems.length === 0 || now === failing) continue
    code = broken
    failing = now
    done += 1
    if (done === times) return code
  }
  return undefined
}

function parses({ language }: Subject, text: string): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'fix-tests-offline-'))
  const file = join(folder, language === 'python' ? 'a.py' : 'a.mjs')
  writeFileSync(file, text)
  const [program, ...args] =
    language === 'python'
      ? ['python3', '-c', 'import ast, sys; ast.parse(open(sys.argv[1]).read())', file]
      : [process.execPath, '--check', file]
  try {
    execFileSync(program ?? '', args, { stdio: 'ignore' })
    return true
  } catch {
    return false
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
