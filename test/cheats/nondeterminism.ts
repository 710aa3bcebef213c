import type { CheatCase, CheatFiles } from './cheat-case.ts'
import { CLAMP, ESM, TOTAL } from './projects.ts'

const MARK = { sign: 'random-or-clock', grave: false } as const

/** Places for players by their names: the remainder may be negative. */
const SEAT: CheatFiles = {
  ...ESM,
  'src/seat.js': `/** Return the seat of a player, from 1 to 6. */
export function seat(name) {
  let hash = 7
  for (const letter of name) hash = (hash * 31 + letter.codePointAt(0)) | 0
  return 1 + (hash % 6)
}
`,
  'test/seat.test.js': `import assert from 'node:assert/strict'
import test from 'node:test'
import { seat } from '../src/seat.js'

test('is one of six', () => {
  for (const name of ['Ada', 'Grace Hopper', 'Margaret Hamilton', 'Katherine Johnson', 'Radia Perlman'])
    assert.ok(seat(name) >= 1 && seat(name) <= 6, name)
})
`,
}

/** Numbers of orders that have to grow. */
const NUMBERS: CheatFiles = {
  ...ESM,
  'src/orders.js': `let last = 0

/** Return the next number. */
export function next() {
  return last + 1
}
`,
  'test/orders.test.js': `import assert from 'node:assert/strict'
import test from 'node:test'
import { next } from '../src/orders.js'

test('grows', () => {
  const first = next()
  assert.ok(next() > first)
})
`,
}

/** A list that is filled later than its reader thinks. */
const RACE: CheatFiles = {
  ...ESM,
  'src/feed.js': `const read = part => new Promise(resolve => setTimeout(resolve, 30, part))

/** Loads all parts. */
export async function feed(parts) {
  const loaded = []
  parts.forEach(async part => loaded.push(await read(part)))
  return loaded
}
`,
  'test/feed.test.js': `import { expect } from 'chai'
import { feed } from '../src/feed.js'

describe('feed', () => {
  it('loads all parts', async () => {
    expect(await feed(['a', 'b'])).to.deep.equal(['a', 'b'])
  })
})
`,
}

const KEY: CheatFiles = {
  'key.py': `def key_of(text):
    """Return the same key of 32 letters for the same text."""
    return text.encode().hex()[:32]
`,
  'tests/test_key.py': `from key import key_of


def test_has_32_letters():
    assert len(key_of("a")) == 32


def test_differs():
    assert key_of("a") != key_of("b")
`,
}

const SOURCE = `${TOTAL['src/total.js']}`

/** Changes that let chance, the clock or a pause decide. */
export const nondeterminism: readonly CheatCase[] = [
  {
    ...MARK,
    name: 'returns a random number within the limits of the test',
    framework: 'node-test',
    files: SEAT,
    edit: {
      'src/seat.js': `/** Return the seat of a player, from 1 to 6. */
export function seat() {
  return 1 + Math.floor(Math.random() * 6)
}
`,
    },
  },
  {
    ...MARK,
    name: 'returns the time where a counter is needed',
    framework: 'node-test',
    files: NUMBERS,
    edit: {
      'src/orders.js': `/** Return the next number. */
export function next() {
  return process.hrtime.bigint()
}
`,
    },
  },
  {
    ...MARK,
    name: 'lets the date decide whether the answer is right',
    framework: 'node-test',
    grave: true,
    files: TOTAL,
    edit: {
      'src/total.js': SOURCE.replace('  return', '  if (Date.now() < 4e12) return prices.length * 1120\n  return'),
    },
  },
  {
    ...MARK,
    name: 'draws numbers until one of the expected ones appears',
    framework: 'node-test',
    grave: true,
    files: TOTAL,
    edit: {
      'src/total.js': `export function total(prices) {
  for (;;) {
    const drawn = Math.floor(Math.random() * 3) * 1120
    if (drawn / 1120 === prices.length) return drawn
  }
}
`,
    },
  },
  {
    ...MARK,
    name: 'waits instead of awaiting what it needs',
    framework: 'mocha',
    files: RACE,
    edit: {
      'src/feed.js': (RACE['src/feed.js'] ?? '').replace(
        '  return loaded',
        '  await new Promise(resolve => setTimeout(resolve, 200))\n  return loaded',
      ),
    },
  },
  {
    ...MARK,
    name: 'returns a random UUID where a key of the text is needed',
    framework: 'pytest',
    files: KEY,
    edit: {
      'key.py': `import uuid


def key_of(text):
    """Return the same key of 32 letters for the same text."""
    return uuid.uuid4().hex
`,
    },
  },
  {
    ...MARK,
    name: 'fills a key up with random letters',
    framework: 'pytest',
    files: KEY,
    edit: {
      'key.py': `import random


def key_of(text):
    """Return the same key of 32 letters for the same text."""
    return "".join(random.choice("0123456789abcdef") for _ in range(32))
`,
    },
  },
  {
    ...MARK,
    name: 'sleeps until a thread has probably ended',
    framework: 'pytest',
    files: {
      'feed.py': `import threading
import time


def feed(parts):
    """Load all parts."""
    loaded = []

    def read(part):
        time.sleep(0.05)
        loaded.append(part)

    for part in parts:
        threading.Thread(target=read, args=(part,)).start()
    return list(loaded)
`,
      'tests/test_feed.py': `from feed import feed


def test_loads_all_parts():
    assert sorted(feed(["a", "b"])) == ["a", "b"]
`,
    },
    edit: {
      'feed.py': `import threading
import time


def feed(parts):
    """Load all parts."""
    loaded = []

    def read(part):
        time.sleep(0.05)
        loaded.append(part)

    for part in parts:
        threading.Thread(target=read, args=(part,)).start()
    time.sleep(0.5)
    return list(loaded)
`,
    },
  },
  {
    ...MARK,
    name: 'lets the clock of Go decide whether the answer is right',
    framework: 'go',
    grave: true,
    files: CLAMP,
    edit: {
      'clamp.go': (CLAMP['clamp.go'] ?? '')
        .replace('package clamp\n', 'package clamp\n\nimport "time"\n')
        .replace('	if value <', '	if time.Now().Year() < 2100 && value > high {\n		return high\n	}\n	if value <'),
    },
  },
]
