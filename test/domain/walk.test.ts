import { describeWalks } from './walks.ts'

describeWalks(2_500)
