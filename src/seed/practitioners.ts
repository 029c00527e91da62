// The sample practitioners: verified or in verification, with availability in their time zones.
import type { SampleCall } from './replay.ts'
import { type Clinician, clinicians, synthetic } from './people.ts'
import { payer_id } from './claims.ts'

// Taxonomy codes by profession.
const taxonomies: Record<string, string> = {
  psychologist: '103TC0700X',
  clinical_social_worker: '1041C0700X',
  professional_counselor: '101YP2500X',
  marriage_family_therapist: '106H00000X',
  psychiatrist: '2084P0800X',
  pmhnp: '363LP0808X',
  addiction_counselor: '101YA0400X',
}

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday']

export function practitionerCalls(now: Temporal.Instant): SampleCall[] {
  const joined = now.subtract({ hours: 24 * 95 })
  return clinicians.flatMap((clinician, number) =>
    callsOf(clinician, number, joined.add({ minutes: number * 20 })),
  )
}

function callsOf(clinician: Clinician, number: number, at: Temporal.Instant): SampleCall[] {
  const { given, family, standing } = clinician
  const of = `@practitioner ${number}`
  const signed_on = at.toZonedDateTimeISO('UTC').toPlainDate().toString()
  const submit = {
    attestation: { signed_by: `${given} ${family}`, signed_on },
    review: standing === 'reviewing' ? 'always' : 'when_needed',
  }
  const verification = { at: at.add({ minutes: 5 }), route: 'verifications.create', of }
  return [
    {
      at,
      route: 'practitioners.create',
      body: profileOf(clinician, number),
      keeps: { [`practitioner ${number}`]: 'id' },
    },
    {
      at: at.add({ minutes: 1 }),
      route: 'availability.update',
      of,
      body: {
        rules: [{ days: weekdays, start_time: '09:00', end_time: '17:00' }],
        slot_step_minutes: 60,
        buffer_after_minutes: 10,
      },
    },
    ...(standing === 'unverified' ? [] : [{ ...verification, body: submit }]),
  ]
}

function profileOf(clinician: Clinician, number: number) {
  const { given, family, profession, title, state, standing: _, ...rest } = clinician
  const license = {
    jurisdiction: `US-${state}`,
    title,
    number: `SBX-${state}-${1000 + number}`,
    is_home_state: true,
  }
  return {
    ...rest,
    name: { given, family },
    profession,
    npi: npiOf(number),
    taxonomies: [{ code: taxonomies[profession], primary: true }],
    email: `${given}.${family}@example.com`.toLowerCase(),
    biography: 'Synthetic sandbox profile. Not a real practitioner.',
    licenses: [license],
    rates: [
      { service: 'individual_50', price: { amount: 15_000 + number * 500, currency: 'usd' } },
    ],
    formats: ['telehealth', 'in_person'],
    practice_locations: [{ jurisdiction: license.jurisdiction, name: 'Main office' }],
    network_participations: [{ payer_id, starts_on: '2026-01-01', source: 'contract' }],
    metadata: synthetic,
  }
}

// An NPI: nine digits and a Luhn check digit over 80840 and those nine.
export function npiOf(number: number) {
  const nine = `15${String(5_550_100 + number)}`
  const digits = [...`80840${nine}`].reverse().map(Number)
  const sum = digits.reduce((total, digit, place) => {
    const doubled = place % 2 === 0 ? digit * 2 : digit
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return `${nine}${(10 - (sum % 10)) % 10}`
}
