import { describe, expect, it } from 'vitest'
import { namedPath, workspacePath } from '../../src/setup/report-paths.ts'

describe('the path of a report', () => {
  it.each([
    ['pytest --junitxml=junit.xml -q', 'junit.xml'],
    ['pytest --junit-xml out/r.xml', 'out/r.xml'],
    ['addopts = "-q --junitxml=r.xml"', 'r.xml'],
    ['pytest --junitxml="r-${{ matrix.os }}.xml"', 'r-${{matrix.os}}.xml'],
    ['gotestsum --junitfile unit.xml -- ./...', 'unit.xml'],
    ['vendor/bin/phpunit --log-junit build/junit.xml', 'build/junit.xml'],
    ['vitest --reporter=junit --outputFile=r.xml', 'r.xml'],
    ['vitest --outputFile.junit=r.xml', 'r.xml'],
    ['mocha --reporter mocha-junit-reporter --reporter-options mochaFile=a/r.xml', 'a/r.xml'],
    ['JEST_JUNIT_OUTPUT_DIR: ./reports\n', './reports'],
    ['go test -v ./... | go-junit-report > r.xml', 'r.xml'],
    ['bundle exec rspec --format RspecJunitFormatter --out r.xml', 'r.xml'],
    ["reporters: ['junit'], outputFile: { junit: 'out/r.xml' }", 'out/r.xml'],
    ['<junit outputFile="r.xml"/>', 'r.xml'],
    ['[profile.ci.junit]\npath = "junit.xml"', 'target/nextest/ci/junit.xml'],
    ['pytest --junitxml=$DIR/r.xml', undefined],
    ['dotnet test --logger trx', undefined],
    ['npx jest --reporters=jest-junit', undefined],
  ])('that %j names is %s', (text, path) => {
    expect(namedPath(text)).toBe(path)
  })

  const of = (path: string, job: { command?: string; directory?: string; checkout?: string }) =>
    workspacePath(path, {
      command: 'npm test',
      directory: '',
      ...job,
      steps: [{ uses: 'actions/checkout@v5', with: { path: job.checkout } }],
    })

  it.each([
    ['reports/', {}, 'reports/'],
    ['reports/', { directory: 'web' }, 'web/reports/'],
    ['./r.xml', { directory: 'web', checkout: 'app' }, 'app/web/r.xml'],
    ['r.xml', { command: 'npm --prefix web test' }, 'web/r.xml'],
    ['r.xml', { command: 'npm test --prefix=web -- --dir a' }, 'web/r.xml'],
    ['r.xml', { command: 'CI=1 xvfb-run -a npm -C web test' }, 'web/r.xml'],
    ['r.xml', { command: 'npm test -- --prefix web' }, 'r.xml'],
    ['r.xml', { command: 'pnpm -C web test' }, 'web/r.xml'],
    ['r.xml', { command: 'pnpm --dir "web" run test' }, 'web/r.xml'],
    ['r.xml', { command: 'pnpm -r --dir=web test' }, 'web/r.xml'],
    ['r.xml', { command: 'pnpm vitest run --dir tests' }, 'r.xml'],
    ['r.xml', { command: 'pnpm --filter a -C web test | tee r.log' }, 'web/r.xml'],
    ['r.xml', { command: "sh -c 'a; npm test --prefix web'" }, 'r.xml'],
    ['r.xml', { command: 'yarn --cwd web test' }, 'web/r.xml'],
    ['r.xml', { command: 'yarn test --cwd web' }, 'r.xml'],
    ['r.xml', { command: 'bun test --cwd web' }, 'web/r.xml'],
    ['r.xml', { command: 'make -C web test' }, 'web/r.xml'],
    ['r.xml', { command: 'make test --directory=web' }, 'web/r.xml'],
    ['r.xml', { command: 'cargo -C web nextest run' }, 'web/r.xml'],
    ['r.xml', { command: 'cargo test -- -C web' }, 'r.xml'],
    ['r.xml', { command: 'go test -C web ./...' }, 'web/r.xml'],
    ['r.xml', { command: 'npm ci --prefix web && npm test --prefix api' }, 'api/r.xml'],
    ['r.xml', { command: 'npm ci --prefix web && npm test' }, 'r.xml'],
    ['r.xml', { command: 'npm --prefix "$DIR" test' }, 'r.xml'],
    ['r.xml', { command: 'npx vitest run --dir tests' }, 'r.xml'],
    ['r.xml', { command: 'ctest -C Release --output-junit r.xml' }, 'r.xml'],
    ['r.xml', { command: 'pytest --prefix=a' }, 'r.xml'],
    ['/tmp/r.xml', { directory: 'web' }, '/tmp/r.xml'],
    ['**/junit.xml', { directory: 'web' }, '**/junit.xml'],
    ['target/nextest/ci/junit.xml', {}, 'target/nextest/ci/junit.xml'],
    ['target/nextest/ci/junit.xml', { directory: 'cli' }, '**/target/nextest/ci/junit.xml'],
    [
      'target/nextest/ci/junit.xml',
      { command: 'cargo test --manifest-path cli/Cargo.toml' },
      '**/target/nextest/ci/junit.xml',
    ],
  ])('%s of a job %j is uploaded from %s', (path, job, uploaded) => {
    expect(of(path, job)).toBe(uploaded)
  })
})
