// Every value with which a branch is reached on purpose in the sandbox. The page is made from these
// tables, which are those the code itself reads; a test takes each value from here and tries it.
import { simulate_header, simulations } from '#http/simulate.ts'
import { sandboxDeas, sandboxLicenses, sandboxNpis } from '#outside/sources/sandbox_values.ts'

type Group = { name: string; where: string; values: Record<string, string> }

// Of persons nothing is simulated: the rules themselves lead there.
const persons = {
  'birth_date=2024-01-01': 'A minor: signing for themself is 422 grantor_lacks_capacity.',
  'POST /v1/consents/{id}/decline': 'They refuse: booking them is 403 consent_required.',
  'decision=deny': 'They forbid it, signed: booking them is 403 consent_required.',
}

// What comes next (payers by member id, cards by number) is one more group each.
export const sandboxGroups: Group[] = [
  {
    name: 'Faults of the service',
    where: `The header \`${simulate_header}\`, on any request under /v1.`,
    values: simulations,
  },
  {
    name: 'NPIs',
    where: 'The `npi` of a practitioner. Any other right number is found, and in order.',
    values: sandboxNpis,
  },
  {
    name: 'Licenses',
    where: 'The `number` of a license. Any other is active, under the name that was asked for.',
    values: sandboxLicenses,
  },
  {
    name: 'DEA registrations',
    where: 'The `number` of a registration. Any other right number is active.',
    values: sandboxDeas,
  },
  { name: 'Persons', where: 'A person, or their consent to treatment.', values: persons },
]

export const aboutSandbox =
  'Every branch can be reached on purpose, with these values; all else goes well. What is ' +
  'simulated is refused in production. Time is moved with `POST /v1/test_clock/advance`.'
