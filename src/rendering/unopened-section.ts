import { inlineCode, inlineText } from './markdown-escape.ts'

/** A pushed fix whose pull request GitHub refused to open. */
export interface UnopenedPull {
  /** Branch with the fix. */
  readonly branch: string
  /** Reason and remedy, as sentences. */
  readonly why: string
  /** Page that compares the branches, where a person opens the pull request. */
  readonly compareUrl: string
}

/** Build the page on which a person opens a pull request. Slashes in names of branches stay as they are. */
export function compareUrl(repositoryUrl: string, { base, head }: { base: string; head: string }): string {
  const name = (branch: string) => branch.split('/').map(encodeURIComponent).join('/')
  return `${repositoryUrl}/compare/${name(base)}...${name(head)}?expand=1`
}

/**
 * Say that the fix is on its branch, why no pull request was opened, and where a person opens it; '' if it was opened.
 */
export function unopenedSection(unopened: UnopenedPull | undefined): string {
  if (unopened === undefined) return ''
  const { branch, why, compareUrl: url } = unopened
  return [
    '> [!WARNING]',
    `> **No pull request was opened.** The fix is on the branch ${inlineCode(branch)}: [compare it, and open the pull request](${url}).`,
    `> ${inlineText(why, 2_000)}`,
  ].join('\n')
}

/** Say the same in one line of a log, without Markdown. */
export function unopenedLine({ branch, why, compareUrl: url }: UnopenedPull): string {
  return `No pull request was opened. The fix is on the branch ${branch}: open it at ${url} ${why}`
}
