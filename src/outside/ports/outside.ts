// The outside parties that a call can reach, each behind its port. app/adapters.ts chooses them.
import type { Clearinghouse } from './clearinghouse.ts'
import type { Processors } from './processor.ts'
import type { Sources } from './source.ts'
import type { TestValues } from './test_values.ts'

export type Outside = Readonly<{
  clearinghouse: Clearinghouse | undefined // Undefined: outgoing documents wait.
  processors: Processors
  sources: Sources
  test_values: TestValues
}>
