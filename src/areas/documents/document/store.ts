// SQL for documents and their versions.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { assignments, row as newRow, sql, type Statement } from '#db/sql.ts'
import { columnsOf, decryptRow, decryptRows, encryptFields } from '#kernel/encrypted_row.ts'
import { newId } from '#kernel/ids.ts'
import { inSet, onlyStateIn } from '#kernel/state_sets.ts'
import type { DocumentRow } from './schema.ts'
import { versionKind, versionStates } from './version_states.ts'
import type { VersionRow } from './version_schema.ts'
import { listForRemoval } from './file_removal.ts'

type NewVersion = {
  document_id: string
  person_id: string | null
  number: number
  file_name: string
  expected_sha256: string | null
}

export async function insertVersion(call: Call, fields: NewVersion) {
  const id = newId(versionKind.prefix)
  const { columns } = await encryptFields(call, versionKind, id, fields)
  const now = toTimestamp(call.now)
  const { initial: status } = versionStates
  const standing = { account: call.account, id, status, created_at: now, updated_at: now }
  await call.query(sql`insert into document_versions ${newRow({ ...columns, ...standing })}`)
  return id
}

const versionsWhere = (call: Call, document_id: string, condition = sql`true`) => sql`
  select ${columnsOf(versionKind)} from document_versions
  where document_versions.account = ${call.account} and document_id = ${document_id}
    and ${condition}
  order by number desc
  limit 1`

async function findOne(call: Call, statement: Statement) {
  const [row] = await call.query<VersionRow>(statement)
  return row && (await decryptRow(call, versionKind, row))
}

export const findVersion = (call: Call, document_id: string, number: number) =>
  findOne(call, versionsWhere(call, document_id, sql`number = ${number}`))

export const findNewestAvailable = (call: Call, document_id: string) =>
  findOne(call, versionsWhere(call, document_id, inSet(versionStates, 'available')))

// Of several documents, the oldest version first.
export async function listAvailable(call: Call, document_ids: string[]) {
  const rows = await call.query<VersionRow>(sql`
    select ${columnsOf(versionKind)} from document_versions
    where document_versions.account = ${call.account}
      and document_id = any(${document_ids}) and ${inSet(versionStates, 'available')}
    order by document_id, number`)
  return await decryptRows(call, versionKind, rows)
}

// Locks a version. Undefined if there is none.
export const lockVersion = (call: Call, id: string) =>
  findOne(
    call,
    sql`
      select ${columnsOf(versionKind)} from document_versions
      where document_versions.account = ${call.account} and id = ${id}
      for no key update of document_versions`,
  )

export const findVersionById = (call: Call, id: string) =>
  findOne(
    call,
    sql`
      select ${columnsOf(versionKind)} from document_versions
      where document_versions.account = ${call.account} and id = ${id}`,
  )

export async function updateVersion(call: Call, before: VersionRow, fields: Partial<VersionRow>) {
  const { columns } = await encryptFields(call, versionKind, before.id, fields, before)
  await call.query(sql`
    update document_versions
    set ${assignments({ ...columns, updated_at: toTimestamp(call.now) })}, version = version + 1
    where account = ${call.account} and id = ${before.id}`)
}

// The files of all versions of a document, with their thumbnails.
export async function listFiles(call: Call, document_id: string) {
  const versions = await call.query<Pick<VersionRow, 'file_id' | 'thumbnail_id'>>(sql`
    select file_id, thumbnail_id from document_versions
    where account = ${call.account} and document_id = ${document_id}
    for update`)
  return versions.flatMap(({ file_id, thumbnail_id }) =>
    [file_id, thumbnail_id].filter((each) => each !== null),
  )
}

// The worker removes the files after the commit. Their keys are gone with it.
export async function removeVersions(call: Call, { id }: DocumentRow): Promise<void> {
  const versions = await call.query<VersionRow>(sql`
    select ${columnsOf(versionKind)} from document_versions
    where document_versions.account = ${call.account} and document_id = ${id}
    order by number
    for no key update of document_versions`)
  const status = onlyStateIn(versionStates, 'deleted')
  const removed = { file_id: null, thumbnail_id: null, file_key: null, scan_at: null }
  for (const row of versions) {
    const version = await decryptRow(call, versionKind, row)
    await updateVersion(call, version, { status, ...removed })
    for (const file_id of [version.file_id, version.thumbnail_id]) {
      if (file_id) await listForRemoval(call, file_id, call.real_now)
    }
  }
}
