import { posix } from 'node:path'
import type { CodeDefinition, CodeName } from '../domain/model/code.ts'
import { groupBy } from '../domain/text/grouping.ts'

/** Factor for a name that is not called: it may be a value, or an argument. */
const NO_CALL = 0.5
const CONSTRUCTORS = new Set(['constructor', '__init__', '__new__', 'new'])
const JVM_ROOTS = new Set(['java', 'kotlin', 'scala'])
const JVM_ENDINGS = new Set(['.java', '.kt', '.kts', '.scala'])
/** Words for the object that a method belongs to. */
const SELF = new Set(['this', 'self', 'cls', 'super', 'Self'])

/** A definition that a name may mean, and its share of the name's weight. */
interface Meaning {
  readonly definition: CodeDefinition
  readonly share: number
}

/**
 * Finds what a name may mean. Names are all that there is: an object's type is guessed by the types that are mentioned
 * beside it.
 */
class NameResolver {
  readonly #called = new Map<CodeDefinition, readonly Meaning[]>()
  readonly #byName: ReadonlyMap<string, readonly CodeDefinition[]>
  readonly #constructors: ReadonlyMap<string, readonly CodeDefinition[]>

  constructor(definitions: readonly CodeDefinition[]) {
    this.#byName = groupBy(definitions, ({ name }) => name)
    const constructors = definitions.filter(({ name, container }) => container !== '' && CONSTRUCTORS.has(name))
    this.#constructors = groupBy(constructors, ({ file, container }) => `${file}:${container}`)
  }

  /** List what a definition calls, each with its share. It is looked up once. */
  calledIn(caller: CodeDefinition, namesOf: (caller: CodeDefinition) => readonly CodeName[]): readonly Meaning[] {
    const known = this.#called.get(caller)
    if (known !== undefined) return known
    const names = namesOf(caller)
    const types = new Set([caller.container, ...names.map(({ name }) => name)])
    const found = names.flatMap(each =>
      this.resolve(each, { types, caller }).filter(({ definition }) => definition !== caller),
    )
    this.#called.set(caller, found)
    return found
  }

  /** List the definitions that a name may mean, each with its share of the name's weight. */
  resolve(
    { name, receiver, isCall }: CodeName,
    near: { readonly types: ReadonlySet<string>; readonly caller?: CodeDefinition; readonly from?: string },
  ): Meaning[] {
    const all = this.#byName.get(name) ?? []
    const { caller, types } = near
    const own = SELF.has(receiver)
      ? all.filter(each => each.file === caller?.file && each.container === caller.container)
      : []
    const found = inOwnPackage(
      [
        own,
        all.filter(({ container }) => container !== '' && container === receiver),
        receiver === '' && caller !== undefined
          ? all.filter(({ file, container }) => file === caller.file && container === '')
          : [],
        receiver === '' ? all.filter(({ container }) => container === '') : [],
        receiver === '' ? [] : all.filter(({ container }) => types.has(container)),
        // Each class has one, and most of them are called by the name of their class.
        CONSTRUCTORS.has(name) ? [] : all,
      ].find(each => each.length > 0) ?? [],
      caller?.file ?? near.from ?? '',
    )
    return found.flatMap(definition => {
      const share = (isCall ? 1 : NO_CALL) / Math.sqrt(found.length)
      if (definition.kind !== 'type') return [{ definition, share }]
      // A type is what runs only where it is constructed.
      if (!isCall) return []
      const constructors = this.#constructors.get(`${definition.file}:${definition.name}`) ?? [definition]
      return constructors.map(each => ({ definition: each, share }))
    })
  }
}

/**
 * Choose the definitions of the package that a file of Java, Kotlin or Scala is of, if there are some: it needs no
 * import for them.
 */
function inOwnPackage(found: readonly CodeDefinition[], from: string): readonly CodeDefinition[] {
  const own = packageOf(from)
  const inside = own === undefined ? [] : found.filter(({ file }) => packageOf(file) === own)
  return inside.length > 0 ? inside : found
}

/**
 * Cut the folders of a package from a path: those below `java`, `kotlin` or `scala`, where the language is one of them.
 */
function packageOf(file: string): string | undefined {
  if (!JVM_ENDINGS.has(posix.extname(file))) return undefined
  const folders = file.split('/').slice(0, -1)
  const root = folders.findIndex(folder => JVM_ROOTS.has(folder))
  return root === -1 ? undefined : folders.slice(root + 1).join('/')
}

const resolvers = new WeakMap<readonly CodeDefinition[], NameResolver>()

/** Return the resolver of a list of definitions. It is made once: many tests reach the same code. */
export function resolverOf(definitions: readonly CodeDefinition[]): NameResolver {
  const known = resolvers.get(definitions) ?? new NameResolver(definitions)
  resolvers.set(definitions, known)
  return known
}
