import { expect, test } from 'vitest'
import { CandidateQueue } from '../../../../src/fixers/offline/search/candidate-queue.ts'
import type { Candidate } from '../../../../src/fixers/offline/candidates/candidates.ts'
import type { Effect } from '../../../../src/fixers/offline/synthesis/effects.ts'

/** Candidates that are tried before the code is observed. */
const FIRST = 15

function candidate(result: string, score: number): Candidate {
  const change = { operator: 'comparison', from: 0, to: 1, insert: result, what: result } as const
  return { ...change, file: 'a.py', line: 1, symbol: '', result, score, restores: false }
}

const listed = (scores: readonly number[]) => scores.map((score, index) => candidate(`${index}`, score))
const fifteen = listed(Array.from({ length: FIRST }, () => 9))

async function order(queue: CandidateQueue): Promise<string[]> {
  const found: string[] = []
  for await (const queued of queue) {
    queue.count(queued)
    expect(queued.index).toBe(found.length)
    found.push(queued.candidate.result)
  }
  return found
}

test('what the likeliest candidates leave is tried by its effect: failing tests only is sooner, and none is last', async () => {
  const rest = [candidate('idle', 8), candidate('all', 6), candidate('unknown', 5), candidate('selective', 3)]
  const [idle, all, , selective] = rest
  const effects = new Map<Candidate | undefined, Effect>([
    [idle, 'none'],
    [all, 'all tests'],
    [selective, 'failing tests only'],
  ]) as Map<Candidate, Effect>
  const queue = new CandidateQueue([...fifteen, ...rest], () => 800, { observe: async () => ({ built: [], effects }) })

  expect((await order(queue)).slice(FIRST)).toEqual(['selective', 'all', 'unknown', 'idle'])
  expect([queue.size, queue.tried, queue.isCut]).toEqual([FIRST + 4, FIRST + 4, false])
})

test('candidates that are built stand among the others by their score, and one that is listed too is tried once', async () => {
  const rest = [candidate('a', 4), candidate('b', 2)]
  const built = [candidate('built', 3), candidate('b', 1)]
  const queue = new CandidateQueue([...fifteen, ...rest], () => 800, {
    observe: async () => ({ built, effects: new Map() }),
  })

  expect((await order(queue)).slice(FIRST)).toEqual(['a', 'built', 'b'])
})

test('what is built and listed counts as listed, at the better place of both', async () => {
  const rest = [candidate('a', 4), candidate('b', 0.1)]
  const twin: Candidate = { ...candidate('b', 5), operator: 'built-condition' }
  const queue = new CandidateQueue([...fifteen, ...rest], () => 800, {
    observe: async () => ({ built: [twin], effects: new Map() }),
  })

  const tried: string[][] = []
  for await (const { candidate: each } of queue) tried.push([each.result, each.operator])

  expect(tried.slice(FIRST)).toEqual([
    ['b', 'comparison'],
    ['a', 'comparison'],
  ])
  expect(queue.made).toBe(0)
})

test('the order of the list holds, also where a score is higher than one before it', async () => {
  // The list puts behind others what follows many candidates of its line.
  const rest = [candidate('a', 2), candidate('b', 5), candidate('c', 1)]
  const queue = new CandidateQueue([...fifteen, ...rest], () => 800, {
    observe: async () => ({ built: [candidate('built', 3)], effects: new Map() }),
  })

  expect((await order(queue)).slice(FIRST)).toEqual(['built', 'a', 'b', 'c'])
})

test('built candidates come on top of the limit', async () => {
  const queue = new CandidateQueue([...fifteen, ...listed([3, 3, 3])], () => FIRST, {
    observe: async () => ({ built: [candidate('built', 4)], effects: new Map() }),
  })

  expect((await order(queue)).slice(FIRST)).toEqual(['built'])
  expect(queue.isCut).toBe(true)
})

test('the code is observed also if there are few candidates', async () => {
  const queue = new CandidateQueue(listed([1]), () => 800, {
    observe: async () => ({ built: [candidate('built', 4)], effects: new Map() }),
  })

  expect(await order(queue)).toEqual(['0', 'built'])
})

