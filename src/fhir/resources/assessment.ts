// Observation and QuestionnaireResponse of an assessment: its score and its answers.
import type { Extension, Observation, QuestionnaireResponse } from '@medplum/fhirtypes'
import { instrumentOf, instruments } from '#areas/notes/assessment/instruments.ts'
import type { Assessment } from '#areas/notes/assessment/schema.ts'
import { systems, us_core } from '#areas/imports/fhir_rows/codes.ts'
import { coding, concept, hl7, identifiersOf, type ObjectOf, ownId } from '../data_types.ts'
import { refer } from '../ids.ts'
import { complete, metaOf, type ResourceType, type Source } from '../resource.ts'
import { byCode, constant, date, identifier, patient, reference } from '../search_params.ts'
import { token } from '../search_params.ts'

type AssessmentObject = ObjectOf<typeof Assessment>

const response_statuses: Record<AssessmentObject['status'], QuestionnaireResponse['status']> = {
  assigned: 'in-progress',
  started: 'in-progress',
  completed: 'completed',
  reviewed: 'completed',
  amended: 'amended',
  expired: 'stopped',
  canceled: 'stopped',
  voided: 'entered-in-error',
}
const score_statuses: Partial<Record<AssessmentObject['status'], Observation['status']>> = {
  completed: 'final',
  reviewed: 'final',
  amended: 'amended',
  voided: 'entered-in-error',
}

// The name of the questionnaire, beside its URL.
type Named = QuestionnaireResponse & { _questionnaire: { extension: Extension[] } }
const display = 'http://hl7.org/fhir/StructureDefinition/display'

// An answer with its points, as a code of the instrument's choices.
export const answerCoding = (value: number, display?: string) => ({
  extension: [{ url: 'http://hl7.org/fhir/StructureDefinition/ordinalValue', valueDecimal: value }],
  ...coding(systems.answer, String(value), display),
})

// Imported from a system that keeps no answers.
const isTotalOnly = ({ score, answers }: AssessmentObject) =>
  score !== null && Object.keys(answers).length === 0

const answeredBy = ({ administration, person_id, practitioner_id }: AssessmentObject) =>
  administration === 'clinician' && practitioner_id
    ? refer('Practitioner', practitioner_id)
    : refer('Patient', person_id)

function assessmentResponseOf(assessment: AssessmentObject, base: string): QuestionnaireResponse {
  const { answers, instrument, person_id, session_id } = assessment
  const { items, choices, name } = instrumentOf(instrument)
  return complete<Named>({
    resourceType: 'QuestionnaireResponse',
    id: ownId(assessment),
    meta: metaOf(assessment, `${us_core}/us-core-questionnaireresponse`),
    identifier: identifiersOf(assessment).at(-1),
    questionnaire: `${base}/Questionnaire/${instrument}`,
    _questionnaire: { extension: [{ url: display, valueString: name }] },
    status: response_statuses[assessment.status],
    subject: refer('Patient', person_id),
    encounter: refer('Encounter', session_id),
    authored: assessment.completed_at ?? assessment.updated_at,
    author: answeredBy(assessment),
    item: items
      .filter(({ code }) => answers[code] !== undefined)
      .map(({ code, text }) => ({
        linkId: code,
        text,
        answer: [{ valueCoding: answerCoding(answers[code]!, choices[String(answers[code])]) }],
      })),
  })
}

function observationsOf(assessment: AssessmentObject): Observation[] {
  const { score, instrument, person_id, session_id, completed_at } = assessment
  const status = score_statuses[assessment.status]
  if (!status || !score) return []
  const { loinc, name } = instrumentOf(instrument)
  const code = loinc.total ?? loinc.panel
  const { total, positive, band } = score
  const value =
    total !== null
      ? { valueInteger: total }
      : positive !== null
        ? { valueBoolean: positive }
        : { dataAbsentReason: concept(hl7('data-absent-reason', 'not-applicable')) }
  return [
    complete<Observation>({
      resourceType: 'Observation',
      id: ownId(assessment),
      meta: metaOf(assessment, `${us_core}/us-core-observation-screening-assessment`),
      identifier: identifiersOf(assessment),
      status,
      category: [concept(hl7('observation-category', 'survey', 'Survey'))],
      code: { coding: code ? [coding(systems.loinc, code)] : [], text: name },
      subject: refer('Patient', person_id),
      encounter: refer('Encounter', session_id),
      effectiveDateTime: completed_at ?? assessment.updated_at,
      performer: [answeredBy(assessment)],
      ...value,
      interpretation: band ? [{ text: band.replaceAll('_', ' ') }] : [],
      derivedFrom: isTotalOnly(assessment) ? [] : [refer('QuestionnaireResponse', assessment.id)],
    }),
  ]
}

// Answers are read, and audited, separately.
const assessments = { list: '/v1/assessments', prefix: 'asmt', reads_each: true } as const
const search = {
  patient,
  subject: patient,
  encounter: reference('The session.', 'session_id', 'Encounter', 'ses'),
}

export const assessment_responses: Source = {
  ...assessments,
  map: (assessment: AssessmentObject, base: string) =>
    isTotalOnly(assessment) ? [] : [assessmentResponseOf(assessment, base)],
  search: {
    ...search,
    status: token('Status of the response.', 'status', byCode(response_statuses)),
    identifier,
    questionnaire: {
      type: 'reference',
      about: 'The questionnaire: `Questionnaire/phq9`.',
      filter(value) {
        const code = value.slice(value.lastIndexOf('/') + 1)
        return instruments.has(code) && { instrument: code }
      },
    },
  },
}

export const observationType: ResourceType = {
  type: 'Observation',
  about: 'The score of an assessment.',
  profile: `${us_core}/us-core-observation-screening-assessment`,
  sources: [
    {
      ...assessments,
      map: observationsOf,
      always: { status: Object.keys(score_statuses).join(',') },
      search: {
        ...search,
        status: token('Status of the score.', 'status', byCode(score_statuses)),
        category: constant('Category: `survey`.', ['survey']),
        code: token('LOINC code of the score.', 'instrument', instrumentsByCode()),
        date: date('When the assessment was completed.', 'completed_at'),
      },
    },
  ],
}

function instrumentsByCode() {
  const codes: Record<string, string[]> = {}
  for (const [name, { loinc }] of instruments) {
    const code = loinc.total ?? loinc.panel
    if (code) codes[code] = [name]
  }
  return codes
}
