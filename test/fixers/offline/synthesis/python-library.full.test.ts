import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { instrumented } from '../../../../src/fixers/offline/synthesis/instrumented-file.ts'
import { PROBES } from '../../../../src/fixers/offline/synthesis/probe-names.ts'
import { sitesIn } from '../../../../src/fixers/offline/synthesis/sites.ts'
import { seededRandom } from '../../../random.ts'
import { SEED } from '../../../seed.ts'
import { sourceOf } from './observed-code.ts'

/** Files of Python's own library that are compared. */
const FILES = 10

/** Takes the probes out of the trees that Python itself makes, and compares what is left with the trees of the originals. */
const COMPARE = `import ast, json, sys
class Strip(ast.NodeTransformer):
    def visit_Call(self, node):
        self.generic_visit(node)
        return node.args[1] if isinstance(node.func, ast.Name) and node.func.id == "${PROBES.after}" else node
    def visit_Expr(self, node):
        call = node.value
        is_probe = isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "${PROBES.at}"
        return None if is_probe else self.generic_visit(node)
class Flat(ast.NodeTransformer):
    """a and b and c is one node, or two if a part of it has a probe."""
    def visit_BoolOp(self, node):
        self.generic_visit(node)
        first = node.values[0]
        if isinstance(first, ast.BoolOp) and type(first.op) is type(node.op):
            node.values[:1] = first.values
        return node
differ = []
for original, text in json.load(sys.stdin):
    before = Flat().visit(ast.parse(open(original, encoding="utf8").read())).body
    after = Flat().visit(Strip().visit(ast.parse(open(text, encoding="utf8").read()))).body
    left = [text for text in map(ast.dump, after) if "fixTestsNames_" not in text]
    if [ast.dump(node) for node in before] != left:
        differ.append(original)
print(json.dumps(differ))
`

const LIST = `import json, os, pathlib
own = pathlib.Path(os.__file__).parent
print(json.dumps(sorted(str(path) for path in own.rglob("*.py") if "site-packages" not in str(path) and "lib2to3" not in str(path))))
`

test('probes change nothing of Python’s own library but to note what it computes', () => {
  const python = (program: string, input = '') =>
    JSON.parse(execFileSync('python3', ['-c', program], { encoding: 'utf8', input })) as string[]
  const next = seededRandom(SEED)
  const all = python(LIST)
  const folder = mkdtempSync(join(tmpdir(), 'fix-tests-library-'))
  try {
    const pairs: [string, string][] = []
    while (pairs.length < FILES) {
      const [file = ''] = all.splice(Math.floor(next() * all.length), 1)
      if (/bad|lib2to3|test_/.test(file)) continue
      const text = readFileSync(file, 'utf8')
      const source = sourceOf('python', text)
      const copy = join(folder, `${pairs.length}.py`)
      writeFileSync(copy, instrumented(source, { sites: sitesIn(source) }, copy))
      pairs.push([file, copy])
    }
    expect(python(COMPARE, JSON.stringify(pairs))).toEqual([])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
