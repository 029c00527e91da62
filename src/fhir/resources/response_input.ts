// Starts, answers and submits an assessment from a QuestionnaireResponse.
import { invalid } from '#catalogue/api_error.ts'
import { instruments } from '#areas/notes/assessment/instruments.ts'
import type { Api } from '../api.ts'
import { elementOf, elementsOf, referencedId, requireOnlyElements, textOf } from '../input.ts'
import type { ApiObject, Element } from '../resource.ts'

const elements = [
  'questionnaire',
  'status',
  'subject',
  'encounter',
  'authored',
  'author',
  'item',
  'identifier',
  'source',
]

function instrumentIn(response: Element) {
  const canonical = textOf(response, 'questionnaire')?.split('|')[0] ?? ''
  const code = canonical.slice(canonical.lastIndexOf('/') + 1)
  if (instruments.has(code)) return code
  const names = [...instruments.keys()].join(', ')
  throw invalid('questionnaire', `\`questionnaire\` must be an instrument: ${names}.`)
}

// Answers by item: the code of a choice, or its number.
const answersIn = (response: Element) =>
  Object.fromEntries(
    elementsOf(response, 'item', ['linkId', 'text', 'answer', 'definition']).map((item) => {
      const linkId = textOf(item, 'linkId') ?? ''
      const [answer = {}, ...others] = elementsOf(item, 'answer', ['valueCoding', 'valueInteger'])
      const code = textOf(elementOf(answer, 'valueCoding'), 'code')
      const value = answer.valueInteger ?? (/^\d{1,3}$/.test(code ?? '') ? Number(code) : undefined)
      if (value !== undefined && others.length === 0) return [linkId, value]
      throw invalid('item.answer', '`item.answer` must be one choice of the questionnaire.')
    }),
  )

export async function createResponse(api: Api, response: Element) {
  requireOnlyElements(response, elements)
  if (textOf(response, 'status') !== 'in-progress') {
    const rule = '`status` must be in-progress. Submit it with an update to completed.'
    throw invalid('status', rule)
  }
  const person_id = referencedId(elementOf(response, 'subject'), 'Patient', 'per')
  if (!person_id) throw invalid('subject', '`subject` must name a Patient.')
  const session_id = referencedId(elementOf(response, 'encounter'), 'Encounter', 'ses')
  const answers = answersIn(response)
  return await api.send<ApiObject>('POST', '/v1/assessments', {
    person_id,
    instrument: instrumentIn(response),
    ...(session_id && { session_id }),
    ...(Object.keys(answers).length > 0 && { answers }),
  })
}

// What an update does, by the status it sends.
const updates: Record<string, [string, string]> = {
  completed: ['POST', '/submit'],
  'in-progress': ['PATCH', ''],
}

export async function updateResponse(api: Api, id: string, response: Element) {
  requireOnlyElements(response, elements)
  const update = updates[textOf(response, 'status') ?? '']
  if (!update) throw invalid('status', '`status` must be in-progress or completed.')
  const [method, step] = update
  const path = `/v1/assessments/${id}${step}`
  return await api.send<ApiObject>(method, path, { answers: answersIn(response) })
}
