import picomatch from 'picomatch'
import { describe, expect, it } from 'vitest'
import { type EditPolicy, editRefusal } from '../../../src/domain/policy/edit-policy.ts'

const policy: EditPolicy = {
  protected: [],
  matches: (pattern, path) => picomatch.isMatch(path, pattern, { dot: true }),
}
const words = (text: string) => text.trim().split(/\s+/)

const TESTS = words(`
  x-test.js test-x.js x_test.ts x-spec.tsx x.test.mts x.spec.cts x.cy.ts x.e2e.js x.e2e-spec.ts x.it.ts x.tests.js
  src/x-tests.jsx src/test_x.ts src/x.integration.ts src/x.unit.js test.setup.ts tests.py a/test.py test_x.py x_test.py
  pkg/x_test.go XTest.java a/XTests.kt a/XSpec.scala XTestCase.php XTests.cs XTests.swift x_test.dart x_spec.rb x_test.rb
  x_test.exs x_test.lua x_unittest.cc x_test.cpp t/basic.t login.feature x.bats x.robot a.snap __snapshots__/a.js.snap
  test/x.ts tests/x.py spec/x.rb specs/x.js e2e/login.ts cypress/support/commands.js packages/a/tests/data.json
  acceptance/x.py integration-tests/x.ts unit-tests/a.js Tests/XTests.swift Acme.Tests/Cart.cs src/test/java/X.java
  src/it/java/X.java src/integrationTest/kotlin/X.kt src/testFixtures/java/X.java __tests__/x.js __mocks__/fs.js
  fixtures/expected.json src/fixtures/a.txt __fixtures__/x/package.txt testdata/in.txt test-data/a.csv test_data/b.xml
  testcases/1.in test-cases/2.out golden/a.txt goldens/b.json x.golden out.approved.txt out.verified.xml a.received.txt
  expected.json expected-output.txt fixture.yml cassettes/a.yml vcr_cassettes/b.yml snapshots/page.png baselines/a.json
  a.ambr page.snapshot __image_snapshots__/a.png conftest.py vitest.config.ts jest.config.cjs jest.setup.js vite.config.ts
  playwright.config.ts babel.config.js setupTests.ts pytest.ini tox.ini setup.cfg pyproject.toml phpunit.xml phpunit.xml.dist
  pom.xml build.gradle settings.gradle.kts package.json packages/a/package.json sitecustomize.py usercustomize.py
`)

const MACHINES = words(`
  .claude/settings.json .claude/agents/a.md .cursor/rules/x.mdc .husky/pre-commit .vscode/tasks.json .vscode/settings.json
  .idea/workspace.xml .devcontainer/devcontainer.json .github/CODEOWNERS .github/dependabot.yml CODEOWNERS docs/CODEOWNERS
  action.yml action.yaml actions/build/action.yml .gitlab-ci.yaml .gitlab-ci.yml .travis.yml .circleci/config.yml
  azure-pipelines.yml bitbucket-pipelines.yml appveyor.yml Jenkinsfile Jenkinsfile.release .drone.yml cloudbuild.yaml
  buildspec.yml codecov.yml .yarnrc.yml .yarn/plugins/x.cjs .pnpmfile.cjs .pre-commit-config.yaml .editorconfig .eslintrc.js
  .prettierrc .babelrc .swcrc .nycrc .mocharc.yml .rspec .rubocop.yml .coveragerc .flake8 .bazelrc .cargo/config.toml
  .config/nextest.toml .mvn/jvm.config .gitignore .npmignore .dockerignore .tool-versions .nvmrc .python-version
  Dockerfile Dockerfile.dev api.Dockerfile docker-compose.yml compose.override.yaml Procfile Vagrantfile Brewfile Tiltfile
  AGENTS.md CLAUDE.md packages/a/AGENTS.md _config.yml .storybook/main.ts .well-known/x.json
`)

const PROJECT = words(`
  package-lock.json npm-shrinkwrap.json yarn.lock pnpm-lock.yaml pnpm-workspace.yaml bun.lockb bun.lock deno.json deno.lock
  Cargo.toml Cargo.lock crates/a/Cargo.toml rust-toolchain.toml go.mod go.sum go.work Gemfile Gemfile.lock Rakefile a.gemspec
  Pipfile Pipfile.lock poetry.lock uv.lock pdm.lock requirements.txt requirements-dev.txt requirements/base.in constraints.txt
  setup.py noxfile.py tasks.py MANIFEST.in environment.yml composer.json composer.lock mix.exs mix.lock build.sbt build.xml
  build.zig meson.build Package.swift stack.yaml a.cabal gradlew mvnw gradle.properties gradle/libs.versions.toml
  gradle/wrapper/gradle-wrapper.jar gradle/wrapper/gradle-wrapper.properties a.gradle buildSrc/x.gradle.kts CMakeLists.txt
  cmake/x.cmake Makefile lib/Makefile GNUmakefile rules.mk Makefile.am configure.ac Justfile Taskfile.yml WORKSPACE BUILD
  MODULE.bazel defs.bzl Acme.csproj Acme.sln Directory.Build.props Directory.Build.targets packages.config NuGet.config
  packages.lock.json tsconfig.json tsconfig.build.json jsconfig.json webpack.config.js rollup.config.mjs eslint.config.js
  prettier.config.cjs next.config.js tailwind.config.ts karma.conf.js gulpfile.js Gruntfile.js lerna.json nx.json turbo.json
  renovate.json biome.json lefthook.yml mkdocs.yml app.json vcpkg.json conanfile.txt a.code-workspace x.pbxproj
`)

