// The outside parties that a call can reach, each behind its port. app/adapters.ts chooses them.
import type { BusyTimes } from './busy_times.ts'
import type { Clearinghouse, ConnectClearinghouse } from './clearinghouse.ts'
import type { FileStore } from './file_store.ts'
import type { KeySets } from './key_sets.ts'
import type { Processors } from './processor.ts'
import type { Sms } from './sms.ts'
import type { Sources } from './source.ts'
import type { Video } from './video.ts'
import type { VirusScanner } from './virus_scanner.ts'

export type Outside = Readonly<{
  clearinghouse: Clearinghouse | undefined // Undefined: documents wait without a connection.
  connectClearinghouse: ConnectClearinghouse // With an account's own login.
  busy_times: BusyTimes // In calendars outside of Attune.
  key_sets: KeySets // Of clients that authenticate with signed JWTs.
  processors: Processors
  sms: Sms | undefined // Undefined: no text messages are sent.
  sources: Sources
  video: Video
  file_store: FileStore | undefined // Undefined: files can't be uploaded.
  virus_scanner: VirusScanner | undefined // Undefined: files aren't scanned.
  test_values: TestValues
}>

// Values reserved for the sandbox's simulators. Production rejects them.
type TestValues = {
  isMemberId(value: string): boolean
  isCredential(value: string | null | undefined): boolean // An NPI, license or DEA number.
}
