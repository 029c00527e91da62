// Recipes of psychotherapy notes and risk flags.
import { metadata, type Recipe, type Sandbox, stepOf, updateOf } from './sandbox.ts'
import { type Authored, careTeam } from './notes.ts'
import { assessment } from './assessments.ts'

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
