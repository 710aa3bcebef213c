import { describeWalks } from './walks.ts'

describeWalks(50_000)
