// The options of commands that send a request, and the request they make.
import type { Fields } from '#docs/command_table.ts'
import type { ApiRequest } from './api_client.ts'
import { type Arguments, type Option, text, texts, UsageError } from './command.ts'
import { pairOf } from './request_fields.ts'

export const on_behalf_of: Option = {
  summary: 'Act for this practitioner (prac_…).',
  type: 'string',
  value: '<id>',
}
const field: Option = {
  summary: 'Send a field. Nested: -d name[given]=Ada. List: -d languages[]=en. Repeatable.',
  type: 'string',
  value: '<field=value>',
  short: 'd',
  multiple: true,
}

const of_writes: Record<string, Option> = {
  data: {
    summary: 'Send a JSON body: the JSON itself, @file, or - for standard input.',
    type: 'string',
    value: '<json>',
  },
  'on-behalf-of': on_behalf_of,
  'dry-run': { summary: 'Check the request completely, and change nothing.', type: 'boolean' },
  'idempotency-key': {
    summary: 'Process the request only once, even if it is repeated.',
    type: 'string',
    value: '<key>',
  },
  'if-match': {
    summary: 'Change the object only if this is still its ETag.',
    type: 'string',
    value: '<etag>',
  },
}

export const requestOptions = (method: string): Record<string, Option> =>
  method === 'GET' ? { field, 'on-behalf-of': on_behalf_of } : { field, ...of_writes }

// The options whose names an operation's fields don't use.
export const optionsBeside = (method: string, fields: Fields) =>
  Object.fromEntries(
    Object.entries(requestOptions(method)).filter(
      ([name]) => !Object.hasOwn(fields, name.replaceAll('-', '_')),
    ),
  )

const headers = {
  'on-behalf-of': 'on-behalf-of',
  'idempotency-key': 'idempotency-key',
  'if-match': 'if-match',
}

export async function requestOf(
  method: string,
  path: string,
  args: Arguments,
): Promise<ApiRequest> {
  const pairs = [...(args.fields ?? []), ...texts(args, 'field').map(pairOf)]
  const form = pairs.length > 0 ? String(new URLSearchParams(pairs)) : undefined
  const json = await jsonOf(text(args, 'data'))
  if (json !== undefined && form !== undefined) {
    throw new UsageError('Use either --data or fields, not both.')
  }
  const sent = Object.entries(headers).flatMap(([option, header]) => {
    const value = text(args, option)
    return value === undefined ? [] : [[header, value]]
  })
  if (args.options['dry-run']) sent.push(['dry-run', 'true'])
  const request = { method, headers: Object.fromEntries(sent) }
  if (method === 'GET' || method === 'DELETE') {
    return { ...request, path: form ? `${path}${path.includes('?') ? '&' : '?'}${form}` : path }
  }
  return { ...request, path, ...(json !== undefined ? { json } : { form: form ?? '' }) }
}

async function jsonOf(data: string | undefined) {
  if (data === undefined) return undefined
  const { readFileSync } = await import('node:fs')
  const source = data === '-' ? 0 : data.startsWith('@') ? data.slice(1) : undefined
  const json = source === undefined ? data : readFileSync(source, 'utf8')
  try {
    JSON.parse(json)
    return json
  } catch (error) {
    throw new UsageError(`--data isn't valid JSON: ${(error as Error).message}`)
  }
}
