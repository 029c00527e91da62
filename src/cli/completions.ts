// What can complete the words typed so far: commands, resources, verbs, options and their values.
import type { Fields } from '#docs/command_table.ts'
import { apiName, readApiTable, verbsOf } from './api_table.ts'
import type { Command } from './command.ts'
import { commandsOf, firstWords } from './commands.ts'
import { findOperationCommand } from './operation_command.ts'
import { pages } from './pages.ts'

// The last word is the one being typed. It can be empty.
export async function completionsOf(words: string[]): Promise<string[]> {
  const typed = words.at(-1) ?? ''
  const before = words.slice(0, -1)
  const known = await candidates(before, typed)
  return known.filter((word) => word.startsWith(typed))
}

async function candidates(before: string[], typed: string): Promise<string[]> {
  const [first, second] = before
  if (first === undefined) return [...(await shownWords()), ...resourceNames(), 'help', '--version']
  const own = await commandsOf(first)
  const found = second ? findOperationCommand(before) : undefined
  const command = commandOf(own, before) ?? found?.command
  const fields = found?.operation.fields ?? {}
  const values = valuesOf(before, fields)
  if (values) return values
  if (command && typed.startsWith('-')) return [...optionsOf(command), ...nestedOf(fields)]
  if (before.length === 1) return [...verbsAfter(own, first), ...wordsOf(first)]
  return []
}

const resourceNames = () => Object.keys(readApiTable().resources)

const shownWords = async () => firstWords.filter((word) => word !== 'complete')

const commandOf = (commands: Command[], words: string[]) =>
  commands
    .filter(({ name }) => name.split(' ').every((word, at) => words[at] === word))
    .sort((one, other) => other.name.length - one.name.length)[0]

const verbsAfter = (own: Command[], first: string) => [
  ...new Set([
    ...own.flatMap(({ name }) => name.split(' ')[1] ?? []),
    ...Object.keys(verbsOf(first)),
  ]),
]

// What follows a command of one word.
function wordsOf(first: string): string[] {
  if (first === 'open') return Object.keys(pages)
  if (first === 'completion') return ['bash', 'zsh', 'fish']
  if (first === 'help') return [...firstWords, ...resourceNames()]
  if (first === 'trigger') return readApiTable().event_types
  if (['get', 'post', 'patch', 'delete'].includes(first)) return pathsOf(first.toUpperCase())
  return []
}

const pathsOf = (method: string) => [
  ...new Set(
    Object.values(readApiTable().resources)
      .flatMap((verbs) => Object.values(verbs))
      .filter((operation) => operation.method === method && !operation.path.includes('{id}'))
      .map(({ path }) => `/v1${path}`),
  ),
]

// The values of the option before the cursor, if it has a fixed set of them.
function valuesOf(before: string[], fields: Fields): string[] | undefined {
  const option = before.at(-1)
  if (!option?.startsWith('--')) return undefined
  const name = apiName(option.slice(2))
  if (name === 'events' || name === 'type') {
    const follows = before[0] === 'listen' || before[0] === 'events'
    if (follows) return readApiTable().event_types
  }
  const type = Object.hasOwn(fields, name) ? fields[name]!.replace('!', '') : ''
  if (type === 'boolean') return ['true', 'false']
  return type.includes('|') ? type.replace('[]', '').split('|') : undefined
}

const optionsOf = ({ options = {} }: Command) =>
  [...Object.keys(options), 'json', 'help'].map((name) => `--${name}`)

// --created_at.gte, of the fields that are objects.
const nestedOf = (fields: Fields) =>
  Object.entries(fields).flatMap(([name, type]) => {
    const [, names = ''] = /^\{(.*)\}!?$/.exec(type) ?? []
    return names.split(',').flatMap((inner) => (inner ? [`--${name}.${inner}`] : []))
  })
