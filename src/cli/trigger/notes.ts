// Recipes of notes.
import { completedSession, location } from './sessions.ts'
import { person } from './persons.ts'
import { verifiedPractitioner } from './practitioners.ts'
import { type Made, type Recipe, type Sandbox, stepOf, updateOf } from './sandbox.ts'

// What was made, and the practitioner who made it.
export type Authored = Made & { as: string }

// A practitioner, and a person in their care.
export async function careTeam(s: Sandbox, fields: object = {}) {
  const { id: as } = await verifiedPractitioner(s, fields)
  const { id: person_id } = await person(s, { care_team_ids: [as] })
  return { as, person_id }
}

export async function note(s: Sandbox, fields: object = {}): Promise<Authored> {
  const { as, person_id } = await careTeam(s)
  return await noteBy(s, as, person_id, fields)
}

async function noteBy(s: Sandbox, as: string, person_id: string, fields: object = {}) {
  const ended = (await s.now()).subtract({ hours: 2 })
  const started_at = ended.subtract({ minutes: 50 }).toString()
  const service = {
    date: started_at.slice(0, 10),
    started_at,
    ended_at: ended.toString(),
    modality: 'telehealth',
    person_location: location,
    interventions: ['Exposure'],
  }
  const made = await s.post(
    '/notes',
    { person_id, ...content, service, diagnoses: [{ code: 'F41.1', rank: 1 }], ...fields },
    as,
  )
  return { ...made, as }
}

const content = {
  format: 'dap',
  sections: { data: 'Slept better.', assessment: 'Less anxious.', plan: 'Weekly.' },
}

// The note that a claim for a session needs.
export async function signSessionNote(s: Sandbox, held: Made) {
  const { practitioner_id: as, person_id, id: session_id, starts_at, ends_at } = held
  await s.patch(`/persons/${person_id}`, { care_team_ids: [as] })
  const service = {
    date: starts_at.slice(0, 10),
    started_at: starts_at,
    ended_at: ends_at,
    modality: 'telehealth',
    person_location: location,
    interventions: ['Exposure'],
  }
  const diagnoses = [{ code: 'F41.1', rank: 1 }]
  const body = { person_id, session_id, ...content, service, diagnoses }
  const { id } = await s.post('/notes', body, as)
  return await s.post(`/notes/${id}/sign`, {}, as)
}

export const signedNote = stepOf('notes', note, 'sign')

// Signed by someone whose license requires supervision, so a supervisor must co-sign.
async function submittedNote(s: Sandbox) {
  const { id: supervisor_id } = await verifiedPractitioner(s)
  const supervision = { supervisor_id, starts_on: '2020-01-01' }
  const licenses = [{ jurisdiction: 'US-NY', title: 'LP', number: 'PSY12346', level: 'supervised' }]
  const fields = { npi: '1999999984', licenses, supervision }
  const { as, person_id } = await careTeam(s, fields)
  const { id } = await noteBy(s, as, person_id)
  return { ...(await s.post(`/notes/${id}/sign`, {}, as)), as, supervisor_id }
}

const voidRequested = stepOf('notes', signedNote, 'request_void', { reason: 'Wrong person' })

const withheldNote = stepOf('notes', signedNote, 'withhold', {
  reason: 'danger_to_life_or_safety',
})

export const noteRecipes: Record<string, Recipe> = {
  'note.created': note,
  'note.updated': updateOf('notes', note),
  'note.signed': signedNote,
  'note.submitted': submittedNote,
  'note.returned': async (s) => {
    const { id, supervisor_id } = await submittedNote(s)
    await s.post(`/notes/${id}/return`, { comment: 'Add detail to the plan.' }, supervisor_id)
  },
  'note.withdrawn': stepOf('notes', submittedNote, 'withdraw'),
  'note.discarded': stepOf('notes', note, 'discard'),
  'note.amended': stepOf('notes', signedNote, 'amend', {
    type: 'addendum',
    text: 'The sister called back.',
    reason: 'Learned after the session',
  }),
  'note.void_requested': voidRequested,
  'note.voided': async (s) => {
    const { id } = await voidRequested(s)
    await s.post(`/notes/${id}/void`)
  },
  'note.withheld': withheldNote,
  'note.released': stepOf('notes', withheldNote, 'release'),
  'note.overdue': async (s) => {
    await note(s)
    await s.advance('P4D')
  },
}

// A session with its signed note, ready to bill.
export async function documentedSession(s: Sandbox, fields: object = {}) {
  const held = await completedSession(s, fields)
  await signSessionNote(s, held)
  return held
}
