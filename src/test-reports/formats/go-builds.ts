import { TestOutput } from '../capped-text.ts'

/** Packages of which the compiler's output is kept. A log may have many lines that look like a heading. */
const MAX_BUILDS = 1_000

/** The compiler's output about the packages of `go test`. */
export class GoBuilds {
  readonly #outputs = new Map<string, TestOutput>()
  /** Output below the last heading, "# package". */
  #below: TestOutput | undefined

  add(name: string, text: string): void {
    this.#outputOf(name).add(text)
  }

  /** Add a line between the events: the compiler's errors before Go 1.24, below a heading. */
  addLine(line: string): void {
    const heading = /^# (\S.*)$/.exec(line)?.[1]
    if (heading === undefined) this.#below?.add(`${line}\n`)
    else this.#below = this.#outputOf(heading)
  }

  /** Note that what follows is no output of the compiler. */
  endHeading(): void {
    this.#below = undefined
  }

  /**
   * Return the output about a package; empty if it was built.
   * @param failed what `FailedBuild` names. It and the headings name a test binary: `example.com/a
   * [example.com/a.test]`
   */
  of(pkg: string, failed = ''): string {
    const named = this.#outputs.get(failed) ?? this.#outputs.get(pkg)
    return (named ?? this.#byBinary(pkg))?.text() ?? ''
  }

  /** Return the output if there is one alone: a package without its own needs the one that it is about. */
  only(): string {
    const [only, ...others] = this.#outputs.values()
    return others.length === 0 ? (only?.text() ?? '') : ''
  }

  #byBinary(pkg: string): TestOutput | undefined {
    return [...this.#outputs].find(
      ([name]) => name.split(' ')[0]?.replace(/_test$/, '') === pkg || name.includes(`[${pkg}.test]`),
    )?.[1]
  }

  #outputOf(name: string): TestOutput {
    const known = this.#outputs.get(name)
    if (known !== undefined) return known
    const output = new TestOutput()
    if (this.#outputs.size < MAX_BUILDS) this.#outputs.set(name, output)
    return output
  }
}
