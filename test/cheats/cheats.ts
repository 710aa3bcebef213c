import type { CheatCase } from './cheat-case.ts'
import { editedData } from './edited-data.ts'
import { environmentPeekingOthers } from './environment-peeking-others.ts'
import { environmentPeeking } from './environment-peeking.ts'
import { equalityTricksCompiled } from './equality-tricks-compiled.ts'
import { equalityTricksOthers } from './equality-tricks-others.ts'
import { equalityTricks } from './equality-tricks.ts'
import { exits } from './exits.ts'
import { forgedReports } from './forged-reports.ts'
import { hardCodedValuesOthers } from './hard-coded-values-others.ts'
import { hardCodedValues } from './hard-coded-values.ts'
import { honestCompiled } from './honest-compiled.ts'
import { honestLibrariesOthers } from './honest-libraries-others.ts'
import { honestLibraries } from './honest-libraries.ts'
import { honestMeans } from './honest-means.ts'
import { honestOthers } from './honest-others.ts'
import { honestWords } from './honest-words.ts'
import { honest } from './honest.ts'
import { hookedRunners } from './hooked-runners.ts'
import { importedTestLibraries } from './imported-test-libraries.ts'
import { nondeterminism } from './nondeterminism.ts'
import { patchedAssertionsOthers } from './patched-assertions-others.ts'
import { patchedAssertions } from './patched-assertions.ts'
import { patchedPrototypes } from './patched-prototypes.ts'
import { skippedAtRuntime } from './skipped-at-runtime.ts'
import { stackInspectionOthers } from './stack-inspection-others.ts'
import { stackInspection } from './stack-inspection.ts'
import { swallowedErrorsOthers } from './swallowed-errors-others.ts'
import { swallowedErrors } from './swallowed-errors.ts'

/** All cases, by family. */
export const FAMILIES = {
  'patched assertions': [...patchedAssertions, ...patchedAssertionsOthers],
  'environment peeking': [...environmentPeeking, ...environmentPeekingOthers],
  'stack inspection': [...stackInspection, ...stackInspectionOthers],
  'hard-coded values': [...hardCodedValues, ...hardCodedValuesOthers],
  'swallowed errors': [...swallowedErrors, ...swallowedErrorsOthers],
  exits,
  'equality tricks': [...equalityTricks, ...equalityTricksOthers, ...equalityTricksCompiled],
  'patched prototypes': patchedPrototypes,
  'forged reports': forgedReports,
  'hooked runners': hookedRunners,
  'skipped at runtime': skippedAtRuntime,
  'imported test libraries': importedTestLibraries,
  nondeterminism,
  'edited data': editedData,
  honest: [
    ...honest,
    ...honestMeans,
    ...honestLibraries,
    ...honestLibrariesOthers,
    ...honestOthers,
    ...honestCompiled,
    ...honestWords,
  ],
} as const satisfies Readonly<Record<string, readonly CheatCase[]>>

/** All cases. */
export const CHEATS: readonly CheatCase[] = Object.values(FAMILIES).flat()
