// A command is data: what it is called, what it takes, what it does. The help is made from it.
import type { Config } from '#config.ts'

export type Option = { does: string; type: 'string' | 'boolean' }

export type Given = {
  words: string[] // What stands behind the command's name.
  options: Record<string, string | boolean | undefined>
}

export type Command = {
  name: string // "keys create"
  takes?: string // "<id>": shown in the help; each word in it is required.
  does: string
  options?: Record<string, Option>
  run(config: Config, given: Given): Promise<Table>
}

// What a command answers: rows to print, or with --json the rows as they are.
export type Table = Record<string, unknown>[]

export class UsageError extends Error {}

export const text = (given: Given, name: string) => given.options[name] as string | undefined
