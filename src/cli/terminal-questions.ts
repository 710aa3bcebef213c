import { createInterface } from 'node:readline/promises'

/** Return true if a person can be asked: both ends are a terminal. */
export function isTerminal(): boolean {
  return process.stdin.isTTY && process.stdout.isTTY
}

export async function ask(question: string): Promise<string>
export async function ask(question: string, accepted: RegExp): Promise<boolean>
/** Ask on the terminal. @returns the answer, or whether it is an accepted one */
export async function ask(question: string, accepted?: RegExp): Promise<string | boolean> {
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  try {
    const answer = (await lines.question(question)).trim()
    return accepted === undefined ? answer : accepted.test(answer)
  } finally {
    // Node 20 cannot dispose of an interface.
    lines.close()
  }
}
