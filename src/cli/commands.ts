// Lists every command, grouped by task as in the help.
import { accountCommands } from './accounts.ts'
import { auditCommands } from './audit.ts'
import { ledgerCommands } from './ledger.ts'
import type { CommandGroup } from './command.ts'
import { backupCommands } from './backup.ts'
import { doctorCommands } from './doctor.ts'
import { encryptionCommands } from './encryption.ts'
import { ingestCommands } from './ingest.ts'
import { keyCommands } from './keys.ts'
import { mailboxCommands } from './mailboxes.ts'
import { noteCommands } from './notes.ts'
import { seedCommands } from './seed.ts'
import { serviceCommands } from './service_commands.ts'
import { apiCommands } from './api_commands.ts'
import { waitlistCommands } from './waitlist.ts'
import { workerCommands } from './worker.ts'
import { x12Commands } from './x12.ts'

export const groups: CommandGroup[] = [
  {
    title: 'Service',
    commands: [...serviceCommands, ...workerCommands, ...doctorCommands, ...backupCommands],
  },
  { title: 'Accounts and keys', commands: [...accountCommands, ...keyCommands] },
  { title: 'Waitlist', commands: waitlistCommands },
  { title: 'Clearinghouses', commands: mailboxCommands },
  { title: 'Development', commands: [...apiCommands, ...seedCommands, ...x12Commands] },
  {
    title: 'Integrity',
    commands: [...auditCommands, ...ledgerCommands, ...noteCommands, ...encryptionCommands],
  },
  { title: 'Reference data', commands: ingestCommands },
]

export const commands = groups.flatMap((group) => group.commands)
