import { parseDiff } from '../text/unified-diff.ts'

/** Files with secrets, and git's own folders: models never see their content. */
const HIDDEN = [
  /(?:^|\/)\.git\//i,
  /\.env(?:\.(?!example$|sample$|template$)[^/]{0,255})?$/i,
  /(?:^|\/)\.(?:npmrc|envrc|netrc|pypirc|htpasswd|pgpass|git-credentials)$/i,
  /\.(?:pem|key|p8|p12|pfx|jks|keystore|kdbx)$/i,
  /(?:^|\/)gha-creds-[^/]*\.json$/i,
  /(?:^|\/)id_(?:rsa|dsa|ecdsa|ed25519)[^/]*$/i,
  /(?:^|\/)(?:credentials|secrets?)(?:\.(?:json|ya?ml|toml|ini|txt))?$/i,
  /(?:^|\/)\.(?:aws|ssh|gnupg|kube|docker)\//i,
]

/** Returns true if a model must not see the file: its content would leave the machine. */
export type IsHidden = (path: string) => boolean

/**
 * Decide which files models must not see: those with secrets, and those of the setting `never-show`.
 *
 * @param matches matches a glob pattern with a path; injected so that the decision stays pure
 */
export function hiddenFiles(
  patterns: readonly string[],
  matches: (pattern: string, path: string) => boolean = () => false,
): IsHidden {
  return path => HIDDEN.some(pattern => pattern.test(path)) || patterns.some(pattern => matches(pattern, path))
}

/** Remove the files from a git diff that must not leave the machine. */
export function withoutHidden(diff: string, isHidden: IsHidden): string {
  return parseDiff(diff)
    .filter(({ paths }) => !paths.some(isHidden))
    .map(({ text }) => text)
    .join('')
}
