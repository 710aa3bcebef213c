import { TestOutput } from '../capped-text.ts'

/** Begin of the statement that started a goroutine. */
const CREATED = 'created by '

/**
 * Text that a crash of a Go package prints: the reason, and the stacks of its goroutines, that of the crash first. It
 * is read line by line, since the stack of an overflow is long. Source: `go doc runtime`, "GOTRACEBACK".
 */
export class GoCrash {
  #piece = ''
  #reason = ''
  #goroutine = ''
  #first = ''
  /** Test functions by goroutine, innermost first. */
  readonly #tests = new Map<string, string[]>()
  readonly #creators = new Map<string, string>()
  readonly #output = new TestOutput()

  /** Add an output event: a line, or a piece of one that an announcement of another test interrupts. */
  add(piece: string): void {
    if (this.#piece !== '' && piece.startsWith('=== ')) return
    const text = this.#piece + piece
    this.#piece = text.endsWith('\n') ? '' : text
    if (this.#piece === '') this.#addLine(text)
  }

  #addLine(text: string): void {
    const line = text.trimEnd()
    if (this.#reason === '' && /^(?:panic|fatal error): /.test(line)) this.#reason = line
    if (this.#reason === '') return
    this.#output.add(text)
    const heading = line.endsWith(']:') ? /^goroutine (\d{1,20})\b/.exec(line)?.[1] : undefined
    if (heading !== undefined) {
      this.#goroutine = heading
      this.#first ||= heading
    }
    const test = testIn(line)
    if (test !== undefined) this.#tests.set(this.#goroutine, [...(this.#tests.get(this.#goroutine) ?? []), test])
    const creator = line.startsWith(CREATED) ? / in goroutine (\d{1,20})$/.exec(line.slice(-40))?.[1] : undefined
    if (creator !== undefined) this.#creators.set(this.#goroutine, creator)
  }

  /** Reason of the crash as Go prints it; empty if the process ended without one, as os.Exit does. */
  get reason(): string {
    return this.#reason
  }

  /** True if the stack of a goroutine follows the reason. */
  get hasStack(): boolean {
    return this.#first !== ''
  }

  /** The reason and all that follows, capped. */
  text(): string {
    return this.#output.text()
  }

  /** True if go test itself ended the process. It names all tests that ran too long. */
  get isTimeout(): boolean {
    return this.#reason.startsWith('panic: test timed out')
  }

  /** Test functions in the stack of the crash, then in those of the goroutines that started it. */
  tests(): string[] {
    const found: string[] = []
    const seen = new Set<string>()
    for (let at: string | undefined = this.#first; at !== undefined && !seen.has(at); at = this.#creators.get(at)) {
      seen.add(at)
      found.push(...(this.#tests.get(at) ?? []).toReversed())
    }
    return [...new Set(found)]
  }
}

/**
 * Find the test function in a frame, such as `example.com/shop.TestAdd.func1(0x1)`, or in the statement that started a
 * goroutine.
 */
function testIn(line: string): string | undefined {
  const frame = line.startsWith(CREATED) ? line.slice(CREATED.length) : line
  const [symbol = ''] = frame.split(/\(| in goroutine /, 1)
  if (/\s/.test(symbol)) return undefined
  const [, ...names] = symbol.slice(symbol.lastIndexOf('/') + 1).split('.')
  // TestMain is no test: all of them run within it.
  return names.find(name => /^(?:Test|Example|Fuzz)/.test(name) && name !== 'TestMain')
}

/** Tests of a package that crashed. */
export interface CrashedTests {
  /** Tests without a result. */
  readonly open: ReadonlySet<string>
  /** Tests that failed before the crash, or by it. */
  readonly failed: ReadonlySet<string>
  /** Tests that ever waited for others to end: they ran beside others. */
  readonly parallel: ReadonlySet<string>
}

/**
 * Find the test that ended the process. The stack names a test function, and no subtest. Among subtests that ran in
 * turn, the open one is it. Among parallel ones chance decides which are open, so the test around them is it.
 * @returns its name; '' if the tests do not tell; undefined if its failure is reported
 */
export function crashedTest(crash: GoCrash, { open, failed, parallel }: CrashedTests): string | undefined {
  const named = crash.tests().find(name => open.has(name) || failed.has(name))
  if (named !== undefined && !open.has(named)) return undefined
  const outermost = [...open].filter(name => !name.includes('/'))
  const inTurn = outermost.filter(name => !parallel.has(name))
  let at = named ?? (inTurn.length === 1 ? inTurn[0] : outermost.length === 1 ? outermost[0] : undefined)
  if (at === undefined) return ''
  for (;;) {
    const above: string = at
    const isBelow = (name: string) => name.startsWith(`${above}/`) && !name.slice(above.length + 1).includes('/')
    const [inner, ...others] = [...open].filter(isBelow)
    if (inner === undefined || others.length > 0 || [...parallel].some(isBelow)) return above
    at = inner
  }
}
