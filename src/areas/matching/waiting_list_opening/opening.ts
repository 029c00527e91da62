// Creates, fills and closes openings: times that became free.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { allColumns } from '#db/columns.ts'
import { asJson, assignments, row, sql } from '#db/sql.ts'
import { newId } from '#kernel/ids.ts'
import { scheduleJob } from '#kernel/jobs.ts'
import { onlyStateIn, type StateOf } from '#kernel/state_sets.ts'
import { openingStates } from './opening_states.ts'

export type Skip = { waiting_list_entry_id: string; reason: string }
export type OpeningRow = {
  id: string
  practitioner_id: string
  starts_at: string
  ends_at: string
  cause: 'cancellation' | 'reschedule' | 'availability'
  session_id: string | null
  status: StateOf<typeof openingStates>
  skipped: Skip[]
}

export const offering = { name: 'waiting_list_opening.offer' }

export async function lockOpening(call: Call, id: string) {
  const [opening] = await call.query<OpeningRow>(sql`
    select ${allColumns('waiting_list_openings')} from waiting_list_openings
    where account = ${call.account} and id = ${id}
    for no key update`)
  return opening
}

type FreeTime = Pick<OpeningRow, 'practitioner_id' | 'starts_at' | 'ends_at'>

// Of new availability. Triggers create those of sessions.
export async function createOpening(call: Call, time: FreeTime) {
  const now = toTimestamp(call.now)
  const id = newId('opening')
  const fields = { ...time, cause: 'availability' }
  const [opening] = await call.query<OpeningRow>(sql`
    insert into waiting_list_openings
      ${row({ ...fields, account: call.account, id, created_at: now, updated_at: now })}
    returning ${allColumns('waiting_list_openings')}`)
  return opening!
}

const updateOpening = (call: Call, id: string, fields: Record<string, unknown>) =>
  call.query(sql`
    update waiting_list_openings
    set ${assignments({ ...fields, updated_at: toTimestamp(call.now) })}
    where account = ${call.account} and id = ${id}`)

export const saveSkipped = (call: Call, { id }: OpeningRow, skipped: Skip[]) =>
  updateOpening(call, id, { skipped: asJson(skipped) })

export const markOffered = (call: Call, id: string) =>
  updateOpening(call, id, { status: onlyStateIn(openingStates, 'offered') })

export const markFilled = (call: Call, id: string) =>
  updateOpening(call, id, {
    status: onlyStateIn(openingStates, 'filled'),
    filled_at: toTimestamp(call.now),
  })

export const closeOpening = (call: Call, id: string, reason: string) =>
  updateOpening(call, id, { status: onlyStateIn(openingStates, 'closed'), reason })

// The time goes to the next person.
export async function reopen(call: Call, id: string) {
  await updateOpening(call, id, { status: openingStates.initial, filled_at: null })
  scheduleJob(call, offering, id, call.now)
}
