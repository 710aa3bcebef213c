import { spawn } from 'node:child_process'

/** Programs that open a file in the user's browser, by platform; any other has that of freedesktop.org. */
const OPENERS: Readonly<Record<string, readonly [file: string, ...args: string[]]>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
}

/** Open a page in the user's browser, without a shell. Best effort: its path was printed. */
export function openPage(path: string): Promise<void> {
  const [file, ...args] = OPENERS[process.platform] ?? (['xdg-open'] as const)
  return new Promise(resolve => {
    const child = spawn(file, [...args, path], { stdio: 'ignore', detached: true })
    child.once('error', () => {
      process.stderr.write(`fix-tests: ${file} could not start; open the page yourself.\n`)
      resolve()
    })
    child.once('spawn', () => {
      child.unref()
      resolve()
    })
  })
}
