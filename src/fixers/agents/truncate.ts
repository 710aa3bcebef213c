/** Data that cannot end, or begin, the part of a prompt that is marked as data. */
export function disarmed(text: string): string {
  return text.replaceAll(/<(?=\s*\/?\s*evidence\s*>)/gi, '<\\')
}

/** The beginning and the end of a text, with a word about what lies between. */
export function truncate(text: string, most: number): string {
  if (text.length <= most) return text
  const half = Math.floor(most / 2)
  return `${text.slice(0, half)}\n… ${text.length - 2 * half} characters left out …\n${text.slice(-half)}`
}
