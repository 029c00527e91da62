// Recipes of matchings and the assignments of a waiting list.
import { grantedConsent, person } from './persons.ts'
import { bookablePractitioner } from './practitioners.ts'
import { type Made, type Recipe, type Sandbox, stepOf, updateOf } from './sandbox.ts'
import { location, hourFrom } from './sessions.ts'

export async function matching(s: Sandbox, fields: object = {}) {
  await bookablePractitioner(s, { specialties: ['anxiety'], formats: ['telehealth'] })
  const { id: person_id } = await person(s)
  await grantedConsent(s, { person_id })
  return await s.post('/matchings', { person_id, concerns: ['anxiety'], location, ...fields })
}

type Candidate = { practitioner_id: string; slots?: { starts_at: string }[] }

async function acceptedMatching(s: Sandbox) {
  const made = (await matching(s)) as Made & { candidates: Candidate[] }
  const { practitioner_id } = made.candidates[0]!
  const starts_at = (await hourFrom(s, 30)).toString()
  await s.post(`/matchings/${made.id}/accept`, { practitioner_id, starts_at })
  return made
}

async function assignment(s: Sandbox) {
  await bookablePractitioner(s, { specialties: ['anxiety'], formats: ['telehealth'] })
  const { id: person_id } = await person(s)
  await grantedConsent(s, { person_id })
  return await s.post('/matchings/assign', { entries: [{ person_id, location }] })
}

async function completedAssignment(s: Sandbox) {
  const { id } = await assignment(s)
  await s.until(`/matching_assignments/${id}`, 'completed')
}

export const matchingRecipes: Record<string, Recipe> = {
  'matching_assignment.created': assignment,
  'matching_assignment.updated': updateOf('matching_assignments', assignment),
  'matching_assignment.assigned': completedAssignment,
  'matching_assignment.completed': completedAssignment,
  'matching_assignment.canceled': stepOf('matching_assignments', assignment, 'cancel'),
  'matching.created': matching,
  'matching.updated': updateOf('matchings', matching),
  'matching.diverted': (s) => matching(s, { risk: 'acute' }),
  'matching.accepted': acceptedMatching,
  'matching.declined': stepOf('matchings', matching, 'decline', { reason: 'schedule' }),
  'matching.canceled': stepOf('matchings', matching, 'cancel'),
  'matching.expired': async (s) => {
    await matching(s)
    await s.advance('P60D')
  },
  'matching.feedback_given': stepOf('matchings', acceptedMatching, 'feedback', {
    alliance: 80,
    sessions_attended: 3,
  }),
  'matching.fulfilled': async (s) => {
    const { person_id } = await acceptedMatching(s)
    const [booked] = await s.list(`/sessions?person_id=${person_id}`)
    await s.advanceTo(Temporal.Instant.from(booked!.starts_at).subtract({ minutes: 5 }))
    await grantedConsent(s, { person_id, kind: 'telehealth' })
    await s.post(`/sessions/${booked!.id}/start`, { person_location: location })
    await s.advance('PT65M')
    await s.post(`/sessions/${booked!.id}/complete`)
    await s.advance('P1D') // The matching is followed up after the session.
  },
}