const SEALED = words(`
  .git/config packages/a/.git/hooks/x .github/workflows/ci.yml .github/actions/a/action.yml .gitattributes .gitmodules .env
  app/.env.production prod.env .envrc node_modules/a/index.js .npmrc .netrc .pypirc certs/server.pem a.key a.p12 id_rsa
`)

const WINDOWS = [
  'src/con.ts',
  'aux',
  'lib/NUL.txt',
  'src/com1.js',
  'a:b.ts',
  'a?.ts',
  'a*.ts',
  'src/a.',
  'src/b /x.ts',
  'a|b',
  'a"b',
]

const PRODUCT = words(`
  src/sum.ts index.js lib/contest.ts src/latest.ts src/attest/a.ts src/spec.ts src/testing.py docs/a.md README.md CHANGELOG.md
  src/keyboard.ts src/environment.ts src/config.ts src/app.config.ts src/app.module.ts src/setup.ts lib/builder.rb app/models/user.rb
  src/main/java/acme/Cart.java src/lib.rs src/bin/tool.rs cmd/tool/main.go internal/cart/cart.go pkg/api/spec.go acme/cart.py
  acme/__init__.py acme/testing.py acme/conf.py acme/protest.py src/features/cart/total.ts src/snapshots/manager.ts lib/golden_ratio.py
  src/manifest.ts src/package.ts src/lockfile.ts src/makefile-parser.ts src/docker/client.ts bin/cli.js public/index.html
  styles/main.css i18n/de.json data/countries.json schema/user.graphql migrations/001_users.sql proto/a.proto templates/mail.hbs
  src/spec-parser.ts src/expectations.ts src/expected_value.py src/inspect.ts src/Contest.java src/Latest.cs lib/attestation.php
  src/console.ts src/auxiliary.py src/nullable.ts src/communication.ts src/test.utils/../x
`).slice(0, -1)

describe('what may be written is product code:', () => {
  it('at least 200 other paths are swept', () => {
    expect(new Set([...TESTS, ...MACHINES, ...PROJECT, ...SEALED, ...WINDOWS]).size).toBeGreaterThanOrEqual(200)
  })

  it.each([
    ['tests and what they read', TESTS],
    ['what runs on machines', MACHINES],
    ['manifests, lockfiles and build files', PROJECT],
    ['what is always sealed', SEALED],
    ['names that Windows cannot have', WINDOWS],
  ])('no %s', (_, paths) => {
    expect(paths.filter(path => editRefusal(path, policy) === undefined)).toEqual([])
  })

  it('all of it', () => {
    expect(PRODUCT.flatMap(path => editRefusal(path, policy) ?? [])).toEqual([])
  })
})

describe('allowed-paths', () => {
  const opened: EditPolicy = { ...policy, allowed: ['**'], protected: ['db/**'] }

  it('opens what is protected by its kind', () => {
    const kinds = [...TESTS, ...MACHINES.filter(path => !path.startsWith('.git/')), ...PROJECT]
    expect(kinds.flatMap(path => editRefusal(path, opened) ?? [])).toEqual([])
  })

  it('opens neither what is sealed nor what protected-paths names', () => {
    expect([...SEALED, 'db/1.sql'].filter(path => editRefusal(path, opened) === undefined)).toEqual([])
  })
})

describe('a test writer', () => {
  const tests: EditPolicy = { ...policy, edits: 'tests', allowed: ['src/**', '.github/workflows/ci.yml'] }

  it.each(
    words(`
      src/cart.test.ts src/index.spec.js test/cart.js tests/unit/cart.ts __tests__/utils.test.js test_cart.py tests/test_utils.py
      pkg/cart_test.go src/test/java/CartTest.java spec/cart_spec.rb tests/cart.rs t/cart.t test/config.test.ts
    `),
  )('may write %s', path => {
    expect(editRefusal(path, tests)).toBeUndefined()
  })

  it.each(
    words(`
      src/cart.ts test/helpers.js test/helper.ts tests/utils/server.ts test/setup.ts tests/conftest.py conftest.py
      __mocks__/fs.test.js test/fixtures/a.test.js tests/__snapshots__/a.test.js test/vitest.config.ts jest.config.js
      package.json .github/workflows/ci.yml .hidden/a.test.js test/common.js test/data.json node_modules/a/a.test.js
      ../a.test.js tests/mod.rs test/global-setup.ts
    `),
  )('may not write %s', path => {
    expect(editRefusal(path, tests)).toBeDefined()
  })
})
