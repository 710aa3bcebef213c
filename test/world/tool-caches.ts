import { homedir } from 'node:os'
import { join } from 'node:path'

const { env } = process

/**
 * Variables with which Go and Maven find what they have built and fetched before. A test gives a project a home of its
 * own, in which Go would compile its library and Maven fetch its plug-ins each time.
 */
export const TOOL_CACHES: Readonly<Record<string, string>> = {
  GOCACHE: env.GOCACHE ?? join(homedir(), '.cache', 'go-build'),
  GOMODCACHE: env.GOMODCACHE ?? join(homedir(), 'go', 'pkg', 'mod'),
  // Maven ends before a better compiler pays.
  MAVEN_OPTS: `-Dmaven.repo.local=${join(homedir(), '.m2', 'repository')} -XX:TieredStopAtLevel=1 -XX:+UseSerialGC`,
}
