// Every command there is, in the order of the help.
import { accountCommands } from './accounts.ts'
import { auditCommands } from './audit.ts'
import { ledgerCommands } from './ledger.ts'
import type { Command } from './command.ts'
import { copyCommands } from './copies.ts'
import { doctorCommands } from './doctor.ts'
import { encryptionCommands } from './encryption.ts'
import { ingestCommands } from './ingest.ts'
import { icd10cmCommands } from './icd10cm.ts'
import { keyCommands } from './keys.ts'
import { noteCommands } from './notes.ts'
import { serviceCommands } from './service_commands.ts'
import { tailCommands } from './tail.ts'
import { waitlistCommands } from './waitlist.ts'
import { workerCommands } from './worker.ts'
import { x12Commands } from './x12.ts'

export const commands: Command[] = [
  ...serviceCommands,
  ...workerCommands,
  ...doctorCommands,
  ...accountCommands,
  ...keyCommands,
  ...waitlistCommands,
  ...tailCommands,
  ...auditCommands,
  ...ledgerCommands,
  ...noteCommands,
  ...encryptionCommands,
  ...ingestCommands,
  ...icd10cmCommands,
  ...copyCommands,
  ...x12Commands,
]
