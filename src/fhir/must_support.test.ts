// The must-support elements of the US Core profiles that resources claim. Those that Attune has data
// for are returned. The others are listed here as without a source.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { randomResources } from '#tests/fhir_mappings.ts'

type Elements = { returned: string; no_source: string }

// Extensions are named by the end of their URL. A slice of identifiers or classes is its element.
const profiles: Record<string, Elements> = {
  'us-core-patient': {
    returned: `identifier identifier.system identifier.value name name.family name.given name.use
      name.suffix name.period telecom telecom.system telecom.value gender birthDate
      deceasedDateTime address address.line address.city address.state address.postalCode
      address.use address.period communication communication.language us-core-race
      us-core-ethnicity us-core-sex us-core-genderIdentity us-core-interpreter-needed`,
    no_source: 'telecom.use us-core-birthsex us-core-tribal-affiliation',
  },
  'us-core-practitioner': {
    returned: `identifier identifier.system identifier.value name name.family telecom
      telecom.system telecom.value address address.line address.city address.state
      address.postalCode address.country`,
    no_source: '',
  },
  'us-core-practitionerrole': {
    returned: `practitioner code specialty location telecom telecom.system telecom.value`,
    no_source: 'organization endpoint',
  },
  'us-core-relatedperson': {
    returned: 'active patient relationship name telecom',
    no_source: 'address',
  },
  'us-core-coverage': {
    returned: `identifier identifier.type status type subscriberId beneficiary relationship period
      payor class class.value class.name`,
    no_source: '',
  },
  'us-core-condition-encounter-diagnosis': {
    returned: `clinicalStatus verificationStatus category code subject encounter recordedDate`,
    no_source: 'onsetDateTime abatementDateTime',
  },
  'us-core-documentreference': {
    returned: `identifier status type category subject date author content content.attachment
      content.attachment.contentType content.attachment.data content.attachment.url
      content.format context context.encounter context.period`,
    no_source: '',
  },
  'us-core-encounter': {
    returned: `identifier identifier.system identifier.value status class type subject participant
      participant.type participant.period participant.individual period location
      location.location`,
    no_source: 'reasonCode reasonReference hospitalization serviceProvider',
  },
  'us-core-observation-screening-assessment': {
    returned: `status category code subject effectiveDateTime performer valueInteger
      dataAbsentReason derivedFrom`,
    no_source: 'hasMember',
  },
  'us-core-questionnaireresponse': {
    returned: `questionnaire _questionnaire identifier status subject authored author item
      item.linkId item.text item.answer item.answer.valueCoding`,
    no_source: 'item.answer.item',
  },
  'us-core-provenance': {
    returned: 'target target.reference recorded agent agent.type agent.who agent.onBehalfOf',
    no_source: '',
  },
}

const listOf = (names: string) => names.split(/\s+/).filter(Boolean)

// Every element of a resource, for example "name.given", and its extensions.
function pathsIn(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => pathsIn(each, path))
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, member]) => {
    if (name === 'extension') {
      return (member as { url: string }[]).map(({ url }) => url.slice(url.lastIndexOf('/') + 1))
    }
    const own = path ? `${path}.${name}` : name
    return [own, ...pathsIn(member, own)]
  })
}

const returned = new Map<string, Set<string>>()
for (const resource of randomResources(150, 3)) {
  for (const url of resource.meta?.profile ?? []) {
    const name = url.slice(url.lastIndexOf('/') + 1)
    const paths = returned.getOrInsertComputed(name, () => new Set())
    for (const path of pathsIn(resource)) paths.add(path)
  }
}

test('every must-support element that Attune has data for is returned', () => {
  for (const [name, elements] of Object.entries(profiles)) {
    const missing = listOf(elements.returned).filter((path) => !returned.get(name)?.has(path))
    assert.deepEqual(missing, [], name)
  }
})

test('the elements with no source are not returned, so the list is current', () => {
  for (const [name, { no_source }] of Object.entries(profiles)) {
    const present = listOf(no_source).filter((path) => returned.get(name)?.has(path))
    assert.deepEqual(present, [], name)
  }
})

test('every profile that a resource claims has a list, except of locations', () => {
  const unlisted = [...returned.keys()].filter((name) => !(name in profiles))
  assert.deepEqual(unlisted, ['us-core-location'])
})
