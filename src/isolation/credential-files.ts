import { isAbsolute } from 'node:path'

/** Variables that name files with credentials and nothing else. Several are separated by a colon. */
const VARIABLES = [
  // google-github-actions/auth writes its file into the checkout.
  'GOOGLE_APPLICATION_CREDENTIALS',
  'GOOGLE_GHA_CREDS_PATH',
  'CLOUDSDK_AUTH_CREDENTIAL_FILE_OVERRIDE',
  'AWS_SHARED_CREDENTIALS_FILE',
  'AWS_WEB_IDENTITY_TOKEN_FILE',
  'AZURE_FEDERATED_TOKEN_FILE',
  'AZURE_CLIENT_CERTIFICATE_PATH',
  'KUBECONFIG',
  'NETRC',
  'REGISTRY_AUTH_FILE',
  'DOCKER_AUTH_CONFIG_FILE',
  'SNOWFLAKE_PRIVATE_KEY_PATH',
  'TF_CLI_CONFIG_FILE',
]

/**
 * List the files with credentials that variables of a job name: an earlier step logged in.
 * @param passed variables that the tests are to have
 */
export function credentialFiles(
  env: Readonly<Record<string, string | undefined>>,
  passed: readonly string[] = [],
): string[] {
  const paths = VARIABLES.filter(name => !passed.includes(name)).flatMap(name => (env[name] ?? '').split(':'))
  return [...new Set(paths.filter(path => isAbsolute(path)))]
}
