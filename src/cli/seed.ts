// attune seed. What it needs is loaded when it is asked for: nearly everything there is.
import type { Command } from './command.ts'

export const seedCommands: Command[] = [
  {
    name: 'seed',
    does:
      'Make a small practice to try things on, or with --practitioners a large directory for ' +
      'benchmarks. What is there already is not made again. Sandbox only.',
    options: {
      account: { does: 'Whose; needed where there are several.', type: 'string' },
      practitioners: { does: 'How many, for benchmarks: no sessions, no events.', type: 'string' },
    },
    examples: ['seed', 'seed --practitioners 100000'],
    run: async (config, given) => (await import('./seeding.ts')).seed(config, given),
  },
]
