// Coverage, patient and practitioner data in the form payers need.
import type { Payer } from '#catalogue/payers.ts'
import type { CoverageRow } from '#areas/claims/coverage/schema.ts'
import {
  prescribers,
  prescribing_taxonomy,
  type Profession,
} from '#areas/practitioners/practitioner/professions.ts'
import type { Individual, Insured, PostalAddress, Provider } from './facts.ts'

// What a claim needs of a person's row.
export type PersonData = {
  names?: {
    use?: string
    given?: string | null
    middle?: string | null
    family?: string | null
    suffix?: string | null
  }[]
  birth_date?: string | null
  sex?: Individual['sex']
  addresses?: {
    use?: string
    line1?: string
    line2?: string | null
    city?: string
    state?: string
    postal_code?: string
    country?: string
  }[]
}

// What a claim needs of a practitioner's row.
export type PractitionerData = {
  id: string
  name: { given: string; family: string }
  npi: string | null
  taxonomies: { code: string; primary: boolean }[] | null
  profession: string
  part2_program: boolean
}

const unknown_payer = (id: string) => ({ id, name: id, filing_code: 'CI' })

export function insuredOf(
  coverage: CoverageRow,
  person: PersonData,
  payer: Payer | undefined,
): Insured {
  const { member_id, group_number, group_name, relationship, subscriber, payer_id } = coverage
  return {
    payer: payer
      ? { id: payer.id, name: payer.name, filing_code: payer.filing_code }
      : unknown_payer(payer_id),
    member_id,
    group_number,
    group_name,
    relationship,
    subscriber: subscriber && {
      ...nameFacts(subscriber.name),
      birth_date: subscriber.birth_date,
      sex: subscriber.sex ?? null,
      address: subscriber.address ?? null,
    },
    patient: patientOf(person),
  }
}

function patientOf(person: PersonData): Individual {
  const names = person.names ?? []
  const name = names.find(({ use }) => use === 'official') ?? names[0]
  return {
    ...nameFacts(name),
    birth_date: person.birth_date ?? null,
    sex: person.sex ?? null,
    address: addressOf(person.addresses ?? []),
  }
}

// The only name of a person with one name is sent as the last name (NM103).
const nameFacts = (name: NonNullable<PersonData['names']>[number] | undefined) => ({
  first_name: (name?.family && name.given) ?? null,
  middle_name: name?.middle ?? null,
  last_name: name?.family ?? name?.given ?? null,
  suffix: name?.suffix ?? null,
})

export function addressOf(addresses: NonNullable<PersonData['addresses']>): PostalAddress | null {
  const here = addresses.filter(({ use, country }) => use !== 'old' && country === 'US')
  const chosen = here.find(({ use }) => use === 'home') ?? here[0]
  const { line1, line2 = null, city, state, postal_code } = chosen ?? {}
  if (!line1 || !city || !state || !/^\d{5}(-?\d{4})?$/.test(postal_code ?? '')) return null
  return { line1, line2, city, state, postal_code: postal_code! }
}

export function providerOf(practitioner: PractitionerData): Provider {
  const { id, name, npi, taxonomies, profession } = practitioner
  const codes = taxonomies ?? []
  const first = codes.find(({ primary }) => primary) ?? codes[0]
  return {
    practitioner_id: id,
    first_name: name.given,
    last_name: name.family,
    npi,
    taxonomy: first?.code ?? null,
    profession,
    prescribes:
      prescribers.includes(profession as Profession) ||
      codes.some(({ code }) => code === prescribing_taxonomy),
  }
}
