// Entry point of the attune command: parses arguments, runs a command, prints the result.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ApiError } from '#catalogue/api_error.ts'
import { readConfig, root } from '#settings/config.ts'
import { keyPattern } from '#crypto/secret_key.ts'
import { StartupError } from '#settings/startup_error.ts'
import { type Command, Failure, type Given, usage_exit_code, UsageError } from './command.ts'
import { commands, groups } from './commands.ts'
import { helpOf, overview, usage } from './help.ts'
import { format, print } from './print.ts'

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  version: string
}

const asksForHelp = (word: string) => ['help', '--help', '-h'].includes(word)

async function main(words: string[]) {
  refuseSecrets(words)
  if (['--version', '-v', 'version'].includes(words[0] ?? '')) return print(version)
  const spoken = words.filter((word) => !asksForHelp(word))
  const command = find(spoken)
  if (spoken.length < words.length || words.length === 0) return print(help(command, spoken[0]))
  if (!command) throw unknown(spoken)
  const given = read(command, words.slice(command.name.split(' ').length))
  await take(command, given)
}

async function take(command: Command, given: Given) {
  const config = readConfig()
  const json = given.options.json === true
  if ('follow' in command) {
    for await (const row of command.follow(config, given)) {
      print(json ? JSON.stringify(row) : command.line(row))
    }
    return
  }
  const table = await command.run(config, given)
  print(json ? JSON.stringify(table, null, 2) : format(table))
}

// The command with the longest matching name.
const find = (words: string[]) =>
  commands
    .filter(({ name }) => name.split(' ').every((word, i) => words[i] === word))
    .sort((one, other) => other.name.length - one.name.length)[0]

function help(command: Command | undefined, word: string | undefined) {
  if (command) return helpOf(command)
  const group = commands.some(({ name }) => name.split(' ')[0] === word)
  return overview(groups, group ? word : undefined)
}

function unknown(words: string[]) {
  const [first] = words
  const near = commands.filter(({ name }) => name.split(' ')[0] === first)
  const hint = near.length > 0 ? ` Did you mean ${near.map(({ name }) => name).join(', ')}?` : ''
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

function read(command: Command, words: string[]): Given {
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
  return { words: positionals, options: values as Given['options'] }
}

function parse(words: string[], options: Record<string, { type: 'string' | 'boolean' }>) {
  try {
    return parseArgs({ args: words, options, allowPositionals: true })
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}

// The reader of a pipe can close it early: attune logs tail | head.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1)
})

function exitCodeOf(error: Error) {
  if (error instanceof StartupError || error instanceof Failure) return error.exit_code
  const usage = error instanceof UsageError || error instanceof ApiError || isFaultOfFile(error)
  return usage ? usage_exit_code : undefined
}

const faults_of_files = 'ENOENT EISDIR ENOTDIR EACCES EPERM ENOSPC EROFS'.split(' ')

// A named file can't be opened or written. The system's error message says why.
function isFaultOfFile(error: NodeJS.ErrnoException) {
  return Boolean(error.path) && faults_of_files.includes(error.code ?? '')
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
