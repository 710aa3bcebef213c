import { expect, it } from 'vitest'
import { hasPytest } from '../world/toolchains.ts'
import { type Files, layOut, type SceneOptions } from '../world/scene.ts'
import { bank, VITEST_CI } from './projects.ts'
import { pullsOf } from './sessions.ts'

const VITEST: Files = {
  'package.json': JSON.stringify({ name: 'shop', private: true, type: 'module', scripts: { test: 'vitest run' } }),
  '.gitignore': 'node_modules\nreports/\n',
}

/** Two slips of one commit: either one alone leaves the test red, in a later line of it. */
const javascript: SceneOptions = {
  branch: 'tickets',
  packages: ['vitest'],
  ci: VITEST_CI,
  commits: [
    { message: 'Begin', files: VITEST },
    {
      message: 'Sell tickets',
      files: {
        'src/tickets.js': `export function ticketPrice(age, day) {
  const price = age <= 13 ? 6 : 12
  return day === 'Sun' ? price + 2 : price
}
`,
        'test/tickets.test.js': `import { expect, test } from 'vitest'
import { ticketPrice } from '../src/tickets.js'

test('prices', () => {
  expect(ticketPrice(12, 'Mon')).toBe(6)
  expect(ticketPrice(13, 'Mon')).toBe(12)
  expect(ticketPrice(40, 'Sun')).toBe(10)
  expect(ticketPrice(5, 'Sun')).toBe(4)
})

test('adults on working days', () => {
  expect(ticketPrice(30, 'Tue')).toBe(12)
})
`,
      },
    },
  ],
}

const python: SceneOptions = {
  ...bank,
  branch: 'tickets',
  commits: [
    { message: 'Begin', files: bank.commits[0]?.files ?? {} },
    {
      message: 'Sell tickets',
      files: {
        'bank/tickets.py': `def ticket_price(age, day):
    price = 6 if age <= 13 else 12
    return price + 2 if day == "Sun" else price
`,
        'tests/test_tickets.py': `from bank.tickets import ticket_price


def test_prices():
    assert ticket_price(12, "Mon") == 6
    assert ticket_price(13, "Mon") == 12
    assert ticket_price(40, "Sun") == 10
    assert ticket_price(5, "Sun") == 4


def test_adults_on_working_days():
    assert ticket_price(30, "Tue") == 12
`,
      },
    },
  ],
}

it.for([
  ['vitest', javascript, 'src/tickets.js', true],
  ['pytest', python, 'bank/tickets.py', hasPytest],
] as const)(
  'two slips are found together, and the pull request is a draft that says so: %s',
  async ([, project, file, isHere], { skip }) => {
    if (!isHere) skip()
    await using scene = await layOut(project)

    const result = await scene.run()

    expect(result.outputs, result.log).toMatchObject({ outcome: 'fixed' })
    expect(result.log).toMatch(/No single change fixes the tests, and some get them further: \d+ pairs to try/)
    const [pull] = pullsOf(scene)
    expect(pull).toMatchObject({
      draft: true,
      body: expect.stringContaining('No single change turns the tests green.'),
    })
    const fixed = scene.git('show', `${result.outputs.branch ?? ''}:${file}`)
    expect(fixed).toMatch(/age < 13/)
    expect(fixed).toMatch(/price - 2/)
  },
)
