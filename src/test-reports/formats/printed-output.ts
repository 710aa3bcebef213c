import { CappedText } from '../capped-text.ts'

/** Characters of what one test printed that are kept: its beginning, and its end, where the failure mostly is. */
const KEPT = { head: 8_000, tail: 16_000 } as const

/** What a test printed, capped. */
export class TestOutput extends CappedText {
  constructor() {
    super(KEPT)
  }
}
