import { expect, it } from 'vitest'
import { checkFindings } from '../../src/test-reports/formats/check-findings.ts'

it.each<[tool: string, output: string, findings: object[]]>([
  [
    'tsc',
    "src/a.ts(3,7): error TS2322: Type 'string' is not assignable to type 'number'.\n  detail\n",
    [{ file: 'src/a.ts', line: 3, column: 7, code: 'TS2322' }],
  ],
  [
    'tsc with colours',
    "\u001b[96msrc/a.ts\u001b[0m:\u001b[93m3\u001b[0m:\u001b[93m7\u001b[0m - \u001b[91merror\u001b[0m\u001b[90m TS2304: \u001b[0mCannot find name 'x'.\n",
    [{ file: 'src/a.ts', line: 3, code: 'TS2304', message: "Cannot find name 'x'." }],
  ],
  [
    'eslint',
    "\n/app/src/a.js\n  1:5   error    'x' is never used  no-unused-vars\n  2:1   warning  Odd  some-rule\n\n/app/src/b.js\n  9:3  error  Unexpected var  no-var\n\n✖ 3 problems (2 errors, 1 warning)\n",
    [
      { file: '/app/src/a.js', line: 1, column: 5, code: 'no-unused-vars', message: "'x' is never used" },
      { file: '/app/src/b.js', line: 9, code: 'no-var' },
    ],
  ],
  [
    'mypy',
    'src/a.py:3: error: Incompatible return value type (got "str", expected "int")  [return-value]\nFound 1 error\n',
    [{ file: 'src/a.py', line: 3, code: 'return-value' }],
  ],
  [
    'pyright',
    '  /app/a.py:4:5 - error: "x" is not defined (reportUndefinedVariable)\n',
    [{ file: '/app/a.py', line: 4 }],
  ],
  ['flake8', 'src/a.py:3:80: E501 line too long (88 > 79 characters)\n', [{ file: 'src/a.py', line: 3, code: 'E501' }]],
  [
    'ruff',
    'F401 [*] `os` imported but unused\n --> src/a.py:1:8\n  |\n1 | import os\n',
    [{ file: 'src/a.py', line: 1, column: 8, code: 'F401', message: '`os` imported but unused' }],
  ],
  ['go vet', '# ex\n./a.go:5:2: fmt.Printf format %d has arg s of wrong type\n', [{ file: './a.go', line: 5 }]],
  [
    'rustc',
    'error[E0308]: mismatched types\n --> src/lib.rs:3:5\n  |\n',
    [{ file: 'src/lib.rs', line: 3, code: 'E0308', message: 'mismatched types' }],
  ],
  [
    'javac by Maven',
    '[ERROR] /app/src/Calc.java:[9,20] cannot find symbol\n',
    [{ file: '/app/src/Calc.java', line: 9 }],
  ],
  [
    'javac by Maven, which prints them twice with the symbols below',
    `[ERROR] COMPILATION ERROR : \n${'[ERROR] /app/src/Calc.java:[9,20] cannot find symbol\n  symbol:   method nope()\n  location: class ex.A\n[ERROR] /app/src/Calc.java:[12,1] cannot find symbol\n  symbol:   class B\n'.repeat(2)}`,
    [
      { file: '/app/src/Calc.java', line: 9, message: 'cannot find symbol: method nope()' },
      { line: 12, message: 'cannot find symbol: class B' },
    ],
  ],
  [
    'javac by Maven, two of them on one line',
    ['foo()', 'bar'].map(name => `[ERROR] /app/A.java:[3,0] cannot find symbol\n  symbol:   method ${name}\n`).join(''),
    [{ message: 'cannot find symbol: method foo()' }, { message: 'cannot find symbol: method bar' }],
  ],
  ['gcc', 'src/a.c:3:5: error: expected ‘;’ before ‘return’\n', [{ file: 'src/a.c', line: 3, column: 5 }]],
  [
    'prettier',
    'Checking formatting...\n[warn] src/a.ts\n[warn] Code style issues found in the above file. Run Prettier with --write to fix.\n',
    [{ file: 'src/a.ts', line: 0, message: 'The file is not formatted.' }],
  ],
  [
    'a threshold of coverage by vitest',
    'ERROR: Coverage for lines (50%) does not meet global threshold (80%)\n',
    [{ file: '', message: 'Coverage for lines (50%) does not meet global threshold (80%)' }],
  ],
  [
    'by node:test, started by pnpm',
    '. test:coverage: ℹ Error: 94.31% line coverage does not meet threshold of 100%.\n',
    [{ file: '', message: '94.31% line coverage does not meet threshold of 100%' }],
  ],
  [
    'Checkstyle by Maven',
    '[WARNING] src/main/java/ex/Calc.java:[3,1] (whitespace) FileTabCharacter: File contains tab characters.\n[ERROR] Failed to execute goal org.apache.maven.plugins:maven-checkstyle-plugin:3.3.1:check (default) on project calc: You have 1 Checkstyle violation. -> [Help 1]\n',
    [{ file: 'src/main/java/ex/Calc.java', line: 3, column: 1, code: 'FileTabCharacter' }],
  ],
  ['Checkstyle that fails nothing', '[WARNING] src/main/java/ex/Calc.java:[3,1] (whitespace) FileTab: A tab.\n', []],
  [
    'JaCoCo by Maven',
    '[WARNING] Rule violated for bundle calc: lines covered ratio is 0.50, but expected minimum is 0.80\n[ERROR] Failed to execute goal org.jacoco:jacoco-maven-plugin:0.8.12:check (check) on project calc: Coverage checks have not been met. See log for details. -> [Help 1]\n',
    [{ file: '', message: 'Rule violated for bundle calc: lines covered ratio is 0.50, but expected minimum is 0.80' }],
  ],
  [
    'Spotless by Maven',
    '[ERROR] Failed to execute goal com.diffplug.spotless:spotless-maven-plugin:2.43.0:check (default-cli) on project calc: The following files had format violations:\n[ERROR]     src/main/java/ex/Calc.java\n[ERROR]         @@ -1,3 +1,3 @@\n[ERROR]         -import·ex.b\n[ERROR]         +····config.value\n[ERROR]         ····config.other\n',
    [{ file: 'src/main/java/ex/Calc.java', message: 'The file is not formatted.' }],
  ],
  ['by jest', 'Jest: "global" coverage threshold for branches (90%) not met: 50%\n', [{ file: '' }]],
  ['by pytest-cov', 'FAIL Required test coverage of 80% not reached. Total coverage: 50.00%\n', [{ file: '' }]],
  ['tests that fail', 'FAIL src/a.test.ts > adds\nAssertionError: expected 1 to be 2\n ❯ src/a.test.ts:3:7\n', []],
  ['nothing', '', []],
])('the findings of %s are read', (_, output, findings) => {
  const found = checkFindings(output)

  expect(found).toMatchObject(findings)
  expect(found).toHaveLength(findings.length)
})

it('endless lines and findings without end are read in bounded time and number', () => {
  const findings = checkFindings(
    `${Array.from({ length: 5_000 }, (_, line) => `src/a.ts(${line},7): error TS1: x\n`).join('')}${'a'.repeat(500_000)}:${' '.repeat(500_000)}`,
  )

  expect(findings).toHaveLength(200)
})
