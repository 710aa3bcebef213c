import type { MatrixLeg } from './matrix-leg.ts'
import { isMap } from './workflow-file.ts'

/** A version under a key such as `python-version`; a free-threaded one has its own program, a coming one has not. */
const VERSION = /^(pypy-?)?(\d\.\d{1,2})(?:\.\d{1,3})?(t)?(?:-dev)?$/

/** A version in the name of an environment or a session: `py311-django5`, `tests-py3.11`. */
const ENVIRONMENT = /(?:^|[-_])(?:py|python)-?(\d)\.?(\d{1,2})(t)?(?![\w.])/

/** List the programs of Python that the values of a matrix's leg name, such as `python3.11`. Pure. */
export function interpretersOf({ values }: Pick<MatrixLeg, 'values'>): readonly string[] {
  return Object.entries(values).flatMap(([key, value]) => {
    if (isMap(value)) {
      // The key of the map says whose version an inner key is: `python: { version: "3.11" }`.
      const inner = Object.entries(value).map(([name, each]) => [`${key}.${name}`, each] as const)
      return interpretersOf({ values: Object.fromEntries(inner) })
    }
    const text = String(value ?? '')
    const [, pypy, version, threads = ''] = (/py/i.test(key) ? VERSION.exec(text) : null) ?? []
    if (version !== undefined) return `${pypy === undefined ? 'python' : 'pypy'}${version}${threads}`
    const [, major, minor, free = ''] = ENVIRONMENT.exec(text) ?? []
    return major === undefined ? [] : `python${major}.${minor}${free}`
  })
}
