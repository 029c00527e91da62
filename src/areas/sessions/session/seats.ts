// Adds and removes participants of a booked session. Locks the session, so that only one caller
// gets the last seat.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { ApiError } from '#catalogue/api_error.ts'
import { transitionError } from '#kernel/lifecycle.ts'
import { updateRow, lockRow, type Row } from '#kernel/record.ts'
import { requireOwnCalendar } from '#areas/sessions/availability/availability.ts'
import { actingFor } from './draft.ts'
import { sessionKind, sessionLifecycle } from './lifecycle.ts'
import { doubleBooked, occupied, type Participant, personsIn } from './participants.ts'
import { requirePersons } from './persons.ts'
import { recordOpensAt } from './record_access.ts'
import { seatPersons, unseatPerson } from './store.ts'

const open_states = ['held', 'requested', 'scheduled', 'checked_in']
const seatsIn = ({ type, capacity }: Row) => capacity ?? (type === 'individual' ? 1 : 100)

export async function addParticipant(call: Call, id: string, asked: { person_id: string }) {
  const session = await openSession(call, id, 'add_participant')
  const [person] = await known(call, session, asked.person_id)
  if (personsIn(session).includes(person!)) return session
  return await change(call, session, await seated(call, session, person!))
}

export async function removeParticipant(call: Call, id: string, asked: { person_id: string }) {
  const session = await openSession(call, id, 'remove_participant')
  if (!personsIn(session).includes(asked.person_id)) return session
  const first = session.person_id === asked.person_id
  const left = await unseated(call, session, asked.person_id)
  return await change(call, session, { ...left, ...(first && { person_id: null }) })
}

// Changes the primary participant after booking. Returns the changed columns.
export async function changeOfPerson(call: Call, id: string, person_id: string | null) {
  const session = await openSession(call, id, 'update')
  const [person = null] = person_id ? await known(call, session, person_id) : []
  if (person === session.person_id) return {}
  const before = session.person_id ? await unseated(call, session, session.person_id) : {}
  const between = { ...session, ...before } as Row
  const inIt = person === null || personsIn(between).includes(person)
  const after = inIt ? {} : await seated(call, between, person)
  const held = session.status === 'held'
  const record_opens_at = held ? null : recordOpensAt(call, Date.parse(session.starts_at))
  const columns = { ...before, ...after, person_id: person, record_opens_at }
  return asColumns(columns)
}

const known = (call: Call, { practitioner_id }: Row, person_id: string) =>
  requirePersons(call, [{ person_id, param: 'person_id' }], practitioner_id)

async function openSession(call: Call, id: string, step: string) {
  const session = await lockRow(call, sessionKind, id)
  requireOwnCalendar(actingFor(call), session.practitioner_id, 'id')
  const { status } = session
  if (open_states.includes(status!)) return session
  throw transitionError(sessionLifecycle, status!, step, open_states)
}

async function seated(call: Call, session: Row, person_id: string) {
  const { id, seats_taken } = session
  if (seats_taken >= seatsIn(session)) throw new ApiError('group_full', {})
  const busy = await occupied(call, [person_id], [session as never], [id])
  if (busy.length > 0) throw doubleBooked()
  await seatPersons(call, [id], [person_id])
  const joined = { person_id, joined_at: toTimestamp(call.now) }
  return seats([...(session.participants as Participant[]), joined])
}

async function unseated(call: Call, { id, participants }: Row, person_id: string) {
  await unseatPerson(call, id, person_id)
  return seats((participants as Participant[]).filter((one) => one.person_id !== person_id))
}

const seats = (participants: Participant[]) => ({ participants, seats_taken: participants.length })

const asColumns = <Columns extends object>(columns: Columns) => ({
  ...columns,
  ...('participants' in columns && { participants: JSON.stringify(columns.participants) }),
})

const change = (call: Call, { id }: Row, columns: object) =>
  updateRow(call, sessionKind, id, asColumns(columns), 'seats_changed')
