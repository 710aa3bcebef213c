import type { TestId } from '../domain/model/test-case.ts'
import { batches, filesOf } from './commands/batches.ts'
import { commandOf, plainInvocation, wordsOf } from './commands/invocation.ts'
import { startFor, withoutNames } from './commands/own-options.ts'
import { type Framework, type Project, type TestRequest } from './framework.ts'

/** Source: https://rspec.info/features/3-13/rspec-core/command-line/. The json formatter needs no extra gem. */
export const rspec: Framework = {
  name: 'rspec',
  programs: /^rspec$/,
  droppedOptions: /^(?:--(?:format|out|color|no-color|fail-fast|only-failures|next-failure|order|seed)\b|-[foc]$)/,
  nameFilters: /^(?:-[eE]|--example(?:-matches)?)(?:=|$)/,

  detect(project) {
    if (project.exists('.rspec')) return '.rspec'
    if (project.exists('spec/spec_helper.rb')) return 'spec/spec_helper.rb'
    return /\brspec\b/.test(project.text('Gemfile') ?? '') ? 'the Gemfile names rspec' : undefined
  },

  commands(project, request) {
    const using = startFor(rspec, request) ?? plainInvocation(program(project))
    return selections(request).map(({ words, tests }, index) => {
      const path = `${request.dir}/report-${index}.json`
      const chosen = tests === undefined ? [] : ['--require', `${request.dir}/${CHOOSER}`]
      const wanted = `wanted-${index}.json`
      return {
        // SPEC_OPTS would override the command line.
        ...commandOf(
          using,
          [
            '--no-color',
            '--no-fail-fast',
            ...chosen,
            '--format',
            'json',
            '--out',
            path,
            '--format',
            'documentation',
            ...words,
          ],
          {
            SPEC_OPTS: '',
            FIX_TESTS_WANTED: `${request.dir}/${wanted}`,
          },
        ),
        ...(tests === undefined
          ? {}
          : {
              files: {
                [CHOOSER]: CHOOSE,
                [wanted]: JSON.stringify(tests.map(({ file, suite, name }) => [file, ...suite, name])),
              },
            }),
        report: { at: 'file', path, format: 'rspec-json' },
      }
    })
  },

  selector: test => test.file,

  manualCommand(tests, { project, using = plainInvocation(program(project)) }) {
    if (tests.length === 0 || tests.some(({ file }) => file === '')) return wordsOf(using, using.scope)
    // An example without a description has no name to select it by.
    const isNamed = tests.every(({ name }) => name !== '' && !name.startsWith('example at '))
    const names = isNamed ? [...new Set(tests.map(({ name }) => name))].flatMap(name => ['-e', name]) : []
    return wordsOf(withoutNames(using, rspec), [...filesOf(tests), ...names])
  },
}

/** Return the words of each command and the examples to select; undefined selects all. */
function selections({ selection, using }: TestRequest): { words: readonly string[]; tests?: readonly TestId[] }[] {
  switch (selection.kind) {
    case 'all':
      return [{ words: [...order(selection.seed), ...(using?.scope ?? [])] }]
    case 'only':
      // A failure outside of all files stopped the whole run.
      if (selection.tests.some(({ file }) => file === '')) return [{ words: order(selection.seed) }]
      return batches(selection.tests, ({ file }) => file).map(tests => ({
        words: [...order(selection.seed), ...filesOf(tests)],
        tests,
      }))
    case 'affected':
      return [{ words: [] }]
  }
}

const CHOOSER = 'fix_tests_chooser.rb'
/**
 * Ruby code that selects examples by file and description. RSpec's own options cannot: a pattern for names applies to
 * all files. An example without a description (`it { is_expected.to … }`) gets its name when it runs, so all such
 * examples of a group run. Names are compared without spaces, because RSpec joins some parts without one.
 */
const CHOOSE = String.raw`
require 'json'

wanted = JSON.parse(File.read(ENV.delete('FIX_TESTS_WANTED'), encoding: 'UTF-8'))
whole, named = wanted.partition { |_file, *parts| parts.join.empty? }
plain = ->(*parts) { parts.join.gsub(/\s+/, '') }
files = ->(example) { example.values_at(:rerun_file_path, :file_path).compact.map { |path| path.sub(/\A\.\//, '') } }
words = ->(example) { plain.(example[:full_description]) }
silent = ->(example) { plain.(example[:description]).empty? || example[:description].start_with?('example at ') }
group = ->(example) { plain.(example[:example_group][:full_description]) }
all = nil

RSpec.configuration.inclusion_filter = {
  full_description: lambda do |_, example|
    next true if whole.any? { |file, *| files.(example).include?(file) }
    all ||= RSpec.world.example_groups.flat_map(&:descendants).flat_map(&:examples).map(&:metadata)
    named.any? do |file, *parts|
      title = plain.(*parts)
      next false unless files.(example).include?(file)
      next words.(example) == title unless silent.(example)
      at = parts.last[/\Aexample at .*:(\d+)\z/, 1]
      next at.to_i == example[:line_number] if at
      others = all.select { |each| files.(each).include?(file) }
      next false if others.any? { |each| words.(each) == title }
      nearest = others.select(&silent).map(&group).select { |each| title.start_with?(each) }.max_by(&:length)
      group.(example) == nearest
    end
  end
}
`

function program(project: Project): string[] {
  if (project.exists('bin/rspec')) return ['bin/rspec']
  return project.exists('Gemfile') ? ['bundle', 'exec', 'rspec'] : ['rspec']
}

function order(seed: number | undefined): string[] {
  return seed === undefined ? [] : ['--order', `rand:${seed}`]
}
