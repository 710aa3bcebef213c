/**
 * Both doors, so that they are one bundle and share what they load: dist/index.js opens the first, dist/cli.js the
 * second. Each runs when it is imported.
 */
export const action = () => import('./index.ts')
export const commandLine = () => import('./cli.ts')
