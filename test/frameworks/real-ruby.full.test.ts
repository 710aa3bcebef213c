import { describe, expect, test } from 'vitest'
import { type TestId, titleOf } from '../../src/domain/model/test-case.ts'
import { rspec } from '../../src/frameworks/rspec.ts'
import { alone, eachAlone, failing, nameless, onDisk, outcomes, ran } from './on-disk.ts'
import { has } from '../world/toolchains.ts'

const files = {
  '.rspec': '--format progress\n--fail-fast\n--require spec_helper\n',
  'spec/spec_helper.rb': 'RSpec.configure { |c| c.filter_run_when_matching :focus }\n',
  'spec/calc_spec.rb': `
describe 'Calc' do
  it('adds') { expect(1).to eq 2 }
  it('adds more') { expect(1).to eq 2 }
  it('good') { expect(1).to eq 1 }
  it('good, and slow', :slow) { }
  it("says \\"hi\\" & 'bye' <b>") { fail 'bad' }
  it('a (group) [1:2] {1,2} a|b ^$ .* \\\\d+ #{x} /slash/') { fail 'bad' }
  it('ünïcode ✓ 日本 💥') { fail 'bad' }
  it('--flag') { fail 'bad' }
  it(' padded  twice ') { fail 'bad' }
  it('') { fail 'bad' }
  it('raises') { {}.fetch(:gone) }
  it('exits') { raise SystemExit } if false
  it 'is not written yet'
  xit('is skipped') { fail 'bad' }
  it('is pending') { pending 'bug'; fail 'bad' }
  it('is pending, but passes') { pending 'bug'; expect(1).to eq 1 }
  [1, 2, 11].each { |n| it("loop #{n}") { expect(n).to eq 2 } }
  describe '#off' do
    context('when deepest') { it('works') { fail 'bad' } }
    it('good') { }
  end
  describe '.new' do
    subject { 5 }
    it { is_expected.to eq 4 }
  end
  describe '.old' do
    it { expect(1).to eq 2 }
    it('good') { }
  end
  context 'with a hook before' do
    before(:all) { raise 'no set-up' }
    it('a') { }
  end
  context 'with a hook after' do
    after(:each) { raise 'no tear-down' }
    it('a') { }
  end
  shared_examples('an adder') { |n| it("shares #{n}") { fail 'bad' } }
  it_behaves_like 'an adder', 1
  it_behaves_like 'an adder', 2
end
`,
  'spec/sub/calc_spec.rb': "describe('Calc') { it('adds') { }; it('raises') { fail 'bad' } }\n",
}

