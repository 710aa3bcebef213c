import { action } from './entrypoints.js'

await action()
