// The payer and the payee of an 835 (N1*PR and N1*PE) with their addresses, anywhere in the world.
import { states } from '#catalogue/us_states.ts'
import type { Remittance } from '#x12/remittance.ts'

type Party = NonNullable<Remittance['payer']>
type Place = NonNullable<Party['place']>

export const partyOf = (party: Party | undefined) => ({
  name: party?.name ?? null,
  id: party?.id ?? null,
  address: party?.place ? addressOf(party, party.place) : null,
})

function addressOf({ street }: Party, place: Place) {
  const country = countryOf(place)
  return {
    line1: street?.line1 ?? null,
    line2: street?.line2 ?? null,
    city: place.city ?? null,
    state: stateOf(place, country),
    postal_code: place.postal_code ?? null,
    country,
  }
}

const us_codes = ['US', 'USA']
const with_states = [...us_codes, 'CA', 'CAN']
const zip = /^\d{5}(-?\d{4})?$/

// The code in N404, which is required outside the United States. Without it, only a state with a
// ZIP code is an address in the United States: in "Bogotá, CO", CO is Colombia.
function countryOf({ country, state = '', postal_code = '' }: Place) {
  if (country) return us_codes.includes(country) ? 'US' : country
  return states[state] && zip.test(postal_code) ? 'US' : null
}

// N402 is a state only in the United States and Canada; elsewhere, N407 is the subdivision.
const stateOf = ({ state, subdivision }: Place, country: string | null) =>
  (country && with_states.includes(country) ? state : subdivision) ?? null
