// Entry point of the attune command: finds the command, parses its arguments, runs it and prints
// the result. Imports little, because every command pays for it.
import { keyPattern } from '#crypto/key_pattern.ts'
import { asTyped } from '#settings/program_name.ts'
import { type Arguments, type Command, UsageError } from './command.ts'
import { commandsOf, loadGroups } from './commands.ts'
import { print, printJson, printResult } from './output.ts'
import { reportError } from './report_error.ts'

async function main(words: string[]) {
  refuseSecrets(words)
  if (['--version', '-v', 'version'].includes(words[0] ?? '')) return await printVersion()
  const end = words.indexOf('--')
  const help = (word: string, at: number) =>
    (at === 0 && word === 'help') || (['--help', '-h'].includes(word) && (end < 0 || at < end))
  const rest = words.filter((word, at) => !help(word, at))
  const found = await findCommand(rest)
  if (rest.length < words.length || words.length === 0) {
    return print(asTyped(await helpFor(found?.command, rest)))
  }
  if (!found) return await showResource(rest)
  // Commands that open the database load much of the service: sooner from the built file, which
  // begins again.
  if ('run' in found.command || 'follow' in found.command) {
    const { builtFile } = await import('#settings/built.ts')
    const built = builtFile('attune')
    if (built) return await import(built)
  }
  await runCommand(found.command, found.parse(rest.slice(found.command.name.split(' ').length)))
}

async function runCommand(command: Command, args: Arguments) {
  if ('show' in command) return await command.show(args)
  const json = args.options.json === true
  if ('request' in command) {
    const { readClientSettings } = await import('#settings/client_settings.ts')
    const result = await command.request(readClientSettings(), args)
    return printResult(result, json || command.always_json === true)
  }
  const { readConfig } = await import('#settings/config.ts')
  const config = readConfig()
  if ('follow' in command) {
    for await (const row of command.follow(config, args)) {
      print(json ? JSON.stringify(row) : command.line(row))
    }
    return
  }
  printResult(await command.run(config, args), json)
}

type Found = { command: Command; parse(words: string[]): Arguments }

// The command with the longest matching name, or an operation of the API.
async function findCommand(words: string[]): Promise<Found | undefined> {
  const { parseArguments } = await import('./arguments.ts')
  const [command] = (await commandsOf(words[0] ?? ''))
    .filter(({ name }) => name.split(' ').every((word, i) => words[i] === word))
    .sort((one, other) => other.name.length - one.name.length)
  if (command) return { command, parse: (rest) => parseArguments(command, rest) }
  if (words.length < 2) return undefined
  const { findOperationCommand, parseOperation } = await import('./operation_command.ts')
  const found = findOperationCommand(words)
  return found && { command: found.command, parse: (rest) => parseOperation(found, rest) }
}

async function helpFor(command: Command | undefined, words: string[]) {
  const { helpOf, overview } = await import('./help.ts')
  if (command) return helpOf(command)
  return (await resourceHelp(words[0])) ?? overview(await loadGroups())
}

// The verbs of a resource and the commands that begin with the same word.
async function resourceHelp(word: string | undefined) {
  if (!word) return undefined
  const { apiName, verbsOf } = await import('./api_table.ts')
  const { overview, resourceOverview } = await import('./help.ts')
  const own = await commandsOf(word)
  const verbs = verbsOf(word)
  if (Object.keys(verbs).length > 0) return resourceOverview(apiName(word), verbs, own)
  return own.length > 0 ? overview(await loadGroups(), word) : undefined
}

// "attune sessions" alone lists what can follow. Anything else is unknown.
async function showResource(words: string[]) {
  const help = words.length === 1 && (await resourceHelp(words[0]))
  if (help) return print(asTyped(help))
  const { unknownCommand } = await import('./unknown_command.ts')
  throw await unknownCommand(words)
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

async function printVersion() {
  const { readFileSync } = await import('node:fs')
  const file = new URL('../../package.json', import.meta.url)
  print((JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version)
}

// The reader of a pipe can close it early: attune logs tail | head.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1)
})

main(process.argv.slice(2)).catch((error: Error) =>
  reportError(error, process.argv.includes('--json'), printJson),
)
