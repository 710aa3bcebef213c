import { createHash } from 'node:crypto'
import type { Repository } from './repository.ts'

/** A number that names the same thing in every run, so that snapshots hold. */
export function stableId(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0)
}

/** An opaque GraphQL id, in the form of GitHub's. */
export function nodeId(kind: string, id: number | string): string {
  return `${kind}_${Buffer.from(`${kind}:${id}`).toString('base64url')}`
}

/** Numbers are a repository's own here, and GraphQL knows no repositories: so its ids name both. */
export function pullNodeId({ world }: Repository, id: number): string {
  return nodeId('PR', `${world.id}:${id}`)
}

export function isBot(login: string): boolean {
  return login.endsWith('[bot]')
}

export function userId(login: string): number {
  // The one bot whose real number code out there knows by heart: it is in the e-mail of its commits.
  return login === 'github-actions[bot]' ? 41898282 : stableId(login)
}
