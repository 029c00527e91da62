// attune doctor: reports problems of an installation and how to fix them. It starts and migrates
import type { Command } from '#cli/command.ts'

export const doctorCommands: Command[] = [
  {
    name: 'doctor',
    summary: 'Diagnose configuration, database and certificate problems.',
    options: {
      repair: { summary: 'Reschedule missing jobs.', type: 'boolean' },
    },
    details: ['Without --repair, the command changes nothing.'],
    exits: { 0: 'No problems found.', 1: 'Problems found. The output says how to fix them.' },
    examples: ['doctor', 'doctor --json', 'doctor --repair'],
    run: async (config, args) => (await import('#cli/doctor.ts')).diagnose(config, args),
  },
]
