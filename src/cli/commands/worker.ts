// attune worker: runs background work in its own process. Several can run at once, next to servers
// that do the same work or leave it to them (WORKERS=off).
import type { Command } from '#cli/command.ts'

export const workerCommands: Command[] = [
  {
    name: 'worker',
    summary: 'Run background workers without the API server.',
    details: [
      'Workers run scheduled jobs, deliver events and extend the audit log. Several can run at ' +
        'once. Press Ctrl-C or send SIGTERM to stop.',
    ],
    examples: ['worker'],
    run: async (config) => (await import('#cli/worker.ts')).runWorker(config),
  },
]
