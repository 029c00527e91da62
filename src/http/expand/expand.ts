// Reads the objects that a response refers to, with one query for each kind and level, under the
// caller's own rights: what the caller couldn't read alone is null, with a warning.
import { sql, raw } from '#db/sql.ts'
import type { Call } from '#kernel/call.ts'
import { columnsOf, decryptRows } from '#kernel/encrypted_row.ts'
import type { Row } from '#kernel/record.ts'
import { usual_actors } from '#http/access/authorize.ts'
import { readAuditor } from '#http/responses/audit_entries.ts'
import type { Reference, References, Source } from './expandable.ts'

export type Warning = { code: 'not_expanded'; path: string; message: string }

// An object to expand, as it is read, and where it is in the response.
type Holder = { object: Row; path: string }

// What was read: by the object that refers to it and the name it is returned under.
export type Expansion = {
  targets: Map<object, Record<string, Target>>
  warnings: Warning[]
}
export type Target = { source: Source; object: Row | null } | { source: Source; objects: Row[] }

export async function expand(
  call: Call,
  body: object,
  references: References,
  names: string[],
): Promise<Expansion> {
  const expansion: Expansion = { targets: new Map(), warnings: [] }
  const { data } = body as { data?: Row[] }
  const holders = data
    ? data.map((object, at) => ({ object, path: `data[${at}].` }))
    : [{ object: body as Row, path: '' }]
  await expandLevel(call, expansion, holders, references, names)
  return expansion
}

async function expandLevel(
  call: Call,
  expansion: Expansion,
  holders: Holder[],
  references: References,
  names: string[],
) {
  const requested = [...new Set(names.map((name) => name.split('.')[0]!))]
  const found = await readAll(
    call,
    holders,
    requested.map((name) => references[name]!),
  )
  for (const name of requested) {
    const reference = references[name]!
    const below = names.flatMap((each) =>
      each.startsWith(`${name}.`) ? [each.slice(name.length + 1)] : [],
    )
    const expanded: Holder[] = []
    for (const holder of holders) {
      expanded.push(...place(call, expansion, holder, name, reference, found.get(reference.source)!))
    }
    if (below.length > 0) await expandLevel(call, expansion, expanded, reference.references, below)
  }
}

// The objects of each kind by ID. References of several fields to one kind are read together.
async function readAll(call: Call, holders: Holder[], references: Reference[]) {
  const ids = new Map<Source, Set<string>>()
  for (const reference of references) {
    const known = ids.get(reference.source) ?? new Set()
    for (const { object } of holders) for (const id of idsIn(call, reference, object)) known.add(id)
    ids.set(reference.source, known)
  }
  const found = new Map<Source, Map<string, Row>>()
  for (const [source, known] of ids) found.set(source, await read(call, source, [...known]))
  return found
}

// The IDs that the caller sees in the field.
function idsIn({ key }: Call, { view, field }: Reference, object: Row): string[] {
  const value = view(object, key)[field]
  return Array.isArray(value) ? value : typeof value === 'string' && value ? [value] : []
}

async function read(call: Call, source: Source, ids: string[]): Promise<Map<string, Row>> {
  const { kind, always, admits, show } = source
  if (ids.length === 0 || !mayRead(call, source)) return new Map()
  const rows = await call.query<Row>(sql`
    select ${columnsOf(kind)} from ${raw(kind.table)}
    where account = ${call.account} and id = any(${ids}) and ${always ?? sql`true`}`)
  const plain = await decryptRows(call, kind, rows)
  const admitted = admits ? await admits(call, plain) : plain
  const audit = readAuditor({ administration: false, ...source }, 'read')
  for (const row of admitted) audit?.(call, [row])
  return new Map(admitted.map((row) => [row.id, (show ? show(row, call) : row) as Row] as const))
}

const mayRead = ({ key, actor }: Call, { scope, actors = usual_actors }: Source) =>
  (!scope || !key?.scopes || key.scopes.includes(scope)) && actors.includes(actor.kind)

// Stores what a field refers to and returns it, so that its own references can be expanded.
function place(
  call: Call,
  { targets, warnings }: Expansion,
  { object, path }: Holder,
  name: string,
  reference: Reference,
  found: Map<string, Row>,
): Holder[] {
  const { field, many, source } = reference
  const ids = idsIn(call, reference, object)
  const objects = ids.flatMap((id) => found.get(id) ?? [])
  if (objects.length < ids.length) warnings.push(notExpanded(`${path}${name}`, field))
  const target = many ? { source, objects } : { source, object: objects[0] ?? null }
  targets.set(object, { ...targets.get(object), [name]: target })
  return objects.map((each, at) => ({
    object: each,
    path: many ? `${path}${name}[${at}].` : `${path}${name}.`,
  }))
}

const notExpanded = (path: string, field: string): Warning => ({
  code: 'not_expanded',
  path,
  message:
    `You can't read the object in \`${field}\`. The key lacks a scope, consent is missing, or ` +
    'the object no longer exists.',
})
