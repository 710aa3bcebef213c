import { hasExpression, isMap, scalarText, type YamlMap } from '../config/workflow-file.ts'

/** Services for a job that has no matrix and no inputs. */
export interface KnownServices {
  /** Undefined if none is left. */
  readonly services: YamlMap | undefined
  /** A sentence for each that was left out. */
  readonly notes: readonly string[]
}

/**
 * Copy the services of a job of CI with the values of their expressions. Another job has no value for what is not known
 * here, so a service that needs it is left out. Pure.
 * @param fill replaces expressions whose values are known
 */
export function knownServices(services: unknown, fill: (text: string) => string): KnownServices {
  const filled = Object.entries(isMap(services) ? services : {}).map(
    ([name, each]) => [name, filledIn(each, fill)] as const,
  )
  // Without an image GitHub starts none.
  const started = filled.filter(([, each]) => !isMap(each) || scalarText(each.image) !== '')
  const known = started.filter(([, each]) => unknownText(each) === undefined)
  return {
    services: known.length === 0 ? undefined : Object.fromEntries(known),
    notes: started.flatMap(([name, each]) => {
      const text = unknownText(each)
      return text === undefined
        ? []
        : [`The service ${name} of CI was left out, since ${text} is not known here: add it if the tests need it.`]
    }),
  }
}

function filledIn(value: unknown, fill: (text: string) => string): unknown {
  if (typeof value === 'string') return fill(value)
  if (Array.isArray(value)) return value.map(each => filledIn(each, fill))
  if (!isMap(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, filledIn(each, fill)]))
}

/** Find a text with an expression that has no value in another job; variables and secrets of the repository do. */
function unknownText(value: unknown): string | undefined {
  if (typeof value === 'string')
    return hasExpression(value.replaceAll(/\$\{\{ {0,5}(?:vars|secrets)\.\w{1,100} {0,5}\}\}/g, '')) ? value : undefined
  const inner = Array.isArray(value) ? value : isMap(value) ? Object.values(value) : []
  return inner.map(unknownText).find(text => text !== undefined)
}

/** Port of a service, which GitHub chooses when it starts it. */
const PORT = /\$\{\{ {0,5}job\.services\.([\w-]{1,100})\.ports\[ {0,3}["']?\d{1,5}["']? {0,3}\] {0,5}\}\}/g

/**
 * Find the variables of a job of CI that hold the ports of its services: the job of fix-tests has them as well.
 * @param levels the `env` of the file, the job and the step
 * @param services those that the job of fix-tests has
 */
export function portVariables(
  levels: readonly unknown[],
  { services, fill }: { services: YamlMap | undefined; fill: (text: string) => string },
): Readonly<Record<string, string>> {
  const all = levels.filter(isMap).flatMap(level => Object.entries(level))
  const filled = all.map(([name, value]) => [name, fill(scalarText(value) ?? '')] as const)
  return Object.fromEntries(
    filled.filter(([, text]) => {
      const named = [...text.matchAll(PORT)].map(([, name = '']) => name)
      const isKnown = named.length > 0 && named.every(name => Object.hasOwn(services ?? {}, name))
      return isKnown && !hasExpression(text.replaceAll(PORT, ''))
    }),
  )
}
