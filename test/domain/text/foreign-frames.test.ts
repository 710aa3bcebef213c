import { expect, test } from 'vitest'
import { withoutForeignFrames } from '../../../src/domain/text/foreign-frames.ts'

test.for<[what: string, stack: readonly string[], kept: readonly string[]]>([
  [
    'jest',
    [
      'Error: expect(received).toBe(expected)',
      '    at Object.toBe (/app/test/a.test.js:3:7)',
      '    at Promise.finally.completed (/app/node_modules/jest-circus/build/index.js:1:2)',
      '    at new Promise (<anonymous>)',
      '    at process.processTicksAndRejections (node:internal/process/task_queues:95:5)',
    ],
    [
      'Error: expect(received).toBe(expected)',
      '    at Object.toBe (/app/test/a.test.js:3:7)',
      '    … 3 frames outside of the project',
    ],
  ],
  [
    'Python, with the code below each frame',
    [
      'Traceback (most recent call last):',
      '  File "/usr/lib/python3.11/unittest/case.py", line 57, in testPartExecutor',
      '    yield',
      '  File "/app/shop.py", line 3, in total',
      '    return 1 / 0',
      'ZeroDivisionError: division by zero',
    ],
    [
      'Traceback (most recent call last):',
      '    … 1 frame outside of the project',
      '  File "/app/shop.py", line 3, in total',
      '    return 1 / 0',
      'ZeroDivisionError: division by zero',
    ],
  ],
  [
    'Java',
    [
      'java.lang.IllegalStateException: no',
      '\tat shop.Cart.total(Cart.java:7)',
      '\tat java.base/java.lang.reflect.Method.invoke(Method.java:568)',
      '\tat org.junit.platform.engine.support.Node.execute(Node.java:1)',
    ],
    [
      'java.lang.IllegalStateException: no',
      '\tat shop.Cart.total(Cart.java:7)',
      '    … 2 frames outside of the project',
    ],
  ],
  ['a message alone', ['    at node_modules/x'], ['    at node_modules/x']],
])('of %s the frames of the project stay', ([, stack, kept]) => {
  expect(withoutForeignFrames(stack.join('\n')).split('\n')).toEqual(kept)
})
