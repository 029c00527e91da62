// Takes the steps of lifecycles: changes the row, records the event and runs what follows.
import { type Call, toTimestamp } from './call.ts'
import { notFound } from '#catalogue/api_error.ts'
import { allColumns } from '#db/columns.ts'
import { assignments, raw, sql } from '#db/sql.ts'
import { emit } from './events.ts'
import { transitionError } from './explain_transition.ts'
import type { Lifecycle } from './lifecycle.ts'
import { atClockOf, type BaseRow, type Kind, type Row, tryLockRow } from './record.ts'
import { encryptFields, columnsOf, decryptRow } from './encrypted_row.ts'

// Takes a step. Of two concurrent callers, the second waits for the first and finds its new state.
export async function takeStep<R extends BaseRow = Row>(
  call: Call,
  lifecycle: Lifecycle<R>,
  id: string,
  name: string,
  taken: Record<string, unknown> = {},
  locked?: R, // The row, if the caller has locked it already.
): Promise<R> {
  const moved = await tryStep(call, lifecycle, id, name, taken, locked)
  if (!moved) throw await refusal(call, lifecycle, id, name)
  return moved
}

// Takes a step if the state allows it. Otherwise, nothing happens.
export async function tryStep<R extends BaseRow = Row>(
  call: Call,
  lifecycle: Lifecycle<R>,
  id: string,
  name: string,
  taken: Record<string, unknown> = {},
  locked?: R,
): Promise<R | undefined> {
  const { kind, steps } = lifecycle
  const { object, table } = kind
  const { from, to, word = to, sets, requires, after } = steps[name]!
  const moment = atClockOf(kind, call)

  const now = toTimestamp(moment.now)
  const fields = { ...sets, ...taken, status: to, [`${word}_at`]: now, updated_at: now }
  // All encrypted fields are in one column, so a step that writes any of them reads it first.
  const reads_row = Boolean(
    requires || Object.keys(fields).some((name) => isEncryptedField(kind, name)),
  )
  const before = reads_row ? (locked ?? (await tryLockRow(call, kind, id))) : undefined
  if (reads_row && !from.includes(before?.status ?? '')) return undefined
  if (before) await requires?.(call, before)
  const closed = before && (await encryptFields(call, kind, id, fields, before))
  const [moved] = await call.query<R>(sql`
    update ${raw(table)}
    set ${assignments(closed?.columns ?? fields)}, version = version + 1
    where account = ${call.account} and id = ${id} and status = any(${from})
    returning ${closed ? allColumns(table) : columnsOf(kind)}`)
  if (!moved) return undefined

  const changed = Object.keys(fields).filter((name) => name !== 'updated_at')
  emit(moment, `${object}.${word}`, moved, changed)
  const row = closed ? closed.show(moved) : await decryptRow(call, kind, moved)
  await after?.(call, row)
  return row
}

// Takes a step of many objects with one statement, where their states allow it. For steps without
// conditions, encrypted fields or work after them. Each object has its own call, for the reason in
// the audit log.
export async function takeStepOfMany<R extends BaseRow = Row>(
  call: Call,
  { kind, steps }: Lifecycle<R>,
  calls: Map<string, Call>,
  name: string,
) {
  if (calls.size === 0) return
  const { from, to, word = to } = steps[name]!
  const now = toTimestamp(atClockOf(kind, call).now)
  const fields = { status: to, [`${word}_at`]: now }
  const moved = await call.query<R>(sql`
    update ${raw(kind.table)}
    set ${assignments({ ...fields, updated_at: now })}, version = version + 1
    where account = ${call.account} and id = any(${[...calls.keys()]}) and status = any(${from})
    returning ${allColumns(kind.table)}`)
  for (const row of moved) {
    emit(atClockOf(kind, calls.get(row.id)!), `${kind.object}.${word}`, row, Object.keys(fields))
  }
}

const isEncryptedField = ({ encryption }: Kind, name: string) =>
  Boolean(encryption && (name in encryption.fields || name === encryption.of))

async function refusal(call: Call, lifecycle: Lifecycle, id: string, step: string) {
  const { object, table } = lifecycle.kind
  const [row] = await call.query<Row>(
    sql`
      select ${allColumns(table)} from ${raw(table)}
      where account = ${call.account} and id = ${id}`,
  )
  if (!row) return notFound(object)
  return transitionError(lifecycle, row.status!, step)
}
