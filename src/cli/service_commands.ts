// attune start and attune migrate: the service itself, and the database it stands on.
import { once } from 'node:events'
import type { Command } from './command.ts'
import { migrateDatabase } from './reach.ts'

export const serviceCommands: Command[] = [
  {
    name: 'start',
    does: 'Start the service, until Ctrl-C or SIGTERM; "npm start" does the same.',
    examples: ['start'],
    async run() {
      await import('#main.ts') // It ends the process by itself.
      await once(process, 'exit')
      return []
    },
  },
  {
    name: 'migrate',
    does: 'Bring the database to where this version expects it. Starting does so too.',
    examples: ['migrate'],
    run: async (config) =>
      (await migrateDatabase(config)).map((migration) => ({ migration, applied: true })),
  },
]
