import type { CiService } from '../domain/model/ci-step.ts'
import { hasExpression, isMap, scalarText } from './workflow-file.ts'

/**
 * Read the services of a job: the containers that GitHub starts beside it. A port that only an expression knows is left
 * out. Pure; never throws.
 * @param fill replaces expressions whose values are known
 */
export function readServices(services: unknown, fill: (text: string) => string): CiService[] {
  if (!isMap(services)) return []
  return Object.entries(services).flatMap(([name, service]) => {
    // The name of the service is the name of its machine.
    if (!/^[\w.-]{1,63}$/.test(name) || !isMap(service)) return []
    const listed = Array.isArray(service.ports) ? service.ports : []
    const ports = listed.flatMap(each => parsePort(fill(scalarText(each) ?? '')) ?? [])
    return [{ name, ports }]
  })
}

/** Parse a port as Docker writes it: `6379`, `6379:6379` or `127.0.0.1:6379:6379/tcp`. */
function parsePort(text: string): CiService['ports'][number] | undefined {
  if (hasExpression(text)) return undefined
  const [, outer, inner] = /^(?:[\d.]{7,15}:)?(?:(\d{1,5}):)?(\d{1,5})(?:\/tcp)?$/.exec(text.trim()) ?? []
  const container = Number(inner)
  if (inner === undefined || container < 1 || container > 65_535) return undefined
  const host = Number(outer)
  return outer === undefined || host < 1 || host > 65_535 ? { container } : { host, container }
}
