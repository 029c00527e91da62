// Coverage, patient and practitioner data in the form payers need.
import type { Payer } from '#catalogue/payers.ts'
import type { Row } from '#kernel/record.ts'
import {
  prescribers,
  prescribing_taxonomy,
  type Profession,
} from '#areas/practitioners/practitioner/professions.ts'
import type { Individual, Insured, PostalAddress, Provider } from './facts.ts'

type Told = Record<string, any> // A person's decrypted row.

const unknown_payer = (id: string) => ({ id, name: id, filing_code: 'CI' })

export function insuredOf(coverage: Row, person: Told, payer: Payer | undefined): Insured {
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
      sex: null,
      address: null,
      ...subscriber,
    },
    patient: patientOf(person),
  }
}

function patientOf(person: Told): Individual {
  const names: Told[] = person.names ?? []
  const name = names.find(({ use }) => use === 'official') ?? names[0]
  return {
    first_name: name?.given ?? null,
    middle_name: name?.middle ?? null,
    last_name: name?.family ?? null,
    suffix: name?.suffix ?? null,
    birth_date: person.birth_date ?? null,
    sex: person.sex ?? null,
    address: addressOf(person.addresses ?? []),
  }
}

function addressOf(addresses: Told[]): PostalAddress | null {
  const here = addresses.filter(({ use, country }) => use !== 'old' && country === 'US')
  const chosen = here.find(({ use }) => use === 'home') ?? here[0]
  if (!chosen?.line1 || !/^\d{5}(-?\d{4})?$/.test(chosen.postal_code)) return null
  const { line1, line2 = null, city, state, postal_code } = chosen
  return { line1, line2, city, state, postal_code }
}

export function providerOf(practitioner: Row): Provider {
  const { id, name, npi, taxonomies, profession } = practitioner
  const codes: { code: string; primary: boolean }[] = taxonomies ?? []
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
