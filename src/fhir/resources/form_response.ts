// QuestionnaireResponse: the answers to an assessment or a form.
import type { QuestionnaireResponse, QuestionnaireResponseItem } from '@medplum/fhirtypes'
import type { FormItem } from '#areas/documents/form/item_schema.ts'
import type { Form } from '#areas/documents/form/schema.ts'
import type { FormResponse } from '#areas/documents/form_response/schema.ts'
import { systems, us_core } from '#areas/imports/fhir_rows/codes.ts'
import { coding, type ObjectOf, ownId } from '../data_types.ts'
import { fhirId, refer } from '../ids.ts'
import { complete, type Draft, metaOf, type ResourceType } from '../resource.ts'
import { byCode, date, patient, reference, token } from '../search_params.ts'
import { assessment_responses } from './assessment.ts'
import { createResponse, updateResponse } from './response_input.ts'

type Item = ObjectOf<typeof FormItem>
type Expanded = ObjectOf<typeof FormResponse> & { form?: ObjectOf<typeof Form> | null }
type Value = string | number | boolean

const statuses: Record<Expanded['status'], QuestionnaireResponse['status']> = {
  assigned: 'in-progress',
  in_progress: 'in-progress',
  overdue: 'in-progress',
  completed: 'completed',
  amended: 'amended',
  canceled: 'stopped',
}

function formResponseOf(response: Expanded, base: string): QuestionnaireResponse {
  const { person_id, form_id, session_id, form, completed_at } = response
  return complete<QuestionnaireResponse>({
    resourceType: 'QuestionnaireResponse',
    id: ownId(response),
    meta: metaOf(response, `${us_core}/us-core-questionnaireresponse`),
    identifier: { system: systems.object_id, value: response.id },
    questionnaire: `${base}/Questionnaire/${fhirId(form_id)}`,
    status: statuses[response.status],
    subject: refer('Patient', person_id),
    encounter: refer('Encounter', session_id),
    authored: completed_at ?? response.updated_at,
    author: refer('Patient', person_id),
    item: form ? itemsIn(form.items, undefined, response) : withoutForm(response),
  })
}

// Groups without an answer are left out.
function itemsIn(items: Item[], group: string | undefined, response: Expanded) {
  return items
    .filter(({ group_id }) => group_id === group)
    .map((item): Draft<QuestionnaireResponseItem> | undefined => {
      const answer = answersTo(item, response.answers[item.id])
      const nested = itemsIn(items, item.id, response)
      return answer.length > 0 || nested.length > 0
        ? { linkId: item.id, text: item.text, answer, item: nested }
        : undefined
    })
    .filter((item) => item !== undefined)
}

// A caller who can't read the form gets the answers in the order they are stored.
const withoutForm = ({ answers }: Expanded) =>
  Object.entries(answers).map(([linkId, value]) => ({
    linkId,
    answer: answersTo(undefined, value),
  }))

const answersTo = (item: Item | undefined, value: Value | Value[] | undefined) =>
  value === undefined ? [] : [value].flat().map((one) => answerOf(item, one))

function answerOf(item: Item | undefined, value: Value) {
  if (typeof value === 'boolean') return { valueBoolean: value }
  if (typeof value === 'number') {
    return item?.type === 'integer' ? { valueInteger: value } : { valueDecimal: value }
  }
  const option = item?.options?.find((one) => one.value === value)
  if (option) return { valueCoding: coding(systems.answer, value, option.label) }
  if (item?.type === 'date') return { valueDate: value }
  if (item?.type === 'date_time') return { valueDateTime: value }
  if (item?.type === 'time') return { valueTime: value }
  return item?.type === 'url' ? { valueUri: value } : { valueString: value }
}

export const questionnaireResponseType: ResourceType = {
  type: 'QuestionnaireResponse',
  about: 'The answers to an assessment or a form.',
  profile: `${us_core}/us-core-questionnaireresponse`,
  sources: [
    assessment_responses,
    {
      list: '/v1/form_responses',
      prefix: 'fr',
      map: (response: Expanded, base: string) => [formResponseOf(response, base)],
      reads_each: true,
      read_query: { 'expand[]': 'form' },
      search: {
        patient,
        subject: patient,
        encounter: reference('The session.', 'session_id', 'Encounter', 'ses'),
        status: token('Status of the response.', 'status', byCode(statuses)),
        questionnaire: reference('The form.', 'form_id', 'Questionnaire', 'form'),
        authored: date('When the form was completed.', 'completed_at'),
      },
    },
  ],
  writes: {
    create: {
      about: 'Starts an assessment: `status` is `in-progress`.',
      run: createResponse,
    },
    update: {
      about: 'Saves answers to an assessment, or submits it: `status` is `completed`.',
      run: updateResponse,
    },
  },
}
