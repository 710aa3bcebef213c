import { z } from 'zod'

/** Kind of a failure, by the type of its error and its message. */
export const FailureKind = z.enum([
  'check',
  'snapshot',
  'missing-module',
  'missing-dependency',
  'missing-fixture',
  'missing-variable',
  'missing-file',
  'connection',
  'timeout',
  'permission',
  'out-of-memory',
  'disk-full',
  'port-taken',
  'wrong-runtime',
  'compile',
  'null-access',
  'index',
  'missing-name',
  'attribute',
  'type',
  'value',
  'assertion',
  'collection',
  'exception',
  'other',
])

export type FailureKind = z.infer<typeof FailureKind>

/** Kinds whose cause is rather the machine than the code: something is not installed, not set or not running. */
export const ENVIRONMENT: ReadonlySet<FailureKind> = new Set([
  'missing-dependency',
  'missing-variable',
  'connection',
  'permission',
  'out-of-memory',
  'disk-full',
  'port-taken',
  'wrong-runtime',
])

/** Kinds that keep all code that needs the failing file or module from running. */
export const NOT_LOADED: ReadonlySet<FailureKind> = new Set([
  'compile',
  'collection',
  'missing-module',
  'missing-dependency',
])
