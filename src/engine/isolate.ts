import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { credentialFiles } from '../isolation/credential-files.ts'
import { type OpenedIsolation, openSandbox } from '../isolation/open-sandbox.ts'
import type { Job } from './job.ts'
import { memoryLimit } from './testbed-settings.ts'

/** Folders of a run that its tests use. */
export interface SharedFolders {
  readonly runs: string
  /** For copies of the checkout. */
  readonly copies: string
}

/** The folders below a run's state. */
export function sharedFolders(directory: string): SharedFolders {
  return { runs: join(directory, 'runs'), copies: join(directory, 'copies') }
}

/**
 * Open the isolation of all that is run of the repository.
 * @throws UserError if it is required and does not work
 */
export function isolate({
  checkout,
  host,
  settings,
  ciSteps = [],
  directory,
  shared: { runs, copies } = sharedFolders(directory),
  testTemp,
}: Pick<Job, 'checkout' | 'host' | 'settings' | 'ciSteps'> & {
  readonly directory: string
  readonly shared?: SharedFolders
  readonly testTemp?: string | undefined
}): Promise<OpenedIsolation> {
  return openSandbox({
    mode: settings.isolation,
    network: settings.network,
    docker: settings.docker === 'allow',
    env: host,
    credentials: credentialFiles(host, settings['pass-env']),
    checkout: checkout.top,
    gitDir: checkout.gitDir,
    state: directory,
    shared: [runs, copies, ...(testTemp === undefined ? [] : [testTemp])],
    memory: memoryLimit(settings),
    // Failed steps of one job have the same services.
    services: [...new Map(ciSteps.flatMap(({ services }) => services).map(each => [each.name, each])).values()],
    program: dirname(fileURLToPath(import.meta.url)),
  })
}