describe.skipIf(!has('rspec', '--version'))('RSpec', () => {
  test('each failing example runs alone, and all of them together', async () => {
    await using there = await onDisk(files, { framework: rspec })

    const all = await there.all()
    const tests = failing(all)
    const runs = await eachAlone(there, tests)
    const together = await there.only(...tests)

    expect(all.result).toBe('finished')
    expect(outcomes(all).filter(each => !each.startsWith('failed'))).toEqual([
      'passed: spec/calc_spec.rb › Calc #off › good',
      'passed: spec/calc_spec.rb › Calc .old › good',
      'passed: spec/calc_spec.rb › Calc › good',
      'passed: spec/calc_spec.rb › Calc › good, and slow',
      'passed: spec/calc_spec.rb › Calc › loop 2',
      'passed: spec/sub/calc_spec.rb › Calc › adds',
      'skipped: spec/calc_spec.rb › Calc › is not written yet',
      'skipped: spec/calc_spec.rb › Calc › is pending',
      'skipped: spec/calc_spec.rb › Calc › is skipped',
    ])
    expect(tests).toHaveLength(20)
    expect(runs).toEqual(alone(tests))
    expect(ran(together).toSorted()).toEqual(tests.map(titleOf).toSorted())
    expect(together.result).toBe('finished')
  })

  test('an example without words of its own: those of its group run with it', async () => {
    const text =
      "describe('Calc') { it { expect(1).to eq 2 }; it { expect(1).to eq 3 }; it('good') { }; describe('#x') { it { expect(1).to eq 4 } } }\n"
    await using there = await onDisk({ 'spec/a_spec.rb': text, '.rspec': '' }, { framework: rspec })

    const [first] = failing(await there.all())
    const run = await there.only(...(first === undefined ? [] : [first]))

    expect(ran(run)).toEqual(
      ['is expected to eq 2', 'is expected to eq 3'].map(name => `spec/a_spec.rb › Calc › ${name}`),
    )
  })

  test.for([
    ['a syntax error', 'describe("x") do\n', /syntax error/],
    ['a file that is gone', "require 'nothing/there'\n", /cannot load such file -- nothing\/there/],
    ['a constant that is gone', 'describe(Gone) { }\n', /uninitialized constant Gone/],
  ] as const)('a file with %s is a failing case without a name', async ([, text, message]) => {
    await using there = await onDisk({ ...files, 'spec/sub/calc_spec.rb': text }, { framework: rspec })

    const all = await there.all()
    const broken = failing(all)
    const run = await there.only(...broken)
    there.write({ 'spec/sub/calc_spec.rb': files['spec/sub/calc_spec.rb'] })
    const mended = await there.only(...broken)

    expect(all.result).toBe('finished')
    expect(nameless(all)).toEqual([
      { place: 'spec/sub/calc_spec.rb', message: expect.stringMatching(message) as string },
    ])
    expect(ran(run)).toEqual(['spec/sub/calc_spec.rb'])
    expect(ran(mended)).toEqual(['spec/sub/calc_spec.rb › Calc › adds', 'spec/sub/calc_spec.rb › Calc › raises'])
    expect(mended.result).toBe('finished')
  })

  test('a hook that fails after all examples is a failing case without a name', async () => {
    const text = "describe('Calc') { after(:all) { raise 'no tear-down' }; it('good') { } }\n"
    await using there = await onDisk({ 'spec/a_spec.rb': text, '.rspec': '' }, { framework: rspec })

    const all = await there.all()

    expect(all.result).toBe('finished')
    expect(outcomes(all)).toEqual(['failed: spec/a_spec.rb', 'passed: spec/a_spec.rb › Calc › good'])
    expect(nameless(all)).toEqual([{ place: 'spec/a_spec.rb', message: 'no tear-down' }])
    expect(ran(await there.only(...failing(all)))).toEqual(ran(all))
  })

  test.for(['exit(0)', 'exit!(0)', 'exit!(3)', 'Process.kill(:KILL, $$)'])(
    'an example that calls %s does not pass',
    async call => {
      await using there = await onDisk(
        { 'spec/a_spec.rb': `describe('Calc') { it('ends') { ${call} }; it('good') { } }\n`, '.rspec': '' },
        { framework: rspec },
      )

      const all = await there.all()

      expect(outcomes(all).filter(each => each.startsWith('passed'))).toEqual([])
    },
  )

  test('an example that is gone leaves nothing that could count as a pass', async () => {
    await using there = await onDisk(files, { framework: rspec })
    const [known, gone] = [idOf('spec/calc_spec.rb', 'Calc', 'good'), idOf('spec/calc_spec.rb', 'Calc', 'gone')]

    const run = await there.only(known, gone)

    expect(ran(run)).toContain(titleOf(known))
    expect(run.cases.map(({ id }) => titleOf(id))).not.toContain(titleOf(gone))
  })

  test('an example that several files share runs by the file that includes it', async () => {
    const shared = { 'spec/support/shared.rb': "shared_examples('far') { it('shares') { fail 'bad' } }\n" }
    const spec = (name: string) =>
      `require_relative 'support/shared'\ndescribe('${name}') { it_behaves_like 'far'; it('good') { } }\n`
    await using there = await onDisk(
      { ...shared, '.rspec': '', 'spec/a_spec.rb': spec('A'), 'spec/b_spec.rb': spec('B') },
      { framework: rspec },
    )

    const tests = failing(await there.all())

    expect(tests.map(titleOf)).toEqual([
      'spec/a_spec.rb › A behaves like far › shares',
      'spec/b_spec.rb › B behaves like far › shares',
    ])
    expect(await eachAlone(there, tests)).toEqual(alone(tests))
  })

  test('a seed varies the order, of the whole suite and of what was chosen; SPEC_OPTS does not get in the way', async () => {
    await using there = await onDisk(files, {
      framework: rspec,
      env: { SPEC_OPTS: '--format progress --order rand:7' },
    })
    const tests = failing(await there.all())

    const [first, again, second] = [
      await there.select({ kind: 'only', tests, seed: 1 }),
      await there.select({ kind: 'only', tests, seed: 1 }),
      await there.select({ kind: 'only', tests, seed: 2 }),
    ]
    const all = await there.select({ kind: 'all', seed: 1 })

    expect(ran(first)).toEqual(ran(again))
    expect(ran(first)).not.toEqual(ran(second))
    expect(ran(first).toSorted()).toEqual(tests.map(titleOf).toSorted())
    expect(all.cases).toHaveLength(29)
    expect([first.result, all.result]).toEqual(['finished', 'finished'])
  })

  test('affected: the whole suite, since nothing tells what stands on a file', async () => {
    await using there = await onDisk(files, { framework: rspec })

    const run = await there.select({
      kind: 'affected',
      tests: [idOf('spec/sub/calc_spec.rb', 'Calc', 'adds')],
      files: ['lib/calc.rb'],
    })

    expect(run.cases).toHaveLength(29)
    expect(run.result).toBe('finished')
  })
})

function idOf(file: string, group: string, name: string): TestId {
  return { framework: 'rspec', file, suite: [group], name }
}
