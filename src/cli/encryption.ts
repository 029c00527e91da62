// attune encryption: replaces the encryption key while the service runs.
import { rewrapAll } from '#jobs/rewrap.ts'
import type { Command } from './command.ts'
import { withDatabase } from './database_access.ts'

export const encryptionCommands: Command[] = [
  {
    name: 'encryption rewrap',
    summary: 'Re-encrypt stored data with the current encryption key.',
    details: [
      'The service can keep running. Afterward you can remove the previous key. See ' +
        'docs/guides/keys-and-encryption.md.',
    ],
    examples: ['encryption rewrap'],
    run: (config) => withDatabase(config, ({ db, secrets }) => rewrapAll(db, secrets)),
  },
]
