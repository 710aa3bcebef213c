import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'
import type { Problem, TestCase } from '../../domain/model/test-case.ts'
import { errorType, firstLine } from '../failure-message.ts'
import type { ReportReader } from '../report.ts'
import { parseJson } from './json.ts'

const TestError = z.object({
  message: z.string().nullish(),
  stack: z.string().nullish(),
  location: z.object({ file: z.string(), line: z.number() }).nullish(),
})
const Spec = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(
    z.object({
      projectName: z.string().default(''),
      status: z.string().default(''),
      results: z.array(
        z.object({
          status: z.string().nullish(),
          duration: z.number().default(0),
          errors: z.array(TestError).default([]),
        }),
      ),
    }),
  ),
})
interface Suite {
  readonly title: string
  readonly specs: readonly z.infer<typeof Spec>[]
  readonly suites?: readonly Suite[] | undefined
}
const Suite: z.ZodType<Suite> = z.object({
  title: z.string(),
  specs: z.array(Spec),
  get suites() {
    return z.array(Suite).optional()
  },
})
/** Source: JSONReport in packages/playwright/types/testReporter.d.ts. */
const PlaywrightJson = z.object({
  config: z.object({ rootDir: z.string().default('') }),
  suites: z.array(Suite),
  stats: z.object({ unexpected: z.number().default(0) }).prefault({}),
  errors: z.array(TestError).default([]),
})

/** Read the report of Playwright's json reporter. Errors outside of tests are failed cases without a name. */
export async function* readPlaywrightJson(pieces: AsyncIterable<string>): ReportReader {
  const report = await parseJson(pieces, PlaywrightJson, "a report of Playwright's json reporter")
  const root = report.config.rootDir.replaceAll('\\', '/')
  for (const suite of report.suites) yield casesOf(suite, { root, path: [] })
  // If files could not be loaded, the error "no tests found" adds nothing.
  const errors = report.errors.filter(({ message }, _, all) => all.length === 1 || !message?.includes('No tests found'))
  yield errors.map(
    (error): TestCase => ({
      id: { framework: 'playwright', file: error.location?.file ?? '', suite: [], name: '' },
      status: 'failed',
      durationMs: 0,
      problems: [problemOf(error, 'error')],
    }),
  )
  return { framework: 'playwright', complete: true, notes: [], counted: report.stats.unexpected }
}

/** List the cases of a suite. @param at `path`: titles of the describe blocks above, without the file's own suite */
function casesOf(suite: Suite, at: { root: string; path: readonly string[] }): TestCase[] {
  const own = suite.specs.flatMap(spec =>
    spec.tests.map((test): TestCase => {
      const project = test.projectName === '' ? [] : [test.projectName]
      const failed = test.status === 'unexpected'
      const errors = test.results.flatMap(({ errors: found }) => found)
      return {
        id: {
          framework: 'playwright',
          file: joined(at.root, spec.file),
          suite: [...project, ...at.path],
          name: spec.title,
        },
        status: failed ? 'failed' : test.status === 'skipped' ? 'skipped' : 'passed',
        durationMs: test.results.reduce((sum, { duration }) => sum + duration, 0),
        problems: failed || test.status === 'flaky' ? errors.map(error => problemOf(error, 'failure')) : [],
        line: spec.line,
        ...(test.status === 'flaky' ? { flaky: true } : {}),
      }
    }),
  )
  const inner = (suite.suites ?? []).flatMap(each =>
    casesOf(each, { root: at.root, path: [...at.path, each.title].filter(title => title !== '') }),
  )
  return [...own, ...inner]
}

function problemOf(error: z.infer<typeof TestError>, kind: Problem['kind']): Problem {
  const message = stripVTControlCharacters(error.message ?? '')
  const stack = stripVTControlCharacters(error.stack ?? '') || message
  const place = error.location ? `\n    at ${error.location.file}:${error.location.line}:1` : ''
  return { kind, type: errorType(message), message: message || firstLine(stack), stack: stack + place }
}

function joined(root: string, file: string): string {
  return root === '' || file.startsWith('/') || /^[A-Za-z]:/.test(file) ? file : `${root}/${file}`
}
