// Defines a command as data: its name, arguments, options and action. Help is generated from it.
import type { Config } from '#settings/config.ts'
import { command_exit_codes } from '#settings/startup_error.ts'

// `value` is the placeholder shown in the help, for example "<id>".
export type Option = { summary: string; type: 'string' | 'boolean'; value?: string }

export type Arguments = {
  words: string[] // Positional arguments.
  options: Record<string, string | boolean | undefined>
}

// A command's result: rows, printed as a table or, with --json, as they are.
export type Row = Record<string, unknown>
export type Table = Row[]

export type Command = {
  name: string // "keys create"
  takes?: string // "<id>" is required, "[id]" is not.
  summary: string // One line: verb and noun, with the details in `details`.
  about?: Record<string, string> // What each argument is.
  options?: Record<string, Option>
  details?: string[] // Paragraphs below the options.
  exits?: Record<number, string>
  examples: string[] // As typed, without the program's name.
} & (
  | { run(config: Config, args: Arguments): Promise<Table> }
  // Streams rows until Ctrl-C, one line each.
  | { follow(config: Config, args: Arguments): AsyncIterable<Row>; line(row: Row): string }
)

export type CommandGroup = { title: string; commands: Command[] }

export const usage_exit_code = command_exit_codes.usage.code
export const unreachable_exit_code = command_exit_codes.api_unreachable.code

export class UsageError extends Error {}

// The command was valid but failed.
export class Failure extends Error {
  readonly exit_code: number
  readonly table: Table | undefined

  constructor(
    sentence: string,
    exit_code: number = command_exit_codes.refused.code,
    table?: Table,
  ) {
    super(sentence)
    this.exit_code = exit_code
    this.table = table
  }
}

export const text = (args: Arguments, name: string) => args.options[name] as string | undefined

export function wholeNumber(args: Arguments, name: string, most: number) {
  const value = text(args, name)
  if (value === undefined) return undefined
  if (/^\d{1,9}$/.test(value) && Number(value) <= most) return Number(value)
  throw new UsageError(`--${name} must be a whole number of at most ${most}.`)
}
