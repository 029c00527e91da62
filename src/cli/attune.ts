// The attune command: what those who run the service do by hand.
import { parseArgs } from 'node:util'
import { ApiError } from '#catalogue/api_error.ts'
import { type Config, readConfig } from '#config.ts'
import { StartupError } from '#startup_error.ts'
import { accountCommands } from './accounts.ts'
import { auditCommands } from './audit.ts'
import { type Command, type Given, type Table, UsageError } from './command.ts'
import { copyCommands } from './copies.ts'
import { encryptionCommands } from './encryption.ts'
import { keyCommands } from './keys.ts'
import { workerCommands } from './worker.ts'
import { x12Commands } from './x12.ts'

const usage_exit_code = 64

export const commands: Command[] = [
  ...accountCommands,
  ...keyCommands,
  ...auditCommands,
  ...encryptionCommands,
  ...workerCommands,
  ...copyCommands,
  ...x12Commands,
]

async function main(words: string[]) {
  if (words.length === 0 || ['help', '--help', '-h'].includes(words[0]!)) return print(help())
  const command = commands.find(({ name }) => words.join(' ').startsWith(name))
  if (!command) throw new UsageError(`There is no command "${words.slice(0, 2).join(' ')}".`)
  const given = read(command, words.slice(command.name.split(' ').length))
  const config: Config = readConfig()
  const table = await command.run(config, given)
  print(given.options.json ? JSON.stringify(table, null, 2) : format(table))
}

function read(command: Command, words: string[]): Given {
  const options = {
    json: { type: 'boolean' as const },
    ...Object.fromEntries(
      Object.entries(command.options ?? {}).map(([name, { type }]) => [name, { type }]),
    ),
  }
  const { values, positionals } = parse(words, options)
  const wanted = command.takes?.split(' ').length ?? 0
  if (positionals.length !== wanted) throw new UsageError(`Usage: ${usage(command)}`)
  return { words: positionals, options: values as Given['options'] }
}

function parse(words: string[], options: Record<string, { type: 'string' | 'boolean' }>) {
  try {
    return parseArgs({ args: words, options, allowPositionals: true })
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}

const usage = ({ name, takes = '', options = {} }: Command) =>
  ['attune', name, takes, ...Object.keys(options).map((option) => `[--${option} …]`), '[--json]']
    .filter(Boolean)
    .join(' ')

const help = () =>
  [
    'attune: what those who run the service do by hand.',
    ...commands.map((command) => `\n  ${usage(command)}\n      ${command.does}`),
    '\nSettings come from the environment or .env, as for the service itself.',
  ].join('\n')

// One row as lines, several as columns.
function format(table: Table) {
  const show = (value: unknown) =>
    value === null || value === undefined
      ? '-'
      : Array.isArray(value)
        ? value.join(',')
        : `${value}`
  if (table.length === 0) return 'None.'
  const names = Object.keys(table[0]!)
  if (table.length === 1) {
    return names.map((name) => `${name.padEnd(24)}${show(table[0]![name])}`).join('\n')
  }
  const lines = [names, ...table.map((row) => names.map((name) => show(row[name])))]
  const widths = names.map((_, i) => Math.max(...lines.map((line) => line[i]!.length)))
  return lines.map((line) => line.map((cell, i) => cell.padEnd(widths[i]!)).join('  ')).join('\n')
}

const print = (text: string) => void process.stdout.write(`${text}\n`)

main(process.argv.slice(2)).catch((error) => {
  const known = error instanceof UsageError || error instanceof ApiError
  if (!known && !(error instanceof StartupError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = error instanceof StartupError ? error.exit_code : usage_exit_code
})
