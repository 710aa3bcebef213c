import type { z } from 'zod'
import type { Refusal } from './provider.ts'

/** Undefined for invalid JSON; the shapes refuse it like any other value that is no object. */
export function parseJson(sent: string): unknown {
  try {
    return JSON.parse(sent)
  } catch {
    return undefined
  }
}

/** The first mistake in the shape of a request, as `place: what is wrong`. */
export function refusalOf(error: z.ZodError): Refusal {
  const { path, message } = deepest(error.issues)
  return { message: [path.join('.'), message].filter(Boolean).join(': ') }
}

interface Issue {
  path: readonly PropertyKey[]
  message: string
}

/** Content is a text or a list: of zod's two complaints, the one deeper in the value tells more. */
function deepest(issues: readonly z.core.$ZodIssue[]): Issue {
  const [issue] = issues
  if (!issue) return { path: [], message: 'invalid request' }
  if (issue.code !== 'invalid_union') return issue
  const inner = issue.errors.filter(errors => errors.length > 0).map(deepest)
  const best = inner.toSorted((a, b) => b.path.length - a.path.length)[0]
  return best && best.path.length > 0 ? { ...best, path: [...issue.path, ...best.path] } : issue
}
