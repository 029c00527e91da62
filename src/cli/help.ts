// The help: what there is, and for each command what it takes and how it is used.
import type { Command } from './command.ts'

export const usage = ({ name, takes = '', options = {} }: Command) =>
  ['attune', name, takes, ...Object.entries(options).map(optionText), '[--json]']
    .filter(Boolean)
    .join(' ')

const optionText = ([name, { type }]: [string, { type: string }]) =>
  type === 'boolean' ? `[--${name}]` : `[--${name} …]`

const secrets =
  'No secret is ever typed: commands that call the API take the key from ATTUNE_API_KEY or from\n' +
  'quickstart.json in ATTUNE_HOME.'

// All of them, or those that begin with a word: "attune keys --help".
export function overview(commands: Command[], word?: string) {
  const chosen = commands.filter(({ name }) => !word || name.split(' ')[0] === word)
  const width = Math.max(...chosen.map(({ name }) => name.length)) + 3
  return [
    'attune: what those who run the service, or build on it, do by hand.',
    '',
    ...chosen.map(({ name, does }) => `  ${name.padEnd(width)}${does}`),
    '',
    'attune <command> --help tells more, with examples. --json prints what a program can read;',
    'attune --version tells which version this is.',
    'Settings come from the environment or .env, as for the service itself.',
    secrets,
  ].join('\n')
}

export function helpOf(command: Command) {
  const { does, options = {}, examples } = command
  const told = { ...options, json: { does: 'Print JSON.' }, help: { does: 'Print this.' } }
  const width = Math.max(...Object.keys(told).map((name) => name.length)) + 5
  return [
    usage(command),
    '',
    `  ${does}`,
    '',
    'Options:',
    ...Object.entries(told).map(
      ([name, { does: sentence }]) => `  ${`--${name}`.padEnd(width)}${sentence}`,
    ),
    '',
    examples.length > 1 ? 'Examples:' : 'Example:',
    ...examples.map((example) => `  attune ${example}`),
  ].join('\n')
}
