// Lists every command, grouped by task as in the help. Each file of commands is imported when one
// of its words is typed, because a command pays for every file.
import type { Command, CommandGroup } from './command.ts'

type CommandFile = { words: string[]; load(): Promise<Command[]> }

const files: { title: string; files: CommandFile[] }[] = [
  {
    title: 'Service',
    files: [
      {
        words: ['start', 'migrate'],
        load: async () => (await import('./commands/service.ts')).serviceCommands,
      },
      {
        words: ['worker'],
        load: async () => (await import('./commands/worker.ts')).workerCommands,
      },
      {
        words: ['doctor'],
        load: async () => (await import('./commands/doctor.ts')).doctorCommands,
      },
      {
        words: ['backup', 'restore', 'move'],
        load: async () => (await import('./commands/backup.ts')).backupCommands,
      },
    ],
  },
  {
    title: 'Accounts, cells, keys and members',
    files: [
      {
        words: ['accounts'],
        load: async () => (await import('./commands/accounts.ts')).accountCommands,
      },
      {
        words: ['cells'],
        load: async () => (await import('./commands/cells.ts')).cellCommands,
      },
      {
        words: ['members'],
        load: async () => (await import('./commands/members.ts')).memberCommands,
      },
      { words: ['keys'], load: async () => (await import('./commands/keys.ts')).keyCommands },
    ],
  },
  {
    title: 'Waitlist',
    files: [
      {
        words: ['waitlist'],
        load: async () => (await import('./commands/waitlist.ts')).waitlistCommands,
      },
    ],
  },
  {
    title: 'Clearinghouses',
    files: [
      {
        words: ['mailboxes'],
        load: async () => (await import('./commands/mailboxes.ts')).mailboxCommands,
      },
    ],
  },
  {
    title: 'API requests',
    files: [
      {
        words: ['get', 'post', 'patch', 'delete', 'resources'],
        load: async () => (await import('./commands/requests.ts')).requestCommands,
      },
    ],
  },
  {
    title: 'Moving in and out',
    files: [
      {
        words: ['import', 'export'],
        load: async () => (await import('./commands/imports.ts')).importCommands,
      },
    ],
  },
  {
    title: 'Development',
    files: [
      {
        words: ['login', 'logout', 'open'],
        load: async () => (await import('./commands/login.ts')).loginCommands,
      },
      {
        words: ['listen', 'trigger'],
        load: async () => (await import('./commands/listen.ts')).listenCommands,
      },
      { words: ['mcp'], load: async () => (await import('./commands/mcp.ts')).mcpCommands },
      {
        words: ['logs', 'events', 'clock'],
        load: async () => (await import('./commands/api.ts')).apiCommands,
      },
      { words: ['seed'], load: async () => (await import('./commands/seed.ts')).seedCommands },
      { words: ['x12'], load: async () => (await import('./commands/x12.ts')).x12Commands },
    ],
  },
  {
    title: 'Shell',
    files: [
      {
        words: ['completion', 'complete'],
        load: async () => (await import('./commands/completion.ts')).completionCommands,
      },
    ],
  },
  {
    title: 'Integrity',
    files: [
      { words: ['audit'], load: async () => (await import('./commands/audit.ts')).auditCommands },
      {
        words: ['ledger'],
        load: async () => (await import('./commands/ledger.ts')).ledgerCommands,
      },
      { words: ['notes'], load: async () => (await import('./commands/notes.ts')).noteCommands },
      {
        words: ['encryption'],
        load: async () => (await import('./commands/encryption.ts')).encryptionCommands,
      },
    ],
  },
  {
    title: 'Reference data',
    files: [
      {
        words: ['ingest'],
        load: async () => (await import('./commands/ingest.ts')).ingestCommands,
      },
    ],
  },
]

const every_file = files.flatMap((group) => group.files)

// The first words of all commands.
export const firstWords = every_file.flatMap(({ words }) => words)

// The commands that begin with a word.
export async function commandsOf(word: string): Promise<Command[]> {
  const loaded = every_file.filter(({ words }) => words.includes(word)).map(({ load }) => load())
  return (await Promise.all(loaded)).flat().filter(({ name }) => name.split(' ')[0] === word)
}

export const loadGroups = (): Promise<CommandGroup[]> =>
  Promise.all(
    files.map(async ({ title, files: inGroup }) => ({
      title,
      commands: (await Promise.all(inGroup.map(({ load }) => load()))).flat(),
    })),
  )

export const loadCommands = async (): Promise<Command[]> =>
  (await loadGroups()).flatMap(({ commands }) => commands)
