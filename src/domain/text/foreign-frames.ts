/** Lines of a stack in code that is not the project's: of runners, assertion libraries, packages and the runtime. */
const FOREIGN: readonly RegExp[] = [
  // JavaScript
  /^\s{1,20}(?:at|❯) .{0,500}(?:\/node_modules\/|\(?node:|<anonymous>\)?$|\(native\))/,
  // Python: two lines each, the place and its code
  /^\s{0,20}File "[^"]{0,500}(?:site-packages|dist-packages|\/lib\/python3)[^"]{0,500}", line \d/,
  // Java, Kotlin
  /^\s{1,20}at (?:[\w.@-]{1,100}\/{1,2})?(?:java\.|javax\.|jdk\.|sun\.|kotlin\.|org\.(?:junit|opentest4j|hamcrest|assertj|mockito|apache\.maven|gradle|testng)\.)/,
  // Ruby, PHP
  /^\s{0,20}(?:# )?\/?\S{0,300}\/(?:gems|vendor)\/\S{1,300}(?::\d+|\(\d+\))/,
  // .NET
  /^\s{1,20}at (?:System|Microsoft|NUnit|Xunit)\./,
]
/** Maximum number of characters of a line that is looked at. */
const MAX_LINE = 1_200

/** Replace runs of frames that are not in the project by a line that counts them. The first line is kept. */
export function withoutForeignFrames(stack: string): string {
  const kept: string[] = []
  let dropped = 0
  let isCode = false
  for (const [index, line] of stack.split('\n').entries()) {
    const text = line.slice(0, MAX_LINE)
    const isForeign = index > 0 && FOREIGN.some(pattern => pattern.test(text))
    // Python prints the code of a frame below it.
    const isItsCode: boolean = isCode && /^\s{2,}\S/.test(text) && !/^\s{0,20}File "/.test(text)
    if (isForeign) dropped += 1
    isCode = isForeign ? /^\s{0,20}File "/.test(text) : isItsCode
    if (isForeign || isItsCode) continue
    if (dropped > 0) kept.push(countLine(dropped))
    dropped = 0
    kept.push(line)
  }
  return [...kept, ...(dropped > 0 ? [countLine(dropped)] : [])].join('\n')
}

function countLine(frames: number): string {
  return `    … ${frames} ${frames === 1 ? 'frame' : 'frames'} outside of the project`
}
