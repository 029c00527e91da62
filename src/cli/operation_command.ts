// Turns an operation of the API into a command: attune sessions create --practitioner_id prac_…
import type { Fields, Operation } from '#docs/command_table.ts'
import { apiName, findOperation } from './api_table.ts'
import { parseArguments } from './arguments.ts'
import type { Arguments, Command, Option } from './command.ts'
import { type Pair, takeFields } from './request_fields.ts'
import { on_behalf_of, optionsBeside } from './request_options.ts'

// The command of these words with its operation, or undefined if the API has no such operation.
export function findOperationCommand(words: string[]) {
  const operation = findOperation(words)
  if (!operation) return undefined
  const name = `${apiName(words[0]!)} ${apiName(words[1]!)}`
  return { operation, command: operationCommand(name, operation) }
}

export function operationCommand(name: string, operation: Operation): Command {
  if (operation.pdf) return pdfCommand(name, operation)
  const { method, path, summary, fields = {} } = operation
  const takes = path.includes('{id}')
  return {
    name,
    summary,
    ...(takes && { takes: '<id>', about: { '<id>': 'ID of the object.' } }),
    options: { ...optionsOf(fields), ...optionsBeside(method, fields) },
    details: [`Sends ${method} /v1${path}.${nestedExample(fields)}`],
    examples: [[name, takes ? '<id>' : '', ...requiredOf(fields)].filter(Boolean).join(' ')],
    always_json: true,
    async request(settings, args) {
      const { sendTo } = await import('./requests.ts')
      const id = encodeURIComponent(args.words[0] ?? '')
      return await sendTo(settings, method, path.replace('{id}', id), args)
    },
  }
}

const output: Option = {
  summary: 'File to write. Default: the name that the API suggests.',
  type: 'string',
  value: '<file>',
  short: 'o',
}

function pdfCommand(name: string, { method, path, summary, fields = {} }: Operation): Command {
  return {
    name,
    summary,
    takes: '<id>',
    about: { '<id>': 'ID of the object.' },
    options: { ...optionsOf(fields), output, 'on-behalf-of': on_behalf_of },
    details: [`Sends ${method} /v1${path} with Accept: application/pdf.`],
    examples: [`${name} <id>`, `${name} <id> --output document.pdf`],
    async request(settings, args) {
      const { savePdf } = await import('./requests.ts')
      const id = encodeURIComponent(args.words[0] ?? '')
      return await savePdf(settings, path.replace('{id}', id), args)
    },
  }
}

// Fields are taken out of the words first, so that nested ones and flags need no declaration.
export function parseOperation(
  { command, operation }: { command: Command; operation: Operation },
  words: string[],
): Arguments {
  const { method, fields = {} } = operation
  const { pairs, rest } = takeFields(words, fields)
  const sent = method === 'GET' ? withCommas(pairs) : pairs
  return { ...parseArguments(command, rest), fields: sent }
}

// Filters take several values separated by commas: --status scheduled,held.
const withCommas = (pairs: Pair[]): Pair[] =>
  pairs.map(([name, value], at) => {
    const once = pairs.every(([other], i) => i === at || other !== name)
    return [once ? name.replace(/\[\]$/, '') : name, value]
  })

const optionsOf = (fields: Fields): Record<string, Option> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, type]) => [
      name,
      {
        summary: summaryOf(type),
        type: 'string',
        value: '<value>',
        multiple: type.replace('!', '').endsWith('[]'),
      },
    ]),
  )

// "Integer.", "List of string.", "One of held, scheduled.", "Object with given, family."
function summaryOf(field: string) {
  const type = field.replace('!', '')
  const single = type.replace(/\[\]$/, '')
  const list = type !== single
  const names = single.replace(/[{}]/g, '').split(/[|,]/).join(', ')
  const sentence = single.startsWith('{')
    ? `${list ? 'list of objects' : 'object'} with ${names}`
    : single.includes('|')
      ? `one ${list ? 'or more ' : ''}of ${names}`
      : `${list ? 'list of ' : ''}${single}`
  return `${capitalize(sentence)}.${field.endsWith('!') ? ' Required.' : ''}`
}

const capitalize = (text: string) => `${text[0]!.toUpperCase()}${text.slice(1)}`

function nestedExample(fields: Fields) {
  const [name, type] = Object.entries(fields).find(([, each]) => /^\{\w.*\}!?$/.test(each)) ?? []
  return name ? ` Nested fields: --${name}.${/\w+/.exec(type!)![0]} <value>.` : ''
}

const requiredOf = (fields: Fields) =>
  Object.entries(fields)
    .filter(([, type]) => type.endsWith('!'))
    .map(([name]) => `--${name} <value>`)
