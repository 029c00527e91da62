// Renders help: an overview of the commands, or one command with its options and examples.
import type { Operation } from '#docs/command_table.ts'
import type { Command, CommandGroup, Option } from './command.ts'
import { usage } from './usage.ts'

const width = 80

const json = 'Print machine-readable output.'

const resources =
  'Every resource of the API is a command too: "attune sessions list", "attune persons create". ' +
  'Run "attune resources" to list them.'

const configuration =
  'Configuration comes from environment variables or .env. Commands that call the API read the ' +
  'key from ATTUNE_API_KEY, from "attune login", or from quickstart.json in ATTUNE_HOME. Never ' +
  'pass a secret as an argument.'

// Every command, or those that begin with a word: "attune keys --help".
export function overview(groups: CommandGroup[], word?: string) {
  const listed = groups
    .map(({ title, commands }) => ({ title, commands: commands.filter(startsWith(word)) }))
    .filter(({ commands }) => commands.length > 0)
  const names = listed.flatMap(({ commands }) => commands.map(({ name }) => name))
  const longest = Math.max(...[...names, '--version'].map((name) => name.length)) + 1
  const options: [string, string][] = [
    ['--json', json],
    ['--help', 'Show help for a command.'],
    ['--version', 'Print the version.'],
  ]
  return [
    'Run and operate Attune, and develop against its API.',
    '',
    'Usage:',
    `  attune ${word ? `${word} ` : ''}<command> [options]`,
    ...listed.flatMap(({ title, commands }) => [
      '',
      `${title}:`,
      ...commands.map(({ name, summary }) => `  ${name.padEnd(longest)}  ${summary}`),
    ]),
    '',
    'Options:',
    ...columns(options, longest),
    '',
    ...(word ? [] : [...wrap(resources), '']),
    ...wrap(configuration),
    '',
    'Run "attune <command> --help" for options and examples.',
  ].join('\n')
}

// "attune sessions": what the API can do with a resource, and the commands of the same name.
export function resourceOverview(
  resource: string,
  verbs: Record<string, Operation>,
  own: Command[],
) {
  const rows: [string, string][] = [
    ...Object.entries(verbs)
      .filter(([verb]) => !own.some(({ name }) => name === `${resource} ${verb}`))
      .map(([verb, { summary, path }]): [string, string] => [
        path.includes('{id}') ? `${verb} <id>` : verb,
        summary,
      ]),
    ...own.map(({ name, takes = '', summary }): [string, string] => [
      `${name.split(' ').slice(1).join(' ')} ${takes}`.trim(),
      summary,
    ]),
  ]
  return [
    `What you can do with ${resource}.`,
    '',
    'Usage:',
    `  attune ${resource} <command> [options]`,
    ...section('Commands', rows),
    '',
    `Run "attune ${resource} <command> --help" for the fields.`,
  ].join('\n')
}

const startsWith = (word?: string) => (command: Command) =>
  !command.hidden && (!word || command.name.split(' ')[0] === word)

export function helpOf(command: Command) {
  const { summary, about = {}, options = {}, details = [], exits = {}, examples } = command
  const shown: [string, string][] = [
    ...Object.entries(options).map(([name, option]): [string, string] => [
      `${option.short ? `-${option.short}, ` : ''}--${name}${valueOf(option)}`,
      option.summary,
    ]),
    ['--json', json],
    ['--help', 'Show this help.'],
  ]
  return [
    summary,
    '',
    'Usage:',
    `  ${usage(command)}`,
    ...section('Arguments', Object.entries(about)),
    ...section('Options', shown),
    ...details.flatMap((paragraph) => ['', ...wrap(paragraph)]),
    ...section('Exit codes', Object.entries(exits)),
    '',
    examples.length > 1 ? 'Examples:' : 'Example:',
    ...examples.map((example) => `  attune ${example}`),
  ].join('\n')
}

const valueOf = ({ type, value = '<value>' }: Option) => (type === 'boolean' ? '' : ` ${value}`)

const section = (title: string, rows: [string, string][]) =>
  rows.length === 0 ? [] : ['', `${title}:`, ...columns(rows)]

function columns(rows: [string, string][], longest = Math.max(...rows.map(([t]) => t.length))) {
  const indent = longest + 4
  return rows.flatMap(([term, sentence]) =>
    wrap(sentence, width - indent).map(
      (line, i) => (i === 0 ? `  ${term}` : '').padEnd(indent) + line,
    ),
  )
}

function wrap(text: string, most = width) {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= most) {
      lines[lines.length - 1] = `${last} ${word}`
    } else lines.push(word)
  }
  return lines
}
