// The generated table of the API's operations and event types: see src/docs/command_table.ts.
import { readFileSync } from 'node:fs'
import type { CommandTable, Operation } from '#docs/command_table.ts'

// Read only by commands that need it.
export const readApiTable = (): CommandTable =>
  JSON.parse(readFileSync(new URL('./api_table.json', import.meta.url), 'utf8'))

// Names are those of the API. Dashes are accepted, as is usual in commands.
export const apiName = (word: string) => word.replaceAll('-', '_')

export function findOperation([resource = '', verb = '']: string[]): Operation | undefined {
  const verbs = verbsOf(resource)
  return Object.hasOwn(verbs, apiName(verb)) ? verbs[apiName(verb)] : undefined
}

export function verbsOf(resource: string): Record<string, Operation> {
  const { resources } = readApiTable()
  const name = apiName(resource)
  return Object.hasOwn(resources, name) ? resources[name]! : {}
}
