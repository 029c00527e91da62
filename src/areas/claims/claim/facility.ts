// The service facility of a claim (loop 2310C, NM1*77): the location where all of its sessions took
// place, unless it is the billing provider's own address.
import { Check } from 'typebox/schema'
import type { Static } from 'typebox'
import type { BilledSession } from './billed_sessions.ts'
import { type BillingProvider, Facility } from './providers.ts'

type Place = Static<typeof Facility>['address']

// A claim names one facility, so none is drafted for sessions at several places. A location whose
// address a claim can't carry isn't drafted either: validation asks for what is missing.
export function facilityOf(sessions: BilledSession[], biller: BillingProvider | null) {
  const [first, ...others] = sessions.map(({ location }) => location)
  if (!first || others.some((other) => other?.id !== first.id)) return null
  const { name, npi, address } = first
  const facility = { name, npi, address }
  if (!Check(Facility, facility)) return null
  return biller && isSame(biller.address, facility.address) ? null : facility
}

const isSame = (one: Place, other: Place) => nameOf(one) === nameOf(other)
const nameOf = ({ line1, line2, city, state, postal_code }: Place) =>
  [line1, line2 ?? '', city, state, postal_code.slice(0, 5)].join('|').toLowerCase()
