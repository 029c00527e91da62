// attune encryption: changing the key that everything sealed hangs on, while the service runs.
import { rewrapAll } from '#work/rewrap.ts'
import type { Command } from './command.ts'
import { withDatabase } from './reach.ts'

export const encryptionCommands: Command[] = [
  {
    name: 'encryption rewrap',
    does:
      'Seal anew what hangs on an older encryption key. Afterwards the older key can go: see ' +
      'docs/guides/keys-and-encryption.md.',
    examples: ['encryption rewrap'],
    run: (config) => withDatabase(config, ({ db, secrets }) => rewrapAll(db, secrets)),
  },
]
