import { describe, expect, it } from 'vitest'
import { holdsReports, writesReport } from '../../src/setup/report-words.ts'

describe('a report is written', () => {
  it.each([
    'pytest --junit-xml=reports/junit.xml',
    'pytest --junitxml r.xml',
    'addopts = "-q --junitxml=r.xml"',
    'npx vitest run --reporter=junit --outputFile=r.xml',
    'vitest --outputFile.junit=r.xml',
    "export default { test: { reporters: ['default', 'junit'] } }",
    "reporter: [\n    ['list'],\n    ['junit', { outputFile: 'r.xml' }],\n  ],",
    '{"jest":{"reporters":["default","jest-junit"]}}',
    'reporter: mocha-junit-reporter',
    '{"reporterEnabled":"spec, mocha-junit-reporter"}',
    'mocha --reporter xunit --reporter-options output=r.xml',
    'gotestsum --junitfile junit.xml ./...',
    'go test -v ./... | go-junit-report > r.xml',
    'cargo nextest run --profile ci\n[profile.ci.junit]\npath = "junit.xml"',
    'vendor/bin/phpunit --log-junit r.xml',
    '<logging>\n  <junit outputFile="r.xml"/>\n</logging>',
    'bundle exec rspec --format RspecJunitFormatter --out r.xml',
    'dotnet test --logger trx',
    'dotnet test --logger "junit;LogFilePath=r.xml"',
    'ctest --output-junit junit.xml',
    'deno test --junit-path=r.xml',
    'python -m xmlrunner discover -o reports',
    'tox -- --junitxml=r.xml',
  ])('by %j', text => {
    expect(writesReport(text)).toBe(true)
  })

  it.each([
    '[tool.pytest.ini_options]\njunit_family = "xunit2"',
    'pytest -o junit_family=xunit2',
    'junit_suite_name = shop',
    'pip install junit-xml pytest-junit',
    'gotestsum ./...',
    'cargo nextest run --profile ci',
    '{"jest-junit":{"outputDirectory":"reports"}}',
    'cat target/surefire-reports/*.txt',
    'npx vitest run --reporter=default\nnpm run junit:publish',
  ])('not by %j', text => {
    expect(writesReport(text)).toBe(false)
  })
})

describe('an upload', () => {
  it.each([
    ['reports/', true],
    ['junit.xml', true],
    ['**/build/test-results/**/*.xml', true],
    ['coverage/junit.xml', true],
    ['coverage.xml', false],
    ['coverage-report/', false],
    ['coverage.xml\nreports/', true],
    ['dist/', false],
  ])('of %j can hold reports: %s', (path, holds) => {
    expect(holdsReports(path)).toBe(holds)
  })
})
