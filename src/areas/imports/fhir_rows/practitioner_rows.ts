// Practitioners from Practitioner, with their profession and specialties from PractitionerRole.
import { subdivision_pattern } from '#catalogue/us_states.ts'
import { professions, taxonomies } from '#areas/practitioners/practitioner/professions.ts'
import { systems } from './codes.ts'
import {
  choiceOf,
  codeIn,
  codesIn,
  type Element,
  listOf,
  partOf,
  partsIn,
  periodOf,
  present,
  presentList,
  textOf,
  wordOf,
  wordsOf,
} from './elements.ts'
import { referenced } from './identity.ts'
import { type Mapping, missing } from './mapping.ts'
import { contactsOf, namesOf } from './person_details.ts'

const professionOf = (concepts: Element[]) => {
  const codes = concepts.flatMap((concept) => codesIn(concept))
  const words = concepts.map((concept) => choiceOf(professions, textOf(concept, 'text')))
  return (
    words.find(Boolean) ??
    professions.find((name) => taxonomies[name].some((code) => codes.includes(code)))
  )
}

const jurisdiction = new RegExp(subdivision_pattern)

// A license names the state that issued it.
function licensesOf(practitioner: Element) {
  return listOf(practitioner, 'qualification').flatMap((qualification) => {
    const issuer = textOf(partOf(qualification, 'issuer'), 'display') ?? ''
    const number = textOf(listOf(qualification, 'identifier')[0], 'value')
    if (!jurisdiction.test(issuer) || !number) return []
    const { start: issued_on, end: expires_on } = periodOf(qualification) ?? {}
    const attested = present({ issued_on, expires_on })
    return [
      present({
        jurisdiction: issuer,
        title: wordsOf(partOf(qualification, 'code')),
        number,
        attested: Object.keys(attested).length > 0 ? attested : undefined,
      }),
    ]
  })
}

const certificationsOf = (practitioner: Element) =>
  listOf(practitioner, 'qualification').flatMap((qualification) => {
    const code = partOf(qualification, 'code')
    if (codeIn(code, systems.credential) !== 'board_certification') return []
    return [
      present({
        board: textOf(partOf(qualification, 'issuer'), 'display'),
        specialty: textOf(code, 'text'),
        number: textOf(listOf(qualification, 'identifier')[0], 'value'),
        expires_on: periodOf(qualification)?.end,
      }),
    ]
  })

const npiOf = (practitioner: Element) =>
  listOf(practitioner, 'identifier').find(({ system }) => system === systems.npi)?.value

export const practitionerMapping: Mapping = {
  object: 'practitioner',
  map(practitioner) {
    const names = namesOf(practitioner)
    const current = names.find(({ use }) => use !== 'old') ?? names[0]
    const qualifications = listOf(practitioner, 'qualification')
    return {
      fields: present({
        name: current,
        former_names: presentList(names.filter((name) => name !== current && name.use === 'old')),
        profession: professionOf(partsIn(qualifications, 'code')),
        npi: npiOf(practitioner),
        email: contactsOf(practitioner).find(({ channel }) => channel === 'email')?.value,
        languages: presentList(
          listOf(practitioner, 'communication').flatMap((each) => codeIn(each) ?? []),
        ),
        licenses: presentList(licensesOf(practitioner)),
        board_certifications: presentList(certificationsOf(practitioner)),
      }),
      defaults: { profession: 'other' },
    }
  },
  paths: {
    name: 'name[0]',
    former_names: 'name',
    profession: 'qualification',
    npi: 'identifier',
    email: 'telecom',
    languages: 'communication',
    licenses: 'qualification',
    board_certifications: 'qualification',
  },
}

export const practitionerRoleMapping: Mapping = {
  object: 'practitioner',
  map(role) {
    const concepts = [...listOf(role, 'code'), ...listOf(role, 'specialty')]
    const codes = [...new Set(concepts.flatMap((concept) => codesIn(concept, systems.nucc)))]
    const words = listOf(role, 'specialty').filter((concept) => !codeIn(concept, systems.nucc))
    const completes = referenced(partOf(role, 'practitioner'), 'Practitioner')
    const rule = 'A PractitionerRole must name its Practitioner.'
    return {
      fields: {},
      completes,
      adds_only: 'practitioner_external_id',
      added: present({
        profession: professionOf(concepts),
        taxonomies: presentList(codes.map((code, at) => ({ code, primary: at === 0 }))),
        specialties: presentList(words.flatMap((concept) => wordOf(wordsOf(concept)) ?? [])),
      }),
      ...(!completes && { issues: [missing('PractitionerRole.practitioner', rule)] }),
    }
  },
  paths: {
    practitioner_external_id: 'practitioner',
    profession: 'code',
    taxonomies: 'specialty',
    specialties: 'specialty',
  },
}
