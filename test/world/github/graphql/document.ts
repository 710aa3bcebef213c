/** The part of GraphQL's language that one operation of fields, arguments and variables needs; no fragments. */
export interface Operation {
  readonly kind: 'query' | 'mutation'
  readonly selections: readonly Selection[]
}

export interface Selection {
  /** The field's name in the answer: its alias, if it has one. */
  readonly key: string
  readonly name: string
  readonly arguments: Readonly<Record<string, unknown>>
  readonly selections: readonly Selection[]
  readonly location: Location
}

export interface Location {
  readonly line: number
  readonly column: number
}

export class SyntaxRefusal extends Error {
  readonly location: Location

  constructor(message: string, location: Location) {
    super(message)
    this.location = location
  }
}

interface Token {
  readonly kind: 'name' | 'string' | 'number' | 'mark' | 'end'
  readonly text: string
  readonly location: Location
}

/** Reads a document with its variables filled in. Throws a `SyntaxRefusal` for whatever it does not know. */
export function readDocument(source: string, variables: Readonly<Record<string, unknown>>): Operation {
  return new Reader(tokenize(source), variables).operation()
}

function tokenize(source: string): Token[] {
  const pattern =
    /(?<skipped>[\s,\uFEFF]+|#.*)|(?<name>[_A-Za-z]\w*)|(?<string>"(?:[^"\\\n]|\\.)*")|(?<number>-?\d+)|(?<mark>[{}()[\]:=$!])/y
  const tokens: Token[] = []
  while (pattern.lastIndex < source.length) {
    const at = pattern.lastIndex
    const { groups } = pattern.exec(source) ?? {}
    if (!groups) throw new SyntaxRefusal(`Parse error on ${JSON.stringify(source[at])}`, locate(source, at))
    const [kind, text] =
      Object.entries(groups).find(([, match]: [string, string | undefined]) => match !== undefined) ?? []
    if (kind === 'skipped' || kind === undefined || text === undefined) continue
    tokens.push({ kind: kind as Token['kind'], text, location: locate(source, at) })
  }
  return [...tokens, { kind: 'end', text: 'end of document', location: locate(source, source.length) }]
}

function locate(source: string, at: number): Location {
  const before = source.slice(0, at).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

class Reader {
  readonly #tokens: readonly Token[]
  readonly #given: Readonly<Record<string, unknown>>
  readonly #variables = new Map<string, unknown>()
  #at = 0

  constructor(tokens: readonly Token[], given: Readonly<Record<string, unknown>>) {
    this.#tokens = tokens
    this.#given = given
  }

  operation(): Operation {
    let kind: Operation['kind'] = 'query'
    if (!this.#sees('{')) {
      const keyword = this.#name()
      if (keyword !== 'query' && keyword !== 'mutation') throw this.#refusal()
      kind = keyword
      if (this.#next.kind === 'name') this.#name()
      if (this.#takes('(')) while (!this.#takes(')')) this.#declaration()
    }
    const selections = this.#selections()
    if (this.#next.kind !== 'end') throw this.#refusal()
    return { kind, selections }
  }

  /** `$name: [Type!]! = value` */
  #declaration(): void {
    this.#expect('$')
    const { location } = this.#next
    const name = this.#name()
    this.#expect(':')
    const isRequired = this.#type()
    const fallback = this.#takes('=') ? this.#value() : null
    const value = this.#given[name] ?? fallback
    if (isRequired && value === null) {
      throw new SyntaxRefusal(
        `Variable $${name} of type was provided invalid value: Expected value to not be null`,
        location,
      )
    }
    this.#variables.set(name, value)
  }

  #type(): boolean {
    if (this.#takes('[')) {
      this.#type()
      this.#expect(']')
    } else this.#name()
    return this.#takes('!')
  }

  #selections(): Selection[] {
    const made: Selection[] = []
    this.#expect('{')
    do made.push(this.#selection())
    while (!this.#takes('}'))
    return made
  }

  #selection(): Selection {
    const { location } = this.#next
    const first = this.#name()
    const name = this.#takes(':') ? this.#name() : first
    const given: Record<string, unknown> = {}
    if (this.#takes('(')) {
      do Object.assign(given, this.#entry())
      while (!this.#takes(')'))
    }
    return { key: first, name, arguments: given, selections: this.#sees('{') ? this.#selections() : [], location }
  }

  #entry(): Record<string, unknown> {
    const name = this.#name()
    this.#expect(':')
    return { [name]: this.#value() }
  }

  #value(): unknown {
    if (this.#takes('$')) {
      const { location } = this.#next
      const name = this.#name()
      if (!this.#variables.has(name)) {
        throw new SyntaxRefusal(`Variable $${name} is used by anonymous query but not declared`, location)
      }
      return this.#variables.get(name)
    }
    if (this.#takes('{')) {
      const made: Record<string, unknown> = {}
      while (!this.#takes('}')) Object.assign(made, this.#entry())
      return made
    }
    const { kind, text } = this.#next
    if (kind !== 'string' && kind !== 'number' && !/^(true|false|null)$/.test(text)) throw this.#refusal()
    this.#at++
    return JSON.parse(text)
  }

  get #next(): Token {
    const token = this.#tokens[this.#at]
    if (!token) throw new Error('read beyond the end of a GraphQL document')
    return token
  }

  #name(): string {
    if (this.#next.kind !== 'name') throw this.#refusal()
    const { text } = this.#next
    this.#at++
    return text
  }

  #sees(mark: string): boolean {
    return this.#next.kind === 'mark' && this.#next.text === mark
  }

  #takes(mark: string): boolean {
    const sees = this.#sees(mark)
    if (sees) this.#at++
    return sees
  }

  #expect(mark: string): void {
    if (!this.#takes(mark)) throw this.#refusal()
  }

  #refusal(): SyntaxRefusal {
    const { text, location } = this.#next
    return new SyntaxRefusal(`Parse error on ${JSON.stringify(text)}`, location)
  }
}
