// attune seed: creates sample data.
import type { Command } from '#cli/command.ts'

export const seedCommands: Command[] = [
  {
    name: 'seed',
    summary: 'Create sample data (sandbox).',
    options: {
      account: {
        summary: 'ID of the account. Required if you have several.',
        type: 'string',
        value: '<id>',
      },
      practitioners: {
        summary: 'Create this many practitioners for benchmarks, without sessions and events.',
        type: 'string',
        value: '<count>',
      },
    },
    details: [
      'Creates a sample practice with synthetic data or, with --practitioners, a large directory ' +
        "for benchmarks. Data that already exists isn't created again.",
    ],
    examples: ['seed', 'seed --practitioners 100000'],
    run: async (config, args) => (await import('#cli/seed.ts')).seed(config, args),
  },
]
