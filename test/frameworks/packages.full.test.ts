import { describe, test } from 'vitest'
import { has } from '../world/toolchains.ts'
import { expectNoTestsToBeFine, expectOwnModule, expectOwnModuleOfPackage } from './packages.cases.ts'

describe.skipIf(!has('go', 'version'))('modules of Go, whose reports name no files', () => {
  test('a test runs in the module that it was seen in', () => expectOwnModule(found => found))

  test('a package runs in the module that has it', () => expectOwnModuleOfPackage(found => found))

  test('a module without tests does not make the run incomplete', () => expectNoTestsToBeFine(found => found))
})
