import { runAction } from './action/action.ts'

await runAction(process.env)
