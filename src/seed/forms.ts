// The sample intake form, assigned to a few persons: one completed it, one began, one hasn't.
import { patients, synthetic } from './people.ts'
import type { SampleCall } from './replay.ts'

const items = [
  { id: 'reason', type: 'text', text: 'What brings you here?', required: true },
  {
    id: 'sleep',
    type: 'choice',
    text: 'How often did you sleep badly in the past two weeks?',
    required: true,
    options: [
      { value: 'never', label: 'Never', score: 0 },
      { value: 'sometimes', label: 'Sometimes', score: 1 },
      { value: 'often', label: 'Often', score: 2 },
    ],
  },
  { id: 'health', type: 'group', text: 'Your health' },
  { id: 'medicated', group_id: 'health', type: 'boolean', text: 'Do you take medication?' },
  {
    id: 'medication',
    group_id: 'health',
    type: 'string',
    repeats: true,
    text: 'Which medication?',
    required: true,
    enable_when: [{ item_id: 'medicated', operator: 'eq', value: true }],
  },
]
const answers = { reason: 'Sandbox text. Trouble sleeping.', sleep: 'often', medicated: false }

// By their place among the persons who signed their consents.
const responses: { [place: number]: { route: string; body: object } } = {
  0: { route: 'form_responses.complete', body: { answers } },
  1: { route: 'form_responses.update', body: { answers: { sleep: 'sometimes' } } },
}

export function formCalls(now: Temporal.Instant): SampleCall[] {
  const at = now.subtract({ hours: 24 * 6 })
  const due_at = now.add({ hours: 24 * 8 }).toString()
  const form_id = '@intake form'
  const assigned = patients.filter(({ consents }) => consents === 'signed').slice(0, 3)
  return [
    {
      at,
      route: 'forms.create',
      // Publishing retires the earlier form of that name, so it must not be one that a team uses.
      body: { name: 'sample_intake', title: 'Intake', items, metadata: synthetic },
      keeps: { 'intake form': 'id' },
    },
    { at: at.add({ minutes: 5 }), route: 'forms.publish', of: form_id },
    ...assigned.flatMap(({ number }, place): SampleCall[] => {
      const response = `intake of person ${number}`
      const answered = responses[place]
      return [
        {
          at: at.add({ minutes: 10 }),
          route: 'form_responses.create',
          body: { person_id: `@person ${number}`, form_id, due_at },
          keeps: { [response]: 'id' },
        },
        ...(answered ? [{ at: at.add({ hours: 20 }), of: `@${response}`, ...answered }] : []),
      ]
    }),
  ]
}
