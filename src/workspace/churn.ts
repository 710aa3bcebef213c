/** The arguments with which git tells the files of the latest commits up to one. */
export function recentLog(commit: string): string[] {
  return ['log', '-20', '--no-merges', '--name-only', '--format=', '-z', commit]
}

/** The files that git told, the most often changed first. */
export function byChanges(log: string): string[] {
  const counts = new Map<string, number>()
  for (const file of log.split('\0').map(name => name.trim()))
    if (file !== '') counts.set(file, (counts.get(file) ?? 0) + 1)
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([file]) => file)
}
