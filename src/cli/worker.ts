// attune worker: the work nobody asks for, in a process of its own. Any number may run at once,
// beside servers that do it too or that leave it to them (WORK=off).
import type { Command } from './command.ts'

export const workerCommands: Command[] = [
  {
    name: 'worker',
    does: 'Run the clock, number and deliver events, link the trail; until Ctrl-C or SIGTERM.',
    examples: ['worker'],
    run: async (config) => (await import('./working.ts')).work(config),
  },
]
