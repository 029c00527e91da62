// Recipes of assessments.
import { days, type Recipe, type Sandbox, stepOf, updateOf } from './sandbox.ts'
import { type Authored, careTeam } from './notes.ts'

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
