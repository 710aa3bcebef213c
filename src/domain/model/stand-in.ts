/**
 * A copy of the checkout that a command finds in the checkout's place: what knows the checkout by an absolute path,
 * such as an editable installation, runs the code of the copy. Paths are absolute, without links.
 */
export interface StandIn {
  readonly copy: string
  readonly checkout: string
  /** Set if the git directory is within the checkout, where the copy would hide it. */
  readonly git?: {
    readonly dir: string
    /** Empty folder in which the command finds the git directory. */
    readonly at: string
    /** File that says so, in the place of the copy's own `.git`. */
    readonly link: string
  }
}

/**
 * Return the path by which a command sees a file.
 * @param standIn copy that it finds in the place of the checkout, if any
 */
export function seenByCommand(path: string, standIn: StandIn | undefined): string {
  return standIn === undefined ? path : rebased(path, standIn.copy, standIn.checkout)
}

/** Return the path by which this process sees a file that a command has named. */
export function seenHere(path: string, standIn: StandIn | undefined): string {
  return standIn === undefined ? path : rebased(path, standIn.checkout, standIn.copy)
}

/** Move a path from one folder to another; one elsewhere stays. */
export function rebased(path: string, from: string, to: string): string {
  return from !== to && (path === from || path.startsWith(`${from}/`)) ? to + path.slice(from.length) : path
}
