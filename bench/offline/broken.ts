import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { breakOnce } from './mutators.ts'
import { BenchProject } from './engine-run.ts'
import type { Subject } from './subjects.ts'

/** Attempts at breaking one function. */
const ATTEMPTS = 60

/** Break a function so that a visible test fails; undefined if that was not possible. */
export async function breakSubject(
  subject: Subject,
  project: BenchProject,
  next: () => number,
): Promise<string | undefined> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const broken = breakOnce(subject.code, next)
    if (broken === undefined || broken === subject.code || !parses(subject, broken)) continue
    project.lay(broken, subject.visible)
    const run = await project.run()
    if (run.cases.some(({ status }) => status === 'failed')) return broken
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
