// Every sandbox value that triggers a specific outcome. The page is generated from the tables that
// the simulators themselves read, and a test tries each value.
import { simulate_header, simulations } from '#http/responses/simulated_failures.ts'
import {
  sandboxChecks,
  sandboxMembers,
  sandboxPayers,
} from '#outside/adapters/clearinghouse/simulated/sandbox_values.ts'
import {
  sandboxDestinations,
  sandboxMethods,
  sandboxReceipts,
} from '#outside/adapters/processor/sandbox_values.ts'
import {
  sandboxDeas,
  sandboxLicenses,
  sandboxNpis,
} from '#outside/adapters/sources/sandbox_values.ts'

type Group = { name: string; where: string; values: Record<string, string> }

// Persons aren't simulated: these values trigger the real rules.
const persons = {
  'birth_date=2024-01-01':
    'A minor. Signing their own consent fails with 422 `grantor_not_authorized`.',
  'POST /v1/consents/{id}/decline':
    'The person declines. Booking them fails with 403 `consent_required`.',
  'decision=deny': 'The person signs a denial. Booking them fails with 403 `consent_required`.',
}

export const sandboxGroups: Group[] = [
  {
    name: 'Service failures',
    where: `The header \`${simulate_header}\`, on any request under /v1.`,
    values: simulations,
  },
  {
    name: 'NPIs',
    where: 'The `npi` of a practitioner. Any other valid NPI is found and active.',
    values: sandboxNpis,
  },
  {
    name: 'Licenses',
    where:
      "The `number` of a license. Any other license is active and matches the practitioner's name.",
    values: sandboxLicenses,
  },
  {
    name: 'DEA registrations',
    where: 'The `number` of a registration. Any other valid number is active.',
    values: sandboxDeas,
  },
  { name: 'Persons', where: 'A person, or their treatment consent.', values: persons },
  {
    name: 'Payers',
    where: 'The `payer_id` of a coverage. `SBX01` and any other payer accept every claim.',
    values: sandboxPayers,
  },
  {
    name: 'Member IDs for claims',
    where:
      'The `member_id` of a coverage. Claims for any other member are paid after 14 days, less a ' +
      '$25.00 copay. For the documents sent on each day, see docs/guides/simulated-payer.md.',
    values: sandboxMembers,
  },
  {
    name: 'Member IDs for eligibility',
    where:
      'The `member_id`, for `POST /v1/coverages/{id}/check`. Any other coverage is ' +
      'active with a $25.00 copay.',
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
    name: 'Dispute evidence',
    where:
      'The `receipt_number` in `POST /v1/disputes/{id}/submit`. With any other number, ' +
      'the dispute is won if you send both `service_date` and `policy_accepted_on`, and lost ' +
      'otherwise.',
    values: sandboxReceipts,
  },
  {
    name: 'Payout destinations',
    where:
      "The `destination` in a practitioner's payout terms. Payouts to any other destination " +
      'succeed.',
    values: sandboxDestinations,
  },
]

export const aboutSandbox =
  'Use these values to trigger specific outcomes. Unless noted, any other value succeeds. ' +
  'Sandbox values are rejected in production. To advance time, use `POST /v1/test_clock/advance`.'

/** The values for the console, which shows them as a screen. */
export const sandboxValuesJson = () =>
  `${JSON.stringify(
    sandboxGroups.map(({ name, where, values }) => ({
      name,
      where,
      values: Object.entries(values).map(([value, outcome]) => ({ value, outcome })),
    })),
    null,
    2,
  )}\n`
