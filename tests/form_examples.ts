// Examples of forms and form responses, created over the API.
import assert from 'node:assert/strict'
import type { FormItem } from '#areas/documents/form/item_schema.ts'
import { call, type RequestOptions } from './harness.ts'

// An intake with a nested group: medication is only for those who take it.
export const intake: FormItem[] = [
  { id: 'reason', type: 'text', text: 'What brings you here?', required: true, max_length: 200 },
  {
    id: 'sleep',
    type: 'choice',
    text: 'How often do you sleep badly?',
    required: true,
    options: [
      { value: 'never', label: 'Never', score: 0 },
      { value: 'often', label: 'Often', score: 2 },
    ],
  },
  { id: 'health', type: 'group', text: 'Your health' },
  { id: 'medicated', group_id: 'health', type: 'boolean', text: 'Do you take medication?' },
  {
    id: 'medication',
    group_id: 'health',
    type: 'group',
    text: 'Medication',
    enable_when: [{ item_id: 'medicated', operator: 'eq', value: true }],
  },
  {
    id: 'names',
    group_id: 'medication',
    type: 'string',
    text: 'Which?',
    required: true,
    repeats: true,
  },
]
export const complete_answers = { reason: 'I worry a lot.', sleep: 'often', medicated: false }

let forms = 0

export async function createForm(fields: object = {}, options: RequestOptions = {}) {
  const request = { name: `form_${++forms}`, title: 'Intake', items: intake, ...fields }
  const { status, body, text } = await call('POST', '/v1/forms', request, options)
  assert.equal(status, 200, text)
  return body as { id: string; [field: string]: any }
}

export async function publishForm(fields: object = {}, options: RequestOptions = {}) {
  const { id } = await createForm(fields, options)
  const { body, text } = await call('POST', `/v1/forms/${id}/publish`, undefined, options)
  assert.equal(body.status, 'published', text)
  return body as { id: string; [field: string]: any }
}

export async function assignForm(
  person_id: string,
  fields: any = {},
  options: RequestOptions = {},
) {
  const form_id = fields.form_id ?? (await publishForm({}, keyOf(options))).id
  const request = { person_id, ...fields, form_id }
  const { status, body, text } = await call('POST', '/v1/form_responses', request, options)
  assert.equal(status, 200, text)
  return body as { id: string; [field: string]: any }
}

const keyOf = ({ key }: RequestOptions): RequestOptions => (key ? { key } : {})
