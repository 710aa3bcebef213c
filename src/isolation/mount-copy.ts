import type { StandIn } from '../domain/model/stand-in.ts'
import { shellWord } from '../domain/text/shell-words.ts'

/**
 * Write the lines of a shell that mount a copy in the place of the checkout, in the mount namespace of one command. A
 * test can put a link in the place of a folder, but it leads only to what tests see: the kernel mounts nothing of
 * another namespace.
 * @param root what stands before absolute paths: '.' if the current folder is the root of what tests see
 */
export function standInLines({ copy, checkout, git }: StandIn, root: '' | '.'): string[] {
  const mount = (how: '--bind' | '--rbind', from: string, to: string) =>
    `mount --no-canonicalize ${how} ${shellWord(root + from)} ${shellWord(root + to)} || exit 125`
  if (git === undefined) return [mount('--rbind', copy, checkout)]
  return [
    mount('--rbind', git.dir, git.at),
    mount('--rbind', copy, checkout),
    mount('--bind', git.link, `${checkout}/.git`),
  ]
}

/** Words that mount a copy and go on with the words behind them. They run as the root of the namespaces. */
export function standInWords(standIn: StandIn | undefined): readonly string[] {
  return standIn === undefined ? [] : ['/bin/sh', '-c', [...standInLines(standIn, ''), 'exec "$@"'].join('\n'), 'sh']
}
