/** Author and committer of the bot's commits. */
export interface CommitIdentity {
  readonly name: string
  readonly email: string
}

/** Identity of commits made without a token of GitHub. */
export const OWN_IDENTITY: CommitIdentity = { name: 'fix-tests', email: 'fix-tests@users.noreply.github.com' }

/** Name and address, as in `Ada Lovelace <ada@example.com>`: git ends a field at `<`, `>` and line ends. */
const IDENTITY = /^(?<name>[^<>\p{Cc}]{1,100}?) {1,9}<(?<email>[^<>\s\p{Cc}@]{1,100}@[^<>@\s\p{Cc}]{1,200})>$/u

/** Parse an identity; undefined if it is none. */
export function parseIdentity(text: string): CommitIdentity | undefined {
  const { name, email } = IDENTITY.exec(text.trim())?.groups ?? {}
  return name === undefined || email === undefined ? undefined : { name, email }
}

/** Make the identity of an account, so that GitHub links its commits to it. @param id number of the account */
export function accountIdentity(login: string, id: number): CommitIdentity {
  return { name: login, email: `${id}+${login}@users.noreply.github.com` }
}

/** Format an identity as git does in trailers. */
export function identityText({ name, email }: CommitIdentity): string {
  return `${name} <${email}>`
}
