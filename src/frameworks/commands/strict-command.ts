/** Marks behind which a shell goes on although a command failed: `;`, a line, `|`, `||` and `&`. */
const GOES_ON = /[;\n|]|(?<!&)&(?!&)/

/**
 * Return true if a command surely fails where one of its parts does, and so does each script of package.json that it
 * names, directly or in another one.
 * @param shell arguments of the shell that runs it: with `-e` it stops at the first failure
 */
export function isStrict(
  command: string,
  { shell, scripts }: { shell: readonly string[]; scripts: Readonly<Record<string, string>> },
): boolean {
  const stops = shell.some(word => /^-[a-z]*e/.test(word)) && !/[|&]/.test(command.replaceAll('&&', ''))
  if (!stops && GOES_ON.test(command)) return false
  const texts = new Map<string, string>()
  const queue = [command]
  for (let text = queue.pop(); text !== undefined; text = queue.pop()) {
    const words = text.split(/[\s"'&;]+/).flatMap(word => [word, `pre${word}`, `post${word}`])
    // run-s and wireit name several scripts by a pattern.
    const isPattern = (name: string) => words.some(word => word.endsWith('*') && name.startsWith(word.slice(0, -1)))
    for (const [name, script] of Object.entries(scripts)) {
      if (texts.has(name) || !(words.includes(name) || isPattern(name))) continue
      texts.set(name, script)
      queue.push(script)
    }
  }
  return [...texts.values()].every(text => !GOES_ON.test(text))
}
