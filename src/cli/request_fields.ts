// Reads the fields of a request from the command line: --starts_at VALUE, --name.given VALUE, or
// -d name[given]=VALUE. The server converts them, as it does for any form.
import type { Fields } from '#docs/command_table.ts'
import { apiName } from './api_table.ts'
import { UsageError } from './command.ts'

export type Pair = [name: string, value: string]

const option = /^--([A-Za-z][\w-]*)((?:\.[\w-]+|\[[^\]]*\])*)(?:=(.*))?$/s

// Takes the fields of an operation out of the words. The rest are arguments and other options.
export function takeFields(words: string[], fields: Fields) {
  const pairs: Pair[] = []
  const rest: string[] = []
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!
    if (word === '--') return { pairs, rest: [...rest, ...words.slice(at)] }
    const [, typed = '', inner = '', given] = option.exec(word) ?? []
    const name = apiName(typed)
    if (!Object.hasOwn(fields, name)) {
      rest.push(word)
      continue
    }
    const type = fields[name]!.replace('!', '')
    const value = given ?? valueOf(type, words[at + 1])
    if (value === undefined) throw new UsageError(`--${typed} requires a value (${type}).`)
    if (given === undefined && value === words[at + 1]) at++
    pairs.push(...pairsOf(`${name}${inner.replace(/\.([\w-]+)/g, '[$1]')}`, value, type, inner))
  }
  return { pairs, rest }
}

// The word after an option, unless the option is a flag.
function valueOf(type: string, next: string | undefined) {
  if (type !== 'boolean') return next
  return next === 'true' || next === 'false' ? next : 'true'
}

function pairsOf(name: string, value: string, type: string, inner: string): Pair[] {
  const composed = type === 'object' || /[}\]]$/.test(type)
  if (composed && !inner && /^\s*[[{]/.test(value)) return flatten(name, parseJson(name, value))
  return [[type.endsWith('[]') && !inner ? `${name}[]` : name, value]]
}

// JSON as form fields: {"a": [{"b": 1}]} is a[0][b]=1.
function flatten(name: string, value: unknown): Pair[] {
  if (value === null || typeof value !== 'object') return [[name, String(value)]]
  return Object.entries(value).flatMap(([key, inner]) => flatten(`${name}[${key}]`, inner))
}

function parseJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new UsageError(`${name} isn't valid JSON: ${(error as Error).message}`)
  }
}

// "a[b]=c" of -d.
export function pairOf(text: string): Pair {
  const equals = text.indexOf('=')
  if (equals < 1) throw new UsageError(`-d takes field=value, not "${text}".`)
  return [text.slice(0, equals), text.slice(equals + 1)]
}
