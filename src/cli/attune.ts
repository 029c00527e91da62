// Entry point of the attune command: parses arguments, runs a command, prints the result.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ApiError } from '#catalogue/api_error.ts'
import { readConfig, root } from '#settings/config.ts'
import { keyPattern } from '#crypto/secret_key.ts'
import { StartupError } from '#settings/startup_error.ts'
import {
  type Command,
  Failure,
  type Arguments,
  type Table,
  usage_exit_code,
  UsageError,
} from './command.ts'
import { commands, groups } from './commands.ts'
import { helpOf, overview, usage } from './help.ts'

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  version: string
}

const asksForHelp = (word: string) => ['help', '--help', '-h'].includes(word)

async function main(words: string[]) {
  refuseSecrets(words)
  if (['--version', '-v', 'version'].includes(words[0] ?? '')) return print(version)
  const rest = words.filter((word) => !asksForHelp(word))
  const command = findCommand(rest)
  if (rest.length < words.length || words.length === 0) return print(help(command, rest[0]))
  if (!command) throw unknownCommand(rest)
  const args = parseArguments(command, words.slice(command.name.split(' ').length))
  await runCommand(command, args)
}

async function runCommand(command: Command, args: Arguments) {
  const config = readConfig()
  const json = args.options.json === true
  if ('follow' in command) {
    for await (const row of command.follow(config, args)) {
      print(json ? JSON.stringify(row) : command.line(row))
    }
    return
  }
  const table = await command.run(config, args)
  print(json ? JSON.stringify(table, null, 2) : format(table))
}

// The command with the longest matching name.
const findCommand = (words: string[]) =>
  commands
    .filter(({ name }) => name.split(' ').every((word, i) => words[i] === word))
    .sort((one, other) => other.name.length - one.name.length)[0]

function help(command: Command | undefined, word: string | undefined) {
  if (command) return helpOf(command)
  const group = commands.some(({ name }) => name.split(' ')[0] === word)
  return overview(groups, group ? word : undefined)
}

function unknownCommand(words: string[]) {
  const [first] = words
  const similar = commands.filter(({ name }) => name.split(' ')[0] === first)
  const names = similar.map(({ name }) => name).join(', ')
  const hint = names && ` Did you mean ${names}?`
  const all = 'Run "attune --help" to list all commands.'
  return new UsageError(`Unknown command "${words.slice(0, 2).join(' ')}".${hint} ${all}`)
}

// Arguments stay in the shell history and are visible to every process.
function refuseSecrets(words: string[]) {
  if (!words.some((word) => word.search(keyPattern) >= 0)) return
  throw new UsageError(
    "Don't pass an API key as an argument: it stays in your shell history, and other processes " +
      'can see it. Set ATTUNE_API_KEY instead, and rotate the exposed key with ' +
      '"attune keys rotate <id>".',
  )
}

function parseArguments(command: Command, words: string[]): Arguments {
  const options = {
    json: { type: 'boolean' as const },
    ...Object.fromEntries(
      Object.entries(command.options ?? {}).map(([name, { type }]) => [name, { type }]),
    ),
  }
  const { values, positionals } = parse(words, options)
  const takes = command.takes?.split(' ') ?? []
  const least = takes.filter((word) => word.startsWith('<')).length
  if (positionals.length < least || positionals.length > takes.length) {
    throw new UsageError(`Usage: ${usage(command)}`)
  }
  return { words: positionals, options: values as Arguments['options'] }
}

function parse(words: string[], options: Record<string, { type: 'string' | 'boolean' }>) {
  try {
    return parseArgs({ args: words, options, allowPositionals: true })
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}

const print = (text: string) => void process.stdout.write(`${text}\n`)

const show = (value: unknown): string => {
  if (value === null || value === undefined) return '-'
  if (!Array.isArray(value)) return typeof value === 'object' ? JSON.stringify(value) : `${value}`
  return value.map((part) => (part?.code ? part.code : show(part))).join(',') || '-'
}

// One row as lines, several rows as columns.
function format(table: Table) {
  if (table.length === 0) return 'None.'
  const names = Object.keys(table[0]!)
  if (table.length === 1) {
    return names.map((name) => `${name.padEnd(24)}${show(table[0]![name])}`).join('\n')
  }
  const lines = [names, ...table.map((row) => names.map((name) => show(row[name])))]
  const widths = names.map((_, i) => Math.max(...lines.map((line) => line[i]!.length)))
  return lines
    .map((line) =>
      line
        .map((cell, i) => cell.padEnd(widths[i]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

// The reader of a pipe can close it early: attune logs tail | head.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1)
})

function exitCodeOf(error: Error) {
  if (error instanceof StartupError || error instanceof Failure) return error.exit_code
  const usage = error instanceof UsageError || error instanceof ApiError || isFileError(error)
  return usage ? usage_exit_code : undefined
}

const file_error_codes = 'ENOENT EISDIR ENOTDIR EACCES EPERM ENOSPC EROFS'.split(' ')

// A named file can't be opened or written. The system's error message says why.
function isFileError(error: NodeJS.ErrnoException) {
  return Boolean(error.path) && file_error_codes.includes(error.code ?? '')
}

main(process.argv.slice(2)).catch((error) => {
  const code = exitCodeOf(error)
  if (code === undefined) throw error
  if (error instanceof Failure && error.table) {
    const json = process.argv.includes('--json')
    print(json ? JSON.stringify(error.table, null, 2) : format(error.table))
  }
  process.stderr.write(`${error.message}\n`)
  process.exitCode = code
})
