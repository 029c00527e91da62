// The rows of FHIR bulk exports. They say which files an export has, and hold no data of persons.
import { allColumns } from '#db/columns.ts'
import { asJson, sql } from '#db/sql.ts'
import { type Call, toTimestamp } from '#kernel/call.ts'
import { newId } from '#kernel/ids.ts'

// A part of a list: the objects created from `from` until before `until`. Null: without a bound.
export type ExportFile = { type: string; source: number; from: string | null; until: string | null }

// How far the lists were looked through: in which list, after which object, and how many objects
// the file in preparation has.
export type Position = {
  type: number
  source: number
  cursor: string | null
  count: number
  until: string | null
}

export type FhirExport = {
  id: string
  owner: string
  group_id: string | null
  request: string
  types: string[]
  since: string | null
  files: ExportFile[]
  position: Position | null
  polls: number
  transaction_at: string
  expires_at: string
}

const kept_hours = 24

// A client gets a new token every five minutes, so an export belongs to the API key behind it.
export async function findOwner(call: Call, credential_id: string, actor: string) {
  const [token] = await call.query<{ api_key_id: string }>(sql`
    select api_key_id from scoped_tokens
    where account = ${call.account} and id = ${credential_id}`)
  return `${token?.api_key_id ?? credential_id} ${actor}`
}

type Selection = Pick<FhirExport, 'owner' | 'group_id' | 'request' | 'types' | 'since'>

export async function insertExport(call: Call, selection: Selection): Promise<string> {
  const id = newId('fexp')
  const { owner, group_id, request, types, since } = selection
  const first: Position = { type: 0, source: 0, cursor: null, count: 0, until: null }
  await call.query(sql`
    insert into fhir_exports (account, id, owner, group_id, request, types, since, position,
      transaction_at, expires_at)
    values (${call.account}, ${id}, ${owner}, ${group_id}, ${request}, ${types}, ${since},
      ${asJson(first)}, ${toTimestamp(call.now)},
      ${toTimestamp(call.real_now.add({ hours: kept_hours }))})`)
  return id
}

export async function countExports(call: Call): Promise<number> {
  const [row] = await call.query<{ count: number }>(sql`
    select count(*)::integer as count from fhir_exports
    where account = ${call.account} and expires_at > now()`)
  return row!.count
}

export async function findExport(call: Call, id: string, owner: string) {
  const [found] = await call.query<FhirExport>(sql`
    select ${allColumns('fhir_exports')} from fhir_exports
    where account = ${call.account} and id = ${id} and owner = ${owner} and expires_at > now()`)
  return found
}

// Of several requests that continue an export at once, the first one counts: false for the others.
export async function saveProgress(
  call: Call,
  { id, polls }: FhirExport,
  { files, position }: Pick<FhirExport, 'files' | 'position'>,
) {
  const saved = await call.query(sql`
    update fhir_exports
    set files = ${asJson(files)}, position = ${position && asJson(position)}, polls = polls + 1
    where account = ${call.account} and id = ${id} and polls = ${polls}
    returning id`)
  return saved.length > 0
}

export async function deleteExport(call: Call, id: string, owner: string): Promise<boolean> {
  const deleted = await call.query(sql`
    delete from fhir_exports
    where account = ${call.account} and id = ${id} and owner = ${owner}
    returning id`)
  return deleted.length > 0
}
