// Questionnaire: an instrument, or a form of the account.
import type { Questionnaire, QuestionnaireItem } from '@medplum/fhirtypes'
import type { FormItem } from '#areas/documents/form/item_schema.ts'
import type { Form } from '#areas/documents/form/schema.ts'
import { type Instrument, instruments } from '#areas/notes/assessment/instruments.ts'
import { systems } from '#areas/imports/fhir_rows/codes.ts'
import type { Api } from '../api.ts'
import { coding, identifiersOf, type ObjectOf, ownId } from '../data_types.ts'
import { complete, type Draft, metaOf } from '../resource.ts'
import type { Page, Query, ResourceType } from '../resource.ts'
import { byCode, text, token } from '../search_params.ts'
import { answerCoding } from './assessment.ts'

type FormObject = ObjectOf<typeof Form>
type Item = ObjectOf<typeof FormItem>

function instrumentQuestionnaireOf(instrument: Instrument, base: string): Questionnaire {
  const { code, name, version, items, choices, loinc, license } = instrument
  return complete<Questionnaire>({
    resourceType: 'Questionnaire',
    id: code,
    url: `${base}/Questionnaire/${code}`,
    version,
    name: code.toUpperCase(),
    title: name,
    status: 'active',
    subjectType: ['Patient'],
    copyright: license,
    code: loinc.panel ? [coding(systems.loinc, loinc.panel)] : [],
    item: items.map((item) => ({
      linkId: item.code,
      code: item.loinc ? [coding(systems.loinc, item.loinc)] : [],
      text: item.text,
      type: 'choice' as const,
      required: item.scored,
      answerOption: item.values.map((value) => ({
        valueCoding: answerCoding(value, choices[String(value)]),
      })),
    })),
  })
}

const statuses: Record<FormObject['status'], Questionnaire['status']> = {
  draft: 'draft',
  published: 'active',
  retired: 'retired',
}
const types: Partial<Record<Item['type'], QuestionnaireItem['type']>> = {
  date_time: 'dateTime',
  open_choice: 'open-choice',
}
const operators = {
  exists: 'exists',
  eq: '=',
  ne: '!=',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
} as const

const formQuestionnaireOf = (form: FormObject, base: string): Questionnaire =>
  complete<Questionnaire>({
    resourceType: 'Questionnaire',
    id: ownId(form),
    meta: metaOf(form),
    identifier: identifiersOf(form),
    url: `${base}/Questionnaire/${ownId(form)}`,
    version: String(form.number),
    name: form.name,
    title: form.title,
    description: form.description,
    status: statuses[form.status],
    subjectType: ['Patient'],
    item: itemsIn(form.items, undefined),
  })

// A group without items asks nothing.
const itemsIn = (items: Item[], group: string | undefined): Draft<QuestionnaireItem>[] =>
  items
    .filter((item) => item.group_id === group)
    .map((item) => itemOf(items, item))
    .filter(({ type, item }) => type !== 'group' || (item?.length ?? 0) > 0)

const is_chosen: Item['type'][] = ['choice', 'open_choice']
const is_written: Item['type'][] = ['string', 'text', 'url', 'open_choice']

function itemOf(items: Item[], item: Item): Draft<QuestionnaireItem> {
  const shown = item.type === 'display'
  return {
    linkId: item.id,
    text: item.text,
    type: types[item.type] ?? (item.type as QuestionnaireItem['type']),
    required: shown ? undefined : item.required,
    repeats: shown ? undefined : item.repeats,
    maxLength: is_written.includes(item.type) ? item.max_length : undefined,
    extension: [limitOf('minValue', item.minimum), limitOf('maxValue', item.maximum)],
    enableWhen: item.enable_when?.map((condition) => ({
      question: condition.item_id,
      operator: operators[condition.operator],
      ...comparedWith(items, condition),
    })),
    enableBehavior:
      (item.enable_when?.length ?? 0) > 1 ? (item.enable_behavior ?? 'all') : undefined,
    answerOption: (is_chosen.includes(item.type) ? item.options : [])?.map(
      ({ value, label, score }) => ({
        valueCoding: {
          extension:
            score === undefined ? [] : [{ url: `${extensions}/ordinalValue`, valueDecimal: score }],
          ...coding(systems.answer, value, label),
        },
      }),
    ),
    item: itemsIn(items, item.id),
  }
}

const extensions = 'http://hl7.org/fhir/StructureDefinition'
const limitOf = (name: string, value: number | undefined) =>
  value === undefined ? undefined : { url: `${extensions}/${name}`, valueDecimal: value }

type Condition = NonNullable<Item['enable_when']>[number]

// The type of the value depends on the item it is compared with.
function comparedWith(items: Item[], { item_id, operator, value }: Condition) {
  const type = items.find(({ id }) => id === item_id)?.type
  if (operator === 'exists') return { answerBoolean: value !== false }
  if (typeof value === 'boolean') return { answerBoolean: value }
  if (typeof value === 'number') {
    return type === 'integer' ? { answerInteger: value } : { answerDecimal: value }
  }
  const given = String(value)
  if (type === 'choice' || type === 'open_choice') {
    return { answerCoding: coding(systems.answer, given) }
  }
  if (type === 'date') return { answerDate: given }
  if (type === 'date_time') return { answerDateTime: given }
  return type === 'time' ? { answerTime: given } : { answerString: given }
}

// Instruments have no IDs of their own, and their list has no pages.
type Listed = { id: string; instrument: Instrument }
const listed = async (api: Api): Promise<Listed[]> => {
  const { data } = await api.get<{ data: Instrument[] }>('/v1/instruments')
  return data.map((instrument) => ({ id: instrument.code, instrument }))
}

async function instrumentsFrom(api: Api, query: Query): Promise<Page> {
  const { limit = '100', cursor = '0' } = query
  const all = await listed(api)
  const from = Number(cursor)
  const end = from + Number(limit)
  return { data: all.slice(from, end), next_cursor: end < all.length ? String(end) : null }
}

export const questionnaireType: ResourceType = {
  type: 'Questionnaire',
  about: 'An instrument, such as `phq9`, or a form.',
  sources: [
    {
      list: '/v1/instruments',
      prefix: 'instrument',
      map: ({ instrument }: Listed, base: string) => [instrumentQuestionnaireOf(instrument, base)],
      page: instrumentsFrom,
      find: async (api, id) =>
        instruments.has(id) ? (await listed(api)).find((one) => one.id === id) : undefined,
      search: {
        _id: {
          type: 'token',
          about: 'ID of the questionnaire.',
          filter: (value) => value.split(',').some((id) => instruments.has(id)) && {},
        },
      },
    },
    {
      list: '/v1/forms',
      prefix: 'form',
      map: (form: FormObject, base: string) => [formQuestionnaireOf(form, base)],
      search: {
        name: text('Name that the versions of a form share.', 'name'),
        status: token('Status of the form.', 'status', byCode(statuses)),
      },
    },
  ],
}
