// Coverages from Coverage.
import { systems } from './codes.ts'
import {
  choiceOf,
  codeIn,
  type Element,
  listOf,
  partOf,
  periodOf,
  present,
  textOf,
  wordsOf,
} from './elements.ts'
import { referenced } from './identity.ts'
import { type Mapping, missing, unsupported } from './mapping.ts'
import { addressesOf, namesOf } from './person_details.ts'

const sequences = ['primary', 'secondary', 'tertiary']
const relationships = ['self', 'spouse', 'child', 'other'] as const

// A payer by its ID, or by its name.
function payerOf(coverage: Element) {
  const [payer] = listOf(coverage, 'payor')
  const identifier = partOf(payer, 'identifier')
  const value = textOf(identifier, 'value')
  if (identifier?.system === systems.payer) return { payer_id: value }
  const payer_name = textOf(payer, 'display')
  return payer_name ? { payer_name } : { payer_id: value }
}

// The subscriber is another resource: one that the Coverage contains.
function subscriberOf(coverage: Element) {
  const reference = textOf(partOf(coverage, 'subscriber'), 'reference')
  const found = listOf(coverage, 'contained').find(({ id }) => `#${String(id)}` === reference)
  if (!found) return undefined
  const [address] = addressesOf(found)
  const { use: _use, period: _period, ...place } = address ?? {}
  const { gender } = found
  return present({
    name: namesOf(found)[0],
    birth_date: found.birthDate,
    sex: gender === 'other' ? 'unknown' : gender,
    address: address && place,
  })
}

const classOf = (coverage: Element, code: string) =>
  listOf(coverage, 'class').find((each) => codeIn(partOf(each, 'type')) === code)

const memberIdOf = (coverage: Element) =>
  textOf(coverage, 'subscriberId') ??
  textOf(
    listOf(coverage, 'identifier').find((each) => codeIn(partOf(each, 'type')) === 'MB'),
    'value',
  )

// The statuses in FHIR that can be imported, if the period allows it.
const statuses: Record<string, (period: Element) => boolean> = {
  active: () => true,
  cancelled: (period) => period.end !== undefined,
}

function issuesOf(coverage: Element, period: Element) {
  const { status } = coverage
  const is_known = statuses[String(status)]?.(period) ?? false
  const unnamed = Object.values(payerOf(coverage)).every((name) => name === undefined)
  return [
    ...(is_known
      ? []
      : [unsupported('Coverage.status', '`status` must be active, or cancelled with an end.')]),
    ...(unnamed
      ? [missing('Coverage.payor', 'The payer must have an `identifier` or a `display` name.')]
      : []),
  ]
}

export const coverageMapping: Mapping = {
  object: 'coverage',
  map(coverage) {
    const period = periodOf(coverage) ?? {}
    const relationship = choiceOf(relationships, codeIn(partOf(coverage, 'relationship')))
    const [group, plan] = [classOf(coverage, 'group'), classOf(coverage, 'plan')]
    const order = typeof coverage.order === 'number' ? coverage.order : 1
    return {
      issues: issuesOf(coverage, period),
      fields: present({
        person_external_id: referenced(partOf(coverage, 'beneficiary'), 'Patient'),
        ...payerOf(coverage),
        member_id: memberIdOf(coverage),
        sequence: sequences[order - 1] ?? String(order),
        program: choiceOf(['eap'], wordsOf(partOf(coverage, 'type'))),
        relationship: coverage.relationship === undefined ? undefined : (relationship ?? 'other'),
        subscriber: relationship === 'self' ? undefined : subscriberOf(coverage),
        group_number: group?.value,
        group_name: group?.name,
        plan_name: plan?.name ?? plan?.value,
        starts_on: period.start,
        ends_on: period.end,
      }),
    }
  },
  paths: {
    person_id: 'beneficiary',
    person_external_id: 'beneficiary',
    payer_id: 'payor',
    member_id: 'subscriberId',
    sequence: 'order',
    relationship: 'relationship',
    subscriber: 'subscriber',
    group_number: 'class',
    group_name: 'class',
    plan_name: 'class',
    starts_on: 'period.start',
    ends_on: 'period.end',
  },
}
