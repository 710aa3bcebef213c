/**
 * Variables that a child process inherits. Tokens, keys, `INPUT_*`, `GITHUB_*`, `ACTIONS_*` and `RUNNER_*` never reach
 * a process that runs the repository's code.
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
  'NODE_EXTRA_CA_CERTS',
] as const

/** Variable that marks every process of a run, to find those that left its process group. */
export const MARKER = 'FIX_TESTS_RUN'

export type ChildEnv = Readonly<Record<string, string>>

/**
 * Build the environment of a child process.
 * @param host the environment of this process
 * @param options `pass`: additional names; `secrets`: values to remove, whatever their name
 */
export function childEnvironment(
  host: Readonly<Record<string, string | undefined>>,
  options: { pass: readonly string[]; secrets: readonly string[]; temp: string; marker: string },
): ChildEnv {
  const names = new Set<string>([
    ...ALLOWED,
    ...Object.keys(host).filter(name => name.startsWith('LC_')),
    ...options.pass,
  ])
  const env: Record<string, string> = {}
  for (const name of names) {
    const value = host[name]
    if (value === undefined || options.secrets.some(secret => secret !== '' && value.includes(secret))) continue
    env[name] = value
  }
  return { ...env, CI: 'true', TMPDIR: options.temp, TEMP: options.temp, TMP: options.temp, [MARKER]: options.marker }
}
