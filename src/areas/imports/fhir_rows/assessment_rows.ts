// Assessments from QuestionnaireResponse, and from the Observation of a total whose answers aren't
// in the file.
import { type Instrument, instruments } from '#areas/notes/assessment/instruments.ts'
import {
  codesIn,
  type Element,
  extensionOf,
  listOf,
  partOf,
  present,
  textOf,
  timestampOf,
  wordOf,
} from './elements.ts'
import { systems } from './codes.ts'
import { referenced, typeIn } from './identity.ts'
import { type Mapping, unsupported } from './mapping.ts'

const plain = (text: string | undefined) => wordOf(text)?.replaceAll('_', '')

// By its code or LOINC panel in the URL of the questionnaire: .../phq9, PHQ-9, .../44249-1.
function instrumentOf(response: Element): Instrument | undefined {
  const canonical = textOf(response, 'questionnaire')?.split('|')[0] ?? ''
  const last = canonical.slice(canonical.lastIndexOf('/') + 1)
  return [...instruments.values()].find(
    ({ code, loinc }) => code === plain(last) || (loinc.panel !== null && loinc.panel === last),
  )
}

// LOINC answers of the scale from "Not at all" to "Nearly every day".
const loinc_answers: Record<string, number> = {
  'LA6568-5': 0,
  'LA6569-3': 1,
  'LA6570-1': 2,
  'LA6571-9': 3,
}
const ordinals = ['ordinalValue', 'itemWeight'].map(
  (name) => `http://hl7.org/fhir/StructureDefinition/${name}`,
)

function valueOf(answer: Element | undefined): number | undefined {
  const coding = partOf(answer, 'valueCoding')
  const code = textOf(coding, 'code') ?? ''
  const weighted = ordinals.map((url) => extensionOf(coding, url)?.valueDecimal)
  const numbers = [answer?.valueInteger, answer?.valueDecimal, ...weighted, loinc_answers[code]]
  const known = numbers.find((each): each is number => typeof each === 'number')
  return known ?? (/^\d{1,3}$/.test(code) ? Number(code) : undefined)
}

// Items can be in groups.
const itemsIn = (element: Element): Element[] =>
  listOf(element, 'item').flatMap((item) => [item, ...itemsIn(item)])

// By item, which a response names by its code or its LOINC code.
function answersOf(response: Element, { items }: Instrument) {
  const found = itemsIn(response).flatMap((given) => {
    const name = textOf(given, 'linkId')?.replace(/^.*\//, '')
    const item = items.find(({ code, loinc }) => name === code || (loinc && name === loinc))
    const value = valueOf(listOf(given, 'answer')[0])
    return item && value !== undefined ? [[item.code, value] as const] : []
  })
  return Object.fromEntries(found)
}

const known = [...instruments.values()].map(({ name }) => name).join(', ')
const finished = { completed: true, amended: true } // By the status in FHIR.

function issuesOf({ status }: Element, instrument: Instrument | undefined) {
  return [
    ...(instrument
      ? []
      : [
          unsupported(
            'QuestionnaireResponse.questionnaire',
            `\`questionnaire\` must be an instrument: ${known}.`,
          ),
        ]),
    ...(Object.hasOwn(finished, String(status))
      ? []
      : [
          unsupported(
            'QuestionnaireResponse.status',
            'Only responses that are completed or amended can be imported.',
          ),
        ]),
  ]
}

export const responseMapping: Mapping = {
  object: 'assessment',
  map(response) {
    const instrument = instrumentOf(response)
    const author = partOf(response, 'author')
    const by_practitioner = typeIn(author) === 'Practitioner'
    return {
      issues: issuesOf(response, instrument),
      fields: present({
        person_external_id: referenced(partOf(response, 'subject'), 'Patient'),
        session_external_id: referenced(partOf(response, 'encounter'), 'Encounter'),
        practitioner_external_id: by_practitioner ? referenced(author, 'Practitioner') : undefined,
        administration: by_practitioner ? 'clinician' : 'self',
        instrument: instrument?.code,
        answers: instrument && answersOf(response, instrument),
        completed_at: timestampOf(response.authored),
      }),
    }
  },
  paths: {
    person_id: 'subject',
    person_external_id: 'subject',
    session_id: 'encounter',
    session_external_id: 'encounter',
    practitioner_id: 'author',
    practitioner_external_id: 'author',
    instrument: 'questionnaire',
    answers: 'item',
    completed_at: 'authored',
  },
}

const scores = [...instruments.values()].filter(({ loinc }) => loinc.total)
const scored = scores.map(({ name, loinc }) => `${name} (${loinc.total})`).join(', ')

function scoredBy(observation: Element) {
  const codes = codesIn(partOf(observation, 'code'), systems.loinc)
  return scores.find(({ loinc }) => codes.some((code) => [loinc.total, loinc.panel].includes(code)))
}

const totalOf = ({ valueInteger, valueDecimal, ...others }: Element) =>
  [valueInteger, valueDecimal, partOf(others, 'valueQuantity')?.value].find(
    (value) => typeof value === 'number',
  )

const final = { final: true, amended: true, corrected: true } // By the status in FHIR.

export const observationMapping: Mapping = {
  object: 'assessment',
  map(observation) {
    const instrument = scoredBy(observation)
    const { status, effectiveDateTime, effectiveInstant, issued } = observation
    const performer = listOf(observation, 'performer').find(
      (each) => typeIn(each) === 'Practitioner',
    )
    const response = listOf(observation, 'derivedFrom')
      .map((each) => referenced(each, 'QuestionnaireResponse'))
      .find((name) => name !== undefined)
    return {
      derived_from: response,
      issues: [
        ...(instrument
          ? []
          : [
              unsupported(
                'Observation.code',
                `\`code\` must be the LOINC code of a score: ${scored}.`,
              ),
            ]),
        ...(Object.hasOwn(final, String(status))
          ? []
          : [unsupported('Observation.status', 'Only final scores can be imported.')]),
      ],
      fields: present({
        person_external_id: referenced(partOf(observation, 'subject'), 'Patient'),
        session_external_id: referenced(partOf(observation, 'encounter'), 'Encounter'),
        practitioner_external_id: performer && referenced(performer, 'Practitioner'),
        instrument: instrument?.code,
        total: totalOf(observation),
        completed_at: timestampOf(effectiveDateTime ?? effectiveInstant ?? issued),
      }),
    }
  },
  paths: {
    person_id: 'subject',
    person_external_id: 'subject',
    session_id: 'encounter',
    session_external_id: 'encounter',
    practitioner_id: 'performer',
    practitioner_external_id: 'performer',
    instrument: 'code',
    answers: 'value',
    total: 'value',
    completed_at: 'effective',
  },
}
