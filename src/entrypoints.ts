/**
 * Both entry points in one module, so that they share one bundle: dist/index.js imports `action`, dist/cli.js
 * `commandLine`. Each runs on import.
 */
export const action = () => import('./index.ts')
export const commandLine = () => import('./cli.ts')
