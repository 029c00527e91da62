// Every value with which a branch is reached on purpose in the sandbox. The page is made from these
// tables, which are those the code itself reads; a test takes each value from here and tries it.
import { simulate_header, simulations } from '#http/simulate.ts'
import {
  sandboxChecks,
  sandboxMembers,
  sandboxPayers,
} from '#outside/clearinghouse/simulated/sandbox_values.ts'
import {
  sandboxDestinations,
  sandboxMethods,
  sandboxReceipts,
} from '#outside/processor/sandbox_values.ts'
import { sandboxDeas, sandboxLicenses, sandboxNpis } from '#outside/sources/sandbox_values.ts'

type Group = { name: string; where: string; values: Record<string, string> }

// Of persons nothing is simulated: the rules themselves lead there.
const persons = {
  'birth_date=2024-01-01': 'A minor: signing for themself is 422 grantor_lacks_capacity.',
  'POST /v1/consents/{id}/decline': 'They refuse: booking them is 403 consent_required.',
  'decision=deny': 'They forbid it, signed: booking them is 403 consent_required.',
}

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
  {
    name: 'Payers',
    where: 'The `payer_id` of a coverage. SBX01, like any other, takes everything.',
    values: sandboxPayers,
  },
  {
    name: 'Member ids, for claims',
    where:
      'The `member_id` of a coverage. Any other is paid after 14 days, less a copay of 25.00. ' +
      'What exactly is sent, day by day: docs/guides/the-simulated-payer.md.',
    values: sandboxMembers,
  },
  {
    name: 'Member ids, for eligibility',
    where: 'The same, for `POST /v1/coverages/{id}/check`. Any other is active, copay 25.00.',
    values: sandboxChecks,
  },
  {
    name: 'Payment methods',
    where:
      'The `method.token` of a payment: type `card` for cards, `ach` for bank accounts. ' +
      'Any other token is declined.',
    values: sandboxMethods,
  },
  {
    name: 'Evidence against disputes',
    where:
      'The `receipt_number` in `POST /v1/disputes/{id}/submit`. With any other, both days win it ' +
      'and one alone does not.',
    values: sandboxReceipts,
  },
  {
    name: 'Payout destinations',
    where: 'The `destination` in the payout terms of a practitioner. Any other is paid.',
    values: sandboxDestinations,
  },
]

export const aboutSandbox =
  'Every branch can be reached on purpose, with these values; all else goes well. What is ' +
  'simulated is refused in production. Time is moved with `POST /v1/test_clock/advance`.'
