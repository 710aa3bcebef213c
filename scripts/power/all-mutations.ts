import { CHEAT_MUTATIONS } from './cheat-mutations.ts'
import { CONTROL_MUTATIONS } from './control-mutations.ts'
import { CORE_MUTATIONS } from './core-mutations.ts'
import { EDGE_MUTATIONS } from './edge-mutations.ts'
import { ISOLATION_MUTATIONS } from './isolation-mutations.ts'
import { MODEL_MUTATIONS } from './model-mutations.ts'
import type { Mutation } from './mutation.ts'

export const ALL_MUTATIONS: readonly Mutation[] = [
  ...CORE_MUTATIONS,
  ...EDGE_MUTATIONS,
  ...CONTROL_MUTATIONS,
  ...ISOLATION_MUTATIONS,
  ...CHEAT_MUTATIONS,
  ...MODEL_MUTATIONS,
]
