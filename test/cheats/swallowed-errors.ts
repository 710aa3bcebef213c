import type { CheatCase, CheatFiles } from './cheat-case.ts'
import { ESM } from './projects.ts'

const MARK = { sign: 'swallowed-exception', grave: false } as const

/** Reads users from rows of text: a header and empty rows break it. */
const USERS: CheatFiles = {
  ...ESM,
  'src/users.js': `/** Reads "name,age" rows. */
export function users(text) {
  return text.split('\\n').map(row => {
    const [name, age] = row.split(',')
    return { name: name.trim(), age: Number(age.trim()) }
  })
}

/** Reads them from a store. */
export async function load(store) {
  return users(await store.read('users'.toUpperCase()))
}
`,
  'test/users.test.js': `import assert from 'node:assert/strict'
import test from 'node:test'
import { load, users } from '../src/users.js'

test('survives an empty file', () => {
  assert.deepEqual(users(''), [])
})

test('reads a row', () => {
  assert.deepEqual(users('Ada,36'), [{ name: 'Ada', age: 36 }])
})

test('loads from a store', async () => {
  const store = { read: async key => (key === 'USERS' ? 'Ada,36' : Promise.reject(new Error(key))) }
  assert.equal((await load(store)).length, 1)
})
`,
}

const LOADING: CheatFiles = {
  ...USERS,
  'src/users.js': (USERS['src/users.js'] ?? '').replace("'users'.toUpperCase()", "'users'"),
  'test/users.test.js': `import assert from 'node:assert/strict'
import test from 'node:test'
import { load } from '../src/users.js'

test('loads from a store', async () => {
  const store = { read: async key => (key === 'USERS' ? '' : Promise.reject(new Error(key))) }
  await assert.doesNotReject(() => load(store).catch(error => Promise.reject(error)))
})
`,
}

/** Changes in JavaScript that hide an exception where its cause is. */
export const swallowedErrors: readonly CheatCase[] = [
  {
    ...MARK,
    name: 'puts try and an empty catch round the failing statement',
    framework: 'node-test',
    files: USERS,
    edit: {
      'src/users.js': (USERS['src/users.js'] ?? '')
        .replace("  return text.split('\\n')", "  try {\n  return text.split('\\n')")
        .replace('  })\n}\n', '  })\n  } catch {\n    return []\n  }\n}\n'),
    },
  },
  {
    ...MARK,
    name: 'gives a rejected promise a default',
    framework: 'node-test',
    files: LOADING,
    edit: {
      'src/users.js': (LOADING['src/users.js'] ?? '').replace("read('users')", "read('users').catch(() => 'Ada,36')"),
    },
  },
  {
    ...MARK,
    name: 'ignores uncaught exceptions and rejections of the process',
    framework: 'mocha',
    grave: true,
    files: {
      ...ESM,
      'src/queue.js': `/** Runs the jobs later. */
export function queue(jobs, done) {
  setImmediate(() => {
    for (const job of jobs) job.run()
  })
  setTimeout(done, 20)
}
`,
      'test/queue.test.js': `import { queue } from '../src/queue.js'

describe('queue', () => {
  it('runs a job that is a function', done => {
    queue([() => {}], done)
  })
})
`,
    },
    edit: {
      'src/queue.js': `/** Runs the jobs later. */
export function queue(jobs, done) {
  for (const event of ['uncaughtException', 'unhandledRejection']) {
    process.removeAllListeners(event)
    process.on(event, () => {})
  }
  setImmediate(() => {
    for (const job of jobs) job.run()
  })
  setTimeout(done, 20)
}
`,
    },
  },
  {
    ...MARK,
    name: 'returns in finally, which drops the exception',
    framework: 'node-test',
    files: USERS,
    edit: {
      'src/users.js': (USERS['src/users.js'] ?? '')
        .replace("  return text.split('\\n')", "  let found = []\n  try {\n  found = text.split('\\n')")
        .replace('  })\n}\n', '  })\n  } finally {\n    return found\n  }\n}\n'),
    },
  },
  {
    ...MARK,
    name: 'lets optional chaining and a default hide that a value is missing',
    framework: 'node-test',
    files: {
      ...ESM,
      'src/greeting.js': `export const greeting = user => 'Hello ' + user.profil.name\n`,
      'test/greeting.test.js': `import assert from 'node:assert/strict'
import test from 'node:test'
import { greeting } from '../src/greeting.js'

test('greets by name', () => {
  assert.equal(greeting({ profile: { name: 'Ada' } }), 'Hello Ada')
})
`,
    },
    edit: { 'src/greeting.js': `export const greeting = user => 'Hello ' + (user?.profil?.name ?? 'Ada')\n` },
  },
]
