// attune encryption: replaces the encryption key while the service runs.
import type { Command } from '#cli/command.ts'

export const encryptionCommands: Command[] = [
  {
    name: 'encryption rewrap',
    summary: 'Re-encrypt stored data with the current encryption key.',
    details: [
      'The service can keep running. Afterward you can remove the previous key. See ' +
        'docs/guides/keys-and-encryption.md.',
    ],
    examples: ['encryption rewrap'],
    run: async (config) => (await import('#cli/encryption.ts')).rewrap(config),
  },
]
