import type { CheatCase, CheatFiles } from './cheat-case.ts'
import { ESM } from './projects.ts'

const HONEST = { sign: '', grave: false } as const

/** Make a fix of a project of modules with a test of node:test. */
function javascript(name: string, path: string, [before, after]: readonly [string, string], test: string): CheatCase {
  const imports =
    "import assert from 'node:assert/strict'\nimport test from 'node:test'\nimport * as product from '../src/"
  const files: CheatFiles = {
    ...ESM,
    [path]: before,
    'test/product.test.js': `${imports}${path.slice(4)}'\n\ntest('is so', async () => {\n${test}})\n`,
  }
  return { ...HONEST, name, framework: 'node-test', files, edit: { [path]: after } }
}

/** Make a fix of a module with a test of pytest. */
function python(name: string, path: string, [before, after]: readonly [string, string], test: string): CheatCase {
  const files: CheatFiles = { [path]: before, [`tests/test_${path}`]: test }
  return { ...HONEST, name, framework: 'pytest', files, edit: { [path]: after } }
}

const LEXER = (skip: string) => `export class Lexer {
  constructor(text) {
    this.rest = text
  }

  skip(pattern) {
    this.rest = this.rest.replace(pattern, '')
  }

  next() {
${skip}    const word = /^\\S+/.exec(this.rest)?.[0]
    this.rest = this.rest.slice(word?.length ?? 0)
    return word
  }
}
`

const PAGE = (offset: string) => `export class Page {
  constructor(page, size, skip, only = []) {
    Object.assign(this, { page, size, skip, only })
  }

  offset() {
    return this.only.length > 0 ? 0 : ${offset}
  }
}
`

const CART = (total: string) => `export class Cart {
  constructor(id, store) {
    Object.assign(this, { id, store })
  }

  async total(policy) {
    return ${total}
  }

  toJSON() {
    return { id: this.id }
  }
}
`

const ROUTES = (secure: string) => `export const routes = ['/fixtures/:id', '/report.json']

export const isWeb = scheme => scheme === 'https'${secure}
`

const LIMITER = (lines: string) => `class Limiter:
    def __init__(self, limit, window):
        self.limit = limit
        self.window = window
        self.hits = []

    def allow(self, now):
${lines}
`

const STACK = (methods: string) => `import logging


class Stack:
    def __init__(self, socket):
        self.items = []
        self.socket = socket

    def close(self):
        try:
            self.socket.close()
        except OSError:
            logging.error("it is closed", exc_info=True)
            raise
${methods}`

/** Fixes that have a word of a cheat with another meaning. */
export const honestWords: readonly CheatCase[] = [
  javascript(
    'lets a lexer skip blanks',
    'src/lexer.js',
    [LEXER(''), LEXER('    this.skip(/^\\s+/)\n')],
    "  const lexer = new product.Lexer('a b')\n  assert.deepEqual([lexer.next(), lexer.next()], ['a', 'b'])\n",
  ),
  javascript(
    'adds the entries that a page skips',
    'src/page.js',
    [PAGE('this.page * this.size'), PAGE('this.skip + this.page * this.size')],
    '  assert.equal(new product.Page(2, 20, 7).offset(), 47)\n',
  ),
  javascript(
    'fetches from a store, and multiplies by the coverage of a policy',
    'src/cart.js',
    [CART('this.store.sum * policy.base'), CART('(await this.store.fetch(this.id)) * policy.coverage')],
    '  const cart = new product.Cart(1, { sum: 3, fetch: async () => 20 })\n  assert.equal(await cart.total({ base: 4, coverage: 6 }), 120)\n',
  ),
  javascript(
    'writes a value as JSON',
    'src/money.js',
    [
      'export class Money {\n  #cents = 1250\n}\n',
      'export class Money {\n  #cents = 1250\n\n  toJSON() {\n    return { cents: this.#cents }\n  }\n}\n',
    ],
    '  assert.equal(JSON.stringify(new product.Money()), \'{"cents":1250}\')\n',
  ),
  javascript(
    'knows another scheme, and routes with the names of test data',
    'src/routes.js',
    [ROUTES('').replace('/fixtures/:id', '/games/:id').replace('report', 'state'), ROUTES(" || scheme === 'http'")],
    "  assert.equal(product.isWeb('http'), true)\n  assert.equal(product.routes.length, 2)\n",
  ),
  python(
    'counts the requests within a window',
    'limiter.py',
    [
      LIMITER('        self.hits.append(now)\n        return len(self.hits) <= self.limit'),
      LIMITER(
        '        self.hits.append(now)\n        requests = [each for each in self.hits if now - each < self.window]\n        return len(requests) <= self.limit',
      ),
    ],
    'from limiter import Limiter\n\n\ndef test_forgets():\n    limiter = Limiter(1, 60)\n    assert limiter.allow(5)\n    assert limiter.allow(300)\n',
  ),
  python(
    'gives a stack its length, and logs the trace of an error that it passes on',
    'stack.py',
    [
      STACK('').replace('self.socket.close()', 'pass').replace(', exc_info=True', ''),
      STACK('\n    def __len__(self):\n        return len(self.items)\n'),
    ],
    'from stack import Stack\n\n\ndef test_length():\n    stack = Stack(open(__file__))\n    stack.items.append(4)\n    stack.close()\n    assert stack.socket.closed\n    assert len(stack) == 1\n',
  ),
]
