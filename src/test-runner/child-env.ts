import { settingWithoutSecrets } from '../domain/policy/redaction.ts'

/**
 * Variables that a child process inherits, if their values hold no credentials. Tokens, keys, `INPUT_*`, `GITHUB_*`,
 * `ACTIONS_*` and `RUNNER_*` never reach a process that runs the repository's code. `GITHUB_ACTIONS` does: test suites
 * and tools ask it where they run, as they did in the failed job. What a test prints is never printed as it is, so no
 * workflow command of its own gets through.
 *
 * `NODE_OPTIONS` is not inherited: it can be meant for the runner's own processes. One that the workflow's file sets
 * is.
 */
const ALLOWED = [
  'PATH',
  'HOME',
  'USER',
  'LOGNAME',
  'SHELL',
  'LANG',
  'LANGUAGE',
  'TZ',
  'TERM',
  'SystemRoot',
  'ComSpec',
  'PATHEXT',
  'USERPROFILE',
  'APPDATA',
  'LOCALAPPDATA',
  'ProgramFiles',
  'NVM_DIR',
  'VOLTA_HOME',
  'VIRTUAL_ENV',
  'CONDA_PREFIX',
  'PYENV_ROOT',
  'PYTHONPATH',
  'JAVA_HOME',
  'M2_HOME',
  'MAVEN_HOME',
  'GRADLE_HOME',
  'GRADLE_USER_HOME',
  'GOROOT',
  'GOPATH',
  'GOCACHE',
  'GOMODCACHE',
  'GOPROXY',
  'GOFLAGS',
  'GOTOOLCHAIN',
  'GOPRIVATE',
  'GONOSUMDB',
  'CARGO_HOME',
  'RUSTUP_HOME',
  'CARGO_TARGET_DIR',
  'DOTNET_ROOT',
  'GEM_HOME',
  'GEM_PATH',
  'BUNDLE_PATH',
  'BUNDLE_GEMFILE',
  'RBENV_ROOT',
  'COMPOSER_HOME',
  'PHPRC',
  'PHP_INI_SCAN_DIR',
  'PLAYWRIGHT_BROWSERS_PATH',
  'CC',
  'CXX',
  'CMAKE_PREFIX_PATH',
  'CMAKE_GENERATOR',
  'XDG_CACHE_HOME',
  'XDG_CONFIG_HOME',
  'LD_LIBRARY_PATH',
  'SSL_CERT_FILE',
  'SSL_CERT_DIR',
  'NODE_EXTRA_CA_CERTS',
  'REQUESTS_CA_BUNDLE',
  'CURL_CA_BUNDLE',
  'GIT_SSL_CAINFO',
  'GIT_SSL_CAPATH',
  'PIP_CERT',
  'AWS_CA_BUNDLE',
  'CARGO_HTTP_CAINFO',
  'npm_config_cafile',
  'NPM_CONFIG_CAFILE',
  'GITHUB_ACTIONS',
  'NODE_ENV',
  'NODE_PATH',
  'PNPM_HOME',
  'BUN_INSTALL',
  'DENO_DIR',
  'COREPACK_HOME',
  'YARN_CACHE_FOLDER',
  'YARN_GLOBAL_FOLDER',
  'npm_config_cache',
  'CYPRESS_CACHE_FOLDER',
  'PUPPETEER_CACHE_DIR',
  'PUPPETEER_EXECUTABLE_PATH',
  'PUPPETEER_SKIP_DOWNLOAD',
  'CHROME_BIN',
  'CHROME_PATH',
  'FIREFOX_BIN',
  'CHROMEWEBDRIVER',
  'GECKOWEBDRIVER',
  'pythonLocation',
  'Python_ROOT_DIR',
  'Python2_ROOT_DIR',
  'Python3_ROOT_DIR',
  'PYTHONUNBUFFERED',
  'PYTHONUTF8',
  'PYTHONIOENCODING',
  'PIP_CACHE_DIR',
  'PIPENV_VENV_IN_PROJECT',
  'PIPX_HOME',
  'CONDA',
  'CONDA_EXE',
  'CONDA_DEFAULT_ENV',
  'MAMBA_ROOT_PREFIX',
  'PKG_CONFIG_PATH',
  'CPATH',
  'C_INCLUDE_PATH',
  'CPLUS_INCLUDE_PATH',
  'LIBRARY_PATH',
  'CPPFLAGS',
  'CFLAGS',
  'CXXFLAGS',
  'LDFLAGS',
  'CMAKE_BUILD_PARALLEL_LEVEL',
  'VCPKG_ROOT',
  'VCPKG_INSTALLATION_ROOT',
  'DISPLAY',
  'XDG_DATA_HOME',
  'XDG_DATA_DIRS',
  'ANDROID_HOME',
  'ANDROID_SDK_ROOT',
  'ANDROID_NDK_HOME',
  'ANDROID_NDK_ROOT',
  'DEVELOPER_DIR',
  'SDKROOT',
  'DYLD_LIBRARY_PATH',
  'DYLD_FALLBACK_LIBRARY_PATH',
  'GOBIN',
  'GO111MODULE',
  'GOSUMDB',
  'GOEXPERIMENT',
  'CGO_ENABLED',
  'RUSTUP_TOOLCHAIN',
  'RUSTFLAGS',
  'RUSTDOCFLAGS',
  'DOTNET_INSTALL_DIR',
  'DOTNET_NOLOGO',
  'DOTNET_CLI_TELEMETRY_OPTOUT',
  'NUGET_PACKAGES',
  'RUBYLIB',
  'COMPOSER_CACHE_DIR',
  'PERL5LIB',
  'GRADLE_OPTS',
  'MAVEN_OPTS',
  'SBT_OPTS',
  'KOTLIN_HOME',
  'DOCKER_HOST',
  'TESTCONTAINERS_RYUK_DISABLED',
  'ImageOS',
  'ImageVersion',
  ...['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY', 'ALL_PROXY'].flatMap(name => [name, name.toLowerCase()]),
  'npm_config_registry',
  'PIP_INDEX_URL',
  'PIP_EXTRA_INDEX_URL',
]

