import { configureGlobal } from 'fast-check'
import { SEED } from './seed.ts'

// Properties that name no seed of their own take that of the run; a failing one prints the path to its case.
configureGlobal({ seed: SEED })
