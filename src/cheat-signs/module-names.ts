/** Names of test libraries of JavaScript. */
const TEST_LIBRARY_JS =
  'node:test|vitest|@vitest/[\\w/-]+|@jest/[\\w/-]+|jest|jest-[\\w-]+|expect|mocha|chai|sinon|should|ava|tape|tap|uvu|mocha/[\\w./-]+|vitest/[\\w./-]+|jasmine|jasmine-core|bun:test|@playwright/test|@testing-library/[\\w-]+|assert|node:assert|assert/strict|node:assert/strict|power-assert|unexpected'

/** Test library of JavaScript where it is loaded. */
export const testLibraryJs = new RegExp(
  `\\b(?:from|import|require\\s{0,5}\\()\\s{0,9}\\(?['"\`](?:${TEST_LIBRARY_JS})['"\`]`,
  'g',
)

/** Find a module of Node.js where it is loaded. A word such as `http` is a value in much code. */
export const builtIn = (names: string): RegExp =>
  new RegExp(
    `(?:\\b(?:from|import)\\s{1,9}|\\bgetBuiltinModule\\s{0,5}\\(\\s{0,5}|(?:\\brequire[^\\n'"()]{0,20}|\\)\\s{0,5})\\((?:\\s{0,5}null,)?\\s{0,5})['"](?:${names})['"]|['"]node:(?:${names})['"]`,
    'g',
  )
