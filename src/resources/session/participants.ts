// Those who receive care in a session, one or many. Nobody is in two sessions at once: the table's
// constraint person_double_booked sees to it. Here it is found out before, to say so.
import { type Call, toTime } from '#call.ts'
import { ApiError, invalid } from '#catalogue/api_error.ts'
import { tryStep } from '#lifecycle.ts'
import type { Row } from '#record.ts'
import { sessionLifecycle } from './lifecycle.ts'
import type { SessionCreate } from './schema.ts'
import { lockPersons, meetingsOf, type Times } from './store.ts'

export type Participant = { person_id: string; joined_at: string }

export const personsIn = ({ participants }: Row): string[] =>
  (participants as Participant[]).map(({ person_id }) => person_id)

export const doubleBooked = () => new ApiError('person_double_booked', {}, { param: 'starts_at' })

// The columns of a new session that tell of them.
export function seatNew(call: Call, asked: Partial<SessionCreate>, persons: string[]) {
  const { capacity, type = 'individual' } = asked
  if (persons.length > 1 && type === 'individual') {
    throw invalid('participants', 'An individual session has one seat: say which type it is.')
  }
  if (capacity !== undefined && type !== 'group') {
    throw invalid('capacity', 'Only a session of the type group has a capacity.')
  }
  if (capacity !== undefined && persons.length > capacity) {
    throw invalid('participants', 'There are more of them than capacity allows.')
  }
  const joined_at = toTime(call.now)
  return {
    ...(capacity !== undefined && { capacity }),
    ...(persons.length > 0 && {
      person_id: asked.person_id ? persons[0] : null,
      seats_taken: persons.length,
      participants: JSON.stringify(persons.map((person_id) => ({ person_id, joined_at }))),
    }),
  }
}

// Those of some times at which one of the persons is in another session. Holds that have run out
// are ended on the way. Until the transaction ends, nobody else books anything for these persons.
export async function occupied<Time extends Pick<Times, 'starts_at' | 'ends_at'>>(
  call: Call,
  persons: string[],
  times: Time[],
  except: string[] = [],
): Promise<Time[]> {
  if (persons.length === 0) return []
  await lockPersons(call, persons)
  const from = times.map(({ starts_at }) => starts_at).sort()[0]!
  const until = times
    .map(({ ends_at }) => ends_at)
    .sort()
    .at(-1)!
  const meetings = await meetingsOf(call, persons, except, { from, until })
  const meets = ({ from, until }: (typeof meetings)[number], { starts_at, ends_at }: Time) =>
    from < ends_at && starts_at < until
  const inTheWay = meetings.filter((meeting) => times.some((time) => meets(meeting, time)))
  for (const { session_id, stale } of inTheWay) {
    if (stale) await tryStep({ ...call, if_match: null }, sessionLifecycle, session_id, 'expire')
  }
  const real = inTheWay.filter(({ stale }) => !stale)
  return times.filter((time) => real.some((meeting) => meets(meeting, time)))
}