/** Families of variables. A name that names a secret is no part of them. */
const FAMILY = /^(?:LC|UV|POETRY|JAVA_HOME)_/
const SECRET_NAME = /TOKEN|SECRET|PASSW|CREDENTIAL|AUTH|API_?KEY|PRIVATE/i

/** Variable that marks every process of a run, to find those that left its process group. */
export const MARKER = 'PROCESS_TREE_ID'

export type ChildEnv = Readonly<Record<string, string>>

export interface ChildEnvOptions {
  /** Additional names. */
  readonly pass: readonly string[]
  /** Plain variables of the failed job. They win over inherited ones, but not over those of `pass`. */
  readonly plain?: Readonly<Record<string, string>>
  /** Values to remove, whatever their name. */
  readonly secrets: readonly string[]
  readonly temp: string
  readonly marker: string
}

type Host = Readonly<Record<string, string | undefined>>

/** Build the environment of a child process. @param host the environment of this process */
export function childEnvironment(host: Host, options: ChildEnvOptions): ChildEnv {
  const { pass, plain = {}, secrets, temp, marker } = options
  const family = Object.keys(host).filter(name => FAMILY.test(name) && !SECRET_NAME.test(name))
  const inherited = valuesOf(host, [...ALLOWED, ...family])
  const env: Record<string, string | undefined> = {
    CI: 'true',
    ...Object.fromEntries(Object.entries(inherited).map(([name, value]) => [name, settingWithoutSecrets(value)])),
    ...plain,
    ...valuesOf(
      host,
      pass.filter(name => name !== 'CI'),
    ),
  }
  const kept = Object.entries(env).flatMap(([name, value]) =>
    value === undefined || holdsSecret(value, secrets) ? [] : [[name, value] as const],
  )
  return { ...Object.fromEntries(kept), TMPDIR: temp, TEMP: temp, TMP: temp, [MARKER]: marker }
}

function valuesOf(host: Host, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.flatMap(name => (host[name] === undefined ? [] : [[name, host[name]] as const])))
}

function holdsSecret(value: string, secrets: readonly string[]): boolean {
  return secrets.some(secret => secret !== '' && value.includes(secret))
}

/** List the names whose variables tests do not get, although `pass-env` could pass them. */
export function withheldVariables(host: Host, options: ChildEnvOptions, names: readonly string[]): string[] {
  const env = childEnvironment(host, options)
  return names.filter(name => !Object.hasOwn(env, name) && !holdsSecret(host[name] ?? '', options.secrets))
}
