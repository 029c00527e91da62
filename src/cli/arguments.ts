// Parses the words after a command's name into its arguments and options.
import { type Arguments, type Command, type Option, UsageError } from './command.ts'
import { didYouMean } from './suggest.ts'
import { usage } from './usage.ts'

// An import of node:util would load all that it exports, worker threads included.
const { parseArgs } = process.getBuiltinModule('node:util')

const of_every_command: Record<string, Option> = {
  json: { summary: 'Print machine-readable output.', type: 'boolean' },
}

export function parseArguments(command: Command, words: string[]): Arguments {
  const { values, positionals } = parse(words, { ...of_every_command, ...command.options })
  const takes = command.takes?.split(' ') ?? []
  const least = takes.filter((word) => word.startsWith('<')).length
  const most = takes.at(-1)?.endsWith('...]') ? Infinity : takes.length
  if (positionals.length < least || positionals.length > most) {
    throw new UsageError(`Usage: ${usage(command)}`)
  }
  return { words: positionals, options: values as Arguments['options'] }
}

function parse(words: string[], options: Record<string, Option>) {
  const known = Object.entries(options).map(([name, { type, short, multiple }]) => [
    name,
    { type, ...(short && { short }), ...(multiple && { multiple }) },
  ])
  try {
    return parseArgs({ args: words, options: Object.fromEntries(known), allowPositionals: true })
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    const name = /^Unknown option '--?([^']+)'/.exec(message)?.[1]
    if (code !== 'ERR_PARSE_ARGS_UNKNOWN_OPTION' || !name) throw new UsageError(message)
    const [dashes] = /--?(?=[^-])/.exec(message)!
    const hint = didYouMean(name, Object.keys(options), '--')
    throw new UsageError(`Unknown option '${dashes}${name}'.${hint}`)
  }
}
