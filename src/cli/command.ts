// A command is data: what it is called, what it takes, what it does. The help is made from it.
import type { Config } from '#config.ts'
import { command_exit_codes } from '#startup_error.ts'

export type Option = { does: string; type: 'string' | 'boolean' }

export type Given = {
  words: string[] // What stands behind the command's name.
  options: Record<string, string | boolean | undefined>
}

// What a command answers: rows to print, or with --json the rows as they are.
export type Row = Record<string, unknown>
export type Table = Row[]

export type Command = {
  name: string // "keys create"
  takes?: string // "<id>" is required, "[id]" is not.
  does: string
  options?: Record<string, Option>
  examples: string[] // As they would be typed, without the program's name.
} & (
  | { run(config: Config, given: Given): Promise<Table> }
  // Goes on until Ctrl-C: a line for each row, as it comes.
  | { follow(config: Config, given: Given): AsyncIterable<Row>; line(row: any): string }
)

export const usage_exit_code = command_exit_codes.usage.code
export const unreachable_exit_code = command_exit_codes.api_unreachable.code

export class UsageError extends Error {}

// It was asked rightly, and could not be done.
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

export const text = (given: Given, name: string) => given.options[name] as string | undefined

export function wholeNumber(given: Given, name: string, most: number) {
  const value = text(given, name)
  if (value === undefined) return undefined
  if (/^\d{1,9}$/.test(value) && Number(value) <= most) return Number(value)
  throw new UsageError(`--${name} must be a whole number, ${most} at most.`)
}
