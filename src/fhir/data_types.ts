// FHIR data types from the API's own: names, addresses, contacts, identifiers, money.
import type { Static, TSchema } from 'typebox'
import { decimalsOf, type Money } from '#kernel/money.ts'
import type { Contact, Name } from '#areas/persons/person/details.ts'
import { systems } from '#areas/imports/fhir_rows/codes.ts'
import { fhirId } from './ids.ts'

export type ObjectOf<Schema extends TSchema> = Static<Schema>

const terminology = 'http://terminology.hl7.org/CodeSystem'

// A code has no spaces at its ends and no two in a row. Some of them are free text in the API.
export const coding = (system: string, code: string, display?: string) => ({
  system,
  code: code.trim().replaceAll(/\s+/g, ' '),
  ...(display !== undefined && { display }),
})
// A code of HL7's own terminology.
export const hl7 = (name: string, code: string, display?: string) =>
  coding(`${terminology}/${name}`, code, display)
export const concept = (one: ReturnType<typeof coding>, text?: string) => ({
  coding: [one],
  ...(text !== undefined && { text }),
})

// FHIR has no text of spaces only.
export const isText = (text: string | null | undefined) => Boolean(text?.trim())
export const textOr = (text: string | null | undefined, other: string) =>
  isText(text) ? text! : other

type Identified = { id: string; external_id?: string | null }
export const identifiersOf = ({ id, external_id }: Identified) => [
  { system: systems.object_id, value: id },
  ...(isText(external_id) ? [{ system: systems.external_id, value: external_id! }] : []),
]

export const humanName = ({ use, given, middle, family, prefix, suffix, period }: Name) => ({
  use,
  family,
  given: [given, middle],
  prefix: [prefix],
  suffix: [suffix],
  period: periodOf(period?.start, period?.end),
})

// Without one of them, FHIR has no name.
export const isNamed = ({ given, family }: Name) => isText(given) || isText(family)

export const periodOf = (start?: string | null, end?: string | null) => ({ start, end })

type PostalAddress = {
  line1?: string | null | undefined
  line2?: string | null | undefined
  city?: string | null | undefined
  state?: string | null | undefined
  postal_code?: string | null | undefined
  country?: string | null | undefined
}
export const addressOf = (address: PostalAddress) => ({
  line: [address.line1, address.line2],
  city: address.city,
  state: address.state,
  postalCode: address.postal_code,
  country: address.country,
})

const channels = { email: 'email', sms: 'sms', phone: 'phone' } as const

// A postal contact is an address, which a person has beside.
export const contactPoints = (contacts: Contact[]) =>
  contacts.flatMap(({ channel, value, preferred }) =>
    channel === 'postal' || !isText(value)
      ? []
      : [{ system: channels[channel], value, rank: preferred ? 1 : undefined }],
  )

export const moneyOf = ({ amount, currency }: Money) => {
  const decimals = decimalsOf(currency) ?? 2
  return { value: Number((amount / 10 ** decimals).toFixed(decimals)), currency: iso(currency) }
}
// The binding requires capitals. The type lists every currency.
const iso = (currency: string) => currency.toUpperCase() as 'USD'

export const payerReference = (payer_id: string) => ({
  identifier: { system: systems.payer, value: payer_id },
})

// A reference to an object that is no FHIR resource.
export const logicalReference = (id: string) => ({
  identifier: { system: systems.object_id, value: id },
})

export const ownId = ({ id }: { id: string }, ...parts: (string | number)[]) => fhirId(id, ...parts)
