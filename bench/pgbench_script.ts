// Turns recorded statements into a pgbench script: the same round trips and statements, values of
// the same size, and new IDs and slots for each transaction.
import { practitioner_count } from './requests.ts'
import type { Trip } from './recorded.ts'

// What a request is recorded with, so that its values are found again in the statements.
export const marks = {
  practitioner_id: `prac_${'1'.padStart(22, '0')}`,
  starts_at: '2222-11-22T22:00:00Z',
  idempotency_key: `bench-${'2'.repeat(20)}`,
}

const settings = `
\\set practitioner random(1, ${practitioner_count})
\\set year random(2030, 2999)
\\set month random(10, 12)
\\set day random(11, 28)
\\set day_before :day - 1
\\set hour random(10, 23)
\\set once random(1000000000000000000, 9000000000000000000)`

// pgbench prepares all statements when it sends the first, which it cannot do inside a pipeline.
const opening = `
\\if :opened
\\else
select 1;
\\set opened 1
\\endif`

const digits = (name: string) => `lpad(:${name}::text, 22, '0')`
const slot = (day: string, minute: string) =>
  `:year::text || '-' || :month || '-' || :${day} || 'T' || :hour || ':${minute}:00.000Z'`

type Piece = { pattern: string; expression: string; alone?: string }

// Times that are no slot are the time of the call.
const pieces: Piece[] = [
  { pattern: marks.practitioner_id, expression: `'prac_' || ${digits('practitioner')}` },
  { pattern: 'ik_[\\w-]{43}', expression: `'ik_' || lpad(:once::text, 43, '0')` }, // By its hash.
  { pattern: 'ses_\\w{22}', expression: `'ses_' || ${digits('once')}` },
  { pattern: 'evt_\\w{22}', expression: `'evt_' || ${digits('once')}` },
  { pattern: 'aud_\\w{22}', expression: `'aud_' || ${digits('once')}` },
  { pattern: 'req_\\w{22}', expression: `'req_' || ${digits('once')}` },
  ...(
    [
      ['22', 'day', '00'],
      ['22', 'day', '50'],
      ['21', 'day_before', '00'],
    ] as const
  ).map(([day, name, minute]) => ({
    pattern: `2222-11-${day}T22:${minute}:00\\.000Z`,
    expression: slot(name, minute),
    alone: `(${slot(name, minute)})::timestamptz`,
  })),
  {
    pattern: '\\d{4}-\\d{2}-\\d{2}T[\\d:.]+Z',
    expression: 'now()::text',
    alone: 'now()',
  },
]
const anyPiece = new RegExp(pieces.map(({ pattern }) => `(${pattern})`).join('|'))

export type Script = {
  text: string
  variables: Record<string, string>
  of_floor?: boolean // Runs in the database of floor.sql instead of the service's.
}

export function scriptOf(trips: Trip[]): Script {
  const variables: Record<string, string> = { opened: '0' }

  // Values are given as variables: pgbench would look for its own words inside written-out ones.
  function constant(text: string) {
    const name = `c${Object.keys(variables).length}`
    variables[name] = text
    return `:${name}`
  }

  function expressionOf(value: unknown): string {
    if (value === null || value === undefined) return 'null'
    if (Array.isArray(value)) return constant(`{${value.join()}}`) // Names of fields.
    if (Buffer.isBuffer(value)) return constant(`\\x${value.toString('hex')}`)
    const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
    const parts = text.split(anyPiece).filter((part) => part)
    const [first] = parts
    if (parts.length === 1 && first) return pieceOf(first)?.alone ?? textOf(first)
    return `(${parts.map(textOf).join(' || ')})${/^[[{]/.test(text) ? '::jsonb' : ''}`
  }

  const textOf = (part: string) => {
    const piece = pieceOf(part)
    return piece ? `(${piece.expression})` : constant(part)
  }

  const statements = ({ text, values }: { text: string; values: unknown[] }) => {
    const flat = text.replaceAll(/\s+/g, ' ').trim()
    return `${flat.replaceAll(/\$(\d+)/g, (_, n) => expressionOf(values[Number(n) - 1]))};`
  }
  const trip = (sent: Trip) =>
    sent.length === 1
      ? sent.map(statements)
      : ['\\startpipeline', ...sent.map(statements), '\\endpipeline']

  const text = [settings, opening, ...trips.flatMap(trip), ''].join('\n')
  return { text, variables }
}

const pieceOf = (text: string) =>
  pieces.find(({ pattern }) => new RegExp(`^(?:${pattern})$`).test(text))