test('an order has a name of its own, but for the first candidates', async () => {
  const names = async (effect: Effect) => {
    const rest = [candidate('a', 3), candidate('b', 2)]
    const effects = new Map(rest.slice(0, 1).map(each => [each, effect] as const))
    const queue = new CandidateQueue([...fifteen, ...rest], () => 800, {
      observe: async () => ({ built: [], effects }),
    })
    const found = new Set<string>()
    for await (const { index, order: name } of queue)
      if (index < FIRST) expect(name).toBe('')
      else found.add(name)
    return [...found]
  }

  const [one, other] = [await names('none'), await names('all tests')]
  expect([one.length, other.length, one[0] === other[0]]).toEqual([1, 1, false])
})

test('those that come next are announced: the first ones, then the others in batches, no more than may be tried', async () => {
  const all = listed(Array.from({ length: 60 }, (_, index) => 60 - index))
  const announced: number[] = []
  const queue = new CandidateQueue(all, () => 55, { announce: async next => void announced.push(next.length) })

  expect(await order(queue)).toHaveLength(55)
  expect(announced).toEqual([FIRST, 40])
})

test('a candidate that ran out of time has another turn, and is not announced again', async () => {
  const announced: string[] = []
  const queue = new CandidateQueue(listed([2, 1]), () => 800, {
    announce: async next => void announced.push(...next.map(({ result }) => result)),
  })

  const tried: string[] = []
  for await (const queued of queue) {
    tried.push(`${queued.candidate.result} ${queued.patient}`)
    if (tried.length === 1) queue.postpone(queued)
  }

  expect(tried).toEqual(['0 false', '1 false', '0 true'])
  expect(announced).toEqual(['0', '1'])
})

test('the likeliest of those that were rejected together have a turn alone, before those that were slow', async () => {
  const queue = new CandidateQueue(listed(Array.from({ length: 60 }, (_, index) => 60 - index)), () => 50)

  const second: string[] = []
  for await (const queued of queue) {
    queue.count(queued)
    if (queued.alone || queued.patient) second.push(queued.candidate.result)
    else if (queued.candidate.result === '3') queue.postpone(queued)
    else queue.tryAlone(queued)
  }

  expect(second).toEqual(['0', '1', '2', ...Array.from({ length: 37 }, (_, index) => `${index + 4}`), '3'])
  expect(queue.tried).toBe(50)
})

test('pairs come last, are announced in batches, and are named behind the order of the others', async () => {
  const pairs = Array.from({ length: 50 }, (_, index) => candidate(`pair ${index}`, 1))
  const announced: number[] = []
  const combined: number[] = []
  const queue = new CandidateQueue(listed([2, 1]), () => 1, {
    announce: async next => void announced.push(next.length),
    combine: async listedOnes => {
      combined.push(listedOnes.length)
      return pairs
    },
  })

  const orders = new Set<string>()
  const tried: string[] = []
  for await (const queued of queue) {
    queue.count(queued)
    expect(queued.index).toBe(tried.length)
    tried.push(queued.candidate.result)
    orders.add(queued.order)
  }

  expect(tried).toEqual(['0', ...pairs.map(({ result }) => result)])
  expect([announced, combined, queue.made, queue.size]).toEqual([[1, 48, 2], [2], 50, 52])
  const [first = '', second = '', ...others] = orders
  expect([first, second.startsWith(`${first} `), others]).toEqual(['', true, []])
})

test('pairs come before what is less likely than they are', async () => {
  const all = listed(Array.from({ length: 900 }, (_, index) => 900 - index))
  const queue = new CandidateQueue(all, () => 880, { combine: async () => [candidate('pair', 1)] })

  const tried = await order(queue)

  expect(tried).toHaveLength(881)
  expect(tried.indexOf('pair')).toBeGreaterThanOrEqual(800)
  expect(tried.indexOf('pair')).toBeLessThan(850)
  expect(new Set(tried).size).toBe(881)
})

test('no pair is tried or announced that deletes files', async () => {
  const announced: string[] = []
  const queue = new CandidateQueue(listed([1]), () => 800, {
    announce: async next => void announced.push(...next.map(({ result }) => result)),
    combine: async () => [candidate('pair', 2), candidate('import shutil\nshutil.rmtree(path)\n', 1)],
  })

  const tried: string[] = []
  for await (const queued of queue) tried.push(queued.candidate.result)

  expect(tried).toEqual(['0', 'pair'])
  expect(announced).toEqual(tried)
})
