// Recipes of notes, psychotherapy notes, risk flags and assessments.
import { completedSession } from './care.ts'
import { person } from './persons.ts'
import { verifiedPractitioner } from './practitioners.ts'
import {
  days,
  type Made,
  metadata,
  type Recipe,
  type Sandbox,
  stepOf,
  updateOf,
} from './sandbox.ts'

const location = { jurisdiction: 'US-NY' }

// What was made, and the practitioner who made it.
type Authored = Made & { as: string }

// A practitioner, and a person in their care.
async function careTeam(s: Sandbox, fields: object = {}) {
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

export async function psychotherapyNote(s: Sandbox): Promise<Authored> {
  const { as, person_id } = await careTeam(s)
  const text = 'Working hypothesis to discuss in supervision.'
  return { ...(await s.post('/psychotherapy_notes', { person_id, text }, as)), as }
}

const finished = stepOf('psychotherapy_notes', psychotherapyNote, 'finish')

export async function riskFlag(s: Sandbox): Promise<Authored> {
  const { as, person_id } = await careTeam(s)
  const body = { person_id, kind: 'suicide', level: 'moderate' }
  return { ...(await s.post('/risk_flags', body, as)), as }
}

const acknowledged = stepOf('risk_flags', riskFlag, 'acknowledge')
const mitigated = stepOf('risk_flags', acknowledged, 'mitigate', {
  transfer: 'Emergency department',
})

// A flag is resolved after a new assessment of the same risk.
const resolved = async (s: Sandbox) => {
  const { id, as, person_id } = await mitigated(s)
  await s.advance('PT1H')
  const { id: assessment_id } = await s.post('/assessments', { person_id, instrument: 'cssrs' }, as)
  const answers = { q1: 0, q2: 0, q6: 0 }
  await s.post(`/assessments/${assessment_id}/submit`, { answers }, as)
  const resolution = 'No suicidal ideation for four weeks.'
  return { ...(await s.post(`/risk_flags/${id}/resolve`, { resolution }, as)), as }
}

export const riskRecipes: Record<string, Recipe> = {
  'psychotherapy_note.created': psychotherapyNote,
  'psychotherapy_note.updated': updateOf('psychotherapy_notes', psychotherapyNote),
  'psychotherapy_note.finished': finished,
  'psychotherapy_note.appended': stepOf('psychotherapy_notes', finished, 'append', {
    text: 'Discussed.',
  }),
  'psychotherapy_note.destroyed': stepOf('psychotherapy_notes', finished, 'destroy'),
  'risk_flag.created': riskFlag,
  'risk_flag.updated': async (s) => {
    const { id } = await riskFlag(s)
    await s.patch(`/risk_flags/${id}`, { metadata })
  },
  'risk_flag.acknowledged': acknowledged,
  'risk_flag.escalated': stepOf('risk_flags', riskFlag, 'escalate'),
  'risk_flag.mitigated': mitigated,
  'risk_flag.resolved': resolved,
  'risk_flag.reopened': stepOf('risk_flags', resolved, 'reopen', { reason: 'New ideation' }),
  'risk_flag.voided': stepOf('risk_flags', riskFlag, 'void', { reason: 'Wrong person' }),
  // A first answer opens the flag, and a later one to the same questions indicates more risk.
  'risk_flag.raised': async (s) => {
    const { id, as } = await assessment(s)
    for (const q9 of [1, 3]) await s.patch(`/assessments/${id}`, { answers: { q9 } }, as)
  },
}

const answersOf = (each: number, q9: number) => ({
  ...Object.fromEntries(Array.from({ length: 8 }, (_, i) => [`q${i + 1}`, each])),
  q9,
  difficulty: 1,
})

export async function assessment(s: Sandbox, fields: object = {}): Promise<Authored> {
  const { as, person_id } = await careTeam(s)
  const body = { person_id, instrument: 'phq9', ...fields }
  return { ...(await s.post('/assessments', body, as)), as }
}

async function submitted(s: Sandbox, as: string, person_id: string, answers: object) {
  const { id } = await s.post('/assessments', { person_id, instrument: 'phq9' }, as)
  return { ...(await s.post(`/assessments/${id}/submit`, { answers }, as)), as }
}

const completed = stepOf('assessments', assessment, 'submit', { answers: answersOf(1, 0) })

export const assessmentRecipes: Record<string, Recipe> = {
  'assessment.created': assessment,
  'assessment.updated': updateOf('assessments', assessment),
  'assessment.started': async (s) => {
    const { id, as } = await assessment(s)
    await s.patch(`/assessments/${id}`, { answers: { q1: 1 } }, as)
  },
  'assessment.completed': completed,
  'assessment.reviewed': stepOf('assessments', completed, 'review', { review: 'Improved.' }),
  'assessment.amended': stepOf('assessments', completed, 'amend', {
    reason: 'Entered for the wrong item',
    answers: answersOf(2, 0),
  }),
  'assessment.canceled': stepOf('assessments', assessment, 'cancel'),
  'assessment.voided': stepOf('assessments', completed, 'void', { reason: 'Wrong person' }),
  'assessment.expired': async (s) => {
    const expires_at = (await s.now()).add(days(5)).toString()
    await assessment(s, { expires_at })
    await s.advance('P6D')
  },
  'assessment.risk_detected': async (s) => {
    const { as, person_id } = await careTeam(s)
    await submitted(s, as, person_id, answersOf(2, 2))
  },
  'assessment.reliable_deterioration': async (s) => {
    const { as, person_id } = await careTeam(s)
    await submitted(s, as, person_id, answersOf(1, 0))
    await s.advance('P14D')
    await submitted(s, as, person_id, answersOf(3, 0))
  },
}

// A session with its signed note, ready to bill.
export async function documentedSession(s: Sandbox, fields: object = {}) {
  const held = await completedSession(s, fields)
  await signSessionNote(s, held)
  return held
}
