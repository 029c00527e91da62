// attune start and attune migrate: start the service, and migrate its database.
import { once } from 'node:events'
import type { Command } from '#cli/command.ts'

export const serviceCommands: Command[] = [
  {
    name: 'start',
    summary: 'Start the API server. Same as "npm start".',
    details: [
      'Press Ctrl-C or send SIGTERM to stop. SIGHUP reloads certificates and secret files, or ' +
        'replaces all processes if there are several (PROCESSES).',
    ],
    examples: ['start'],
    async run() {
      await (await import('#cli/serve.ts')).serve() // Exits the process when it stops.
      await once(process, 'exit')
      return []
    },
  },
  {
    name: 'migrate',
    summary: 'Apply pending database migrations.',
    details: ['"attune start" applies them too.'],
    examples: ['migrate'],
    run: async (config) => (await import('#cli/migrate.ts')).migrations(config),
  },
]
