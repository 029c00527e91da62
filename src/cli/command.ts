// Defines a command as data: its name, arguments, options and action. Help is generated from it.
import type { ClientSettings } from '#settings/client_settings.ts'
import type { Config } from '#settings/config.ts'
import { command_exit_codes } from '#settings/startup_error.ts'

// `value` is the placeholder shown in the help, for example "<id>".
export type Option = {
  summary: string
  type: 'string' | 'boolean'
  value?: string
  short?: string // One letter: "-d".
  multiple?: boolean
}

export type Arguments = {
  words: string[] // Positional arguments.
  options: Record<string, string | boolean | string[] | undefined>
  fields?: [name: string, value: string][] // Of a request to the API.
}

// A command's result: one row, or a list of rows. Printed as a table or, with --json, as it is.
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
  hidden?: boolean // For programs, so not in the overview.
} & (
  | { run(config: Config, args: Arguments): Promise<Row | Table> }
  // Only calls the API, so it needs few settings.
  | {
      request(settings: ClientSettings, args: Arguments): Promise<Row | Table>
      always_json?: boolean // For objects of the API, which are too large for a table.
    }
  // Streams rows until Ctrl-C, one line each.
  | { follow(config: Config, args: Arguments): AsyncIterable<Row>; line(row: Row): string }
  // Prints its own output, and needs no settings.
  | { show(args: Arguments): Promise<void> }
)

export type CommandGroup = { title: string; commands: Command[] }

export const usage_exit_code = command_exit_codes.usage.code
export const unreachable_exit_code = command_exit_codes.api_unreachable.code

// The shape of every error of the API, and with --json of every error of the command line.
export type Envelope = { error: { code: string; message: string } & Row }

export class UsageError extends Error {}

type FailureParts = { table?: Row | Table; envelope?: Envelope }

// The command was valid but failed.
export class Failure extends Error {
  readonly exit_code: number
  readonly table: Row | Table | undefined
  readonly envelope: Envelope | undefined

  constructor(
    sentence: string,
    exit_code: number = command_exit_codes.refused.code,
    { table, envelope }: FailureParts = {},
  ) {
    super(sentence)
    this.exit_code = exit_code
    this.table = table
    this.envelope = envelope
  }
}

export const text = (args: Arguments, name: string) => args.options[name] as string | undefined
export const texts = (args: Arguments, name: string) => (args.options[name] ?? []) as string[]

export function wholeNumber(args: Arguments, name: string, most: number) {
  const value = text(args, name)
  if (value === undefined) return undefined
  if (/^\d{1,9}$/.test(value) && Number(value) <= most) return Number(value)
  throw new UsageError(`--${name} must be a whole number of at most ${most}.`)
}
