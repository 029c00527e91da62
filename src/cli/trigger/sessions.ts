// Recipes of sessions.
import { personInCare } from './persons.ts'
import { bookablePractitioner } from './practitioners.ts'
import {
  days,
  type Made,
  metadata,
  type Recipe,
  type Sandbox,
  stepOf,
  updateOf,
} from './sandbox.ts'

export const location = { jurisdiction: 'US-NY' }

// The next full hour that is at least some hours away.
export async function hourFrom(s: Sandbox, hours: number) {
  const hour = 3_600_000
  const earliest = (await s.now()).add({ hours }).epochMilliseconds
  return Temporal.Instant.fromEpochMilliseconds(Math.ceil(earliest / hour) * hour)
}

export async function session(s: Sandbox, fields: object = {}, hours = 30): Promise<Made> {
  const practitioner_id =
    'practitioner_id' in fields ? fields.practitioner_id : (await bookablePractitioner(s)).id
  const person_id = 'person_id' in fields ? fields.person_id : (await personInCare(s)).id
  const starts_at = (await hourFrom(s, hours)).toString()
  const place = { format: 'telehealth', person_location: location, procedure_code: '90837' }
  const body = { practitioner_id, person_id, starts_at, duration_minutes: 60, ...place, metadata }
  return await s.post('/sessions', { ...body, ...fields })
}

async function nearSession(s: Sandbox, fields: object = {}) {
  const made = await session(s, fields)
  await s.advanceTo(Temporal.Instant.from(made.starts_at).subtract({ minutes: 5 }))
  return made
}

export async function startedSession(s: Sandbox, fields: object = {}) {
  const { id } = await nearSession(s, fields)
  await s.post(`/sessions/${id}/check_in`, { person_location: location })
  return await s.post(`/sessions/${id}/start`)
}

export async function completedSession(s: Sandbox, fields: object = {}) {
  const { id } = await startedSession(s, fields)
  await s.advance('PT65M')
  return await s.post(`/sessions/${id}/complete`)
}

// The policy sets the fee for a no-show.
export async function missedSession(s: Sandbox, policy: object | null = null) {
  const { id: practitioner_id } = await bookablePractitioner(s)
  if (policy) await s.patch(`/practitioners/${practitioner_id}/availability`, { policy })
  const { id } = await nearSession(s, { practitioner_id })
  await s.advance('PT30M')
  return await s.post(`/sessions/${id}/no_show`, { no_show_by: 'person' })
}

const heldSession = (s: Sandbox) => session(s, { hold: true })

// Booked by request, because the practitioner approves each session.
async function requestedSession(s: Sandbox) {
  const { id: practitioner_id } = await bookablePractitioner(s)
  await s.patch(`/practitioners/${practitioner_id}/availability`, { requires_approval: true })
  return await session(s, { practitioner_id })
}

export const later = (starts_at: string, count: number) =>
  Temporal.Instant.from(starts_at).add(days(count)).toString()

async function groupSession(s: Sandbox) {
  const { id } = await personInCare(s)
  const participants = [{ person_id: id }]
  const fields = { type: 'group', capacity: 4, participants, procedure_code: '90853' }
  return await session(s, { ...fields, person_id: undefined })
}

type JoinedSession = Made & { participants: { disconnected_at?: string }[] }

// In a simulated room, which a person joins as soon as they get a link.
async function joinedSession(s: Sandbox) {
  await s.patch('/telehealth_settings', { provider: 'daily', credentials: null })
  const { id, person_id } = await nearSession(s)
  await s.post(`/sessions/${id}/join`, { person_id })
  return (await s.get(`/sessions/${id}`)) as JoinedSession
}

// A suspended practitioner can't hold the session.
async function sessionAtRisk(s: Sandbox) {
  const { id, practitioner_id } = await session(s)
  await s.post(`/practitioners/${practitioner_id}/suspend`, { reason: 'Complaint' })
  return await s.when(async () => {
    const seen = (await s.get(`/sessions/${id}`)) as Made & { at_risk: boolean }
    return seen.at_risk ? seen : undefined
  }, 'The session was not put at risk.')
}

export async function archivedWithColleague(
  s: Sandbox,
  make: (s: Sandbox, id: string) => Promise<Made>,
) {
  const { id } = await bookablePractitioner(s)
  const { id: colleague } = await bookablePractitioner(s, { npi: '1999999984' })
  await make(s, id)
  await s.post(`/practitioners/${id}/archive`, {
    sessions: 'reassign',
    reassign_to_id: colleague,
    reason: 'Practitioner retired',
  })
}

export const sessionRecipes: Record<string, Recipe> = {
  'session.created': session,
  'session.updated': updateOf('sessions', session, { metadata: { color: 'blue' } }),
  'session.scheduled': stepOf('sessions', heldSession, 'confirm'),
  'session.requested': async (s) => {
    const { id: practitioner_id } = await bookablePractitioner(s)
    await s.patch(`/practitioners/${practitioner_id}/availability`, { requires_approval: true })
    const { id } = await session(s, { practitioner_id, hold: true })
    await s.post(`/sessions/${id}/confirm`)
  },
  'session.released': stepOf('sessions', heldSession, 'release'),
  'session.expired': async (s) => {
    await heldSession(s)
    await s.advance('PT1H')
  },
  'session.declined': stepOf('sessions', requestedSession, 'decline'),
  'session.rescheduled': async (s) => {
    const { id, starts_at } = await session(s)
    await s.post(`/sessions/${id}/reschedule`, { starts_at: later(starts_at, 1) })
  },
  'session.checked_in': stepOf('sessions', nearSession, 'check_in', { person_location: location }),
  'session.started': startedSession,
  'session.completed': completedSession,
  'session.canceled': stepOf('sessions', session, 'cancel', { canceled_by: 'person' }),
  'session.reopened': stepOf('sessions', startedSession, 'reopen'),
  'session.no_show': (s) => missedSession(s),
  'session.corrected': stepOf('sessions', (s) => missedSession(s), 'correct', {
    person_location: location,
  }),
  'session.reminder_due': async (s) => {
    await session(s, {}, 50)
    await s.advance('P2D')
  },
  'session.seats_changed': async (s) => {
    const { id } = await groupSession(s)
    const { id: person_id } = await personInCare(s)
    await s.post(`/sessions/${id}/add_participant`, { person_id })
  },
  'session.participant_joined': joinedSession,
  'session.participant_left': async (s) => {
    const { id } = await joinedSession(s)
    await s.post(`/sessions/${id}/cancel`)
    await s.when(async () => {
      const { participants } = (await s.get(`/sessions/${id}`)) as JoinedSession
      return participants[0]?.disconnected_at
    }, 'The video room was not closed.')
  },
  'session.put_at_risk': sessionAtRisk,
  'session.cleared': async (s) => {
    const { practitioner_id } = await sessionAtRisk(s)
    await s.post(`/practitioners/${practitioner_id}/reinstate`)
  },
  'session.practitioner_changed': (s) =>
    archivedWithColleague(s, (_, practitioner_id) => session(s, { practitioner_id })),
}
