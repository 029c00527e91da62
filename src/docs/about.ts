// Describes each resource in a sentence or two, for the OpenAPI tags and the reference.
import type { Route } from '#http/route.ts'
import { routes } from '#resources/index.ts'
import { nameOf, plain } from './schemas.ts'

// Keyed by the first word of a route's name. A test checks that none is missing.
export const about: Record<string, string> = {
  account: 'The account and environment that your key belongs to, and what the key can do.',
  api_keys:
    'API keys authenticate your servers. A secret key has every scope; a restricted key has ' +
    'only the scopes you list. Rotation and revocation take effect immediately.',
  scoped_tokens:
    'Short-lived tokens for browsers and apps. Each acts for one subject, with the scopes ' +
    'and origins you list. Your server creates them with an API key and can revoke them at ' +
    'any time.',
  audit_entries:
    'The audit log: who did or read what, when and why, including denied requests. Entries ' +
    'are hash-chained and signed, so you can verify them independently.',
  events:
    'Everything that happened in the account, in order and without gaps, for 90 days. Events ' +
    'are thin: they name the object that changed and contain none of its values.',
  request_logs:
    'Requests made with your keys and their outcomes, kept for 30 days. Look up a failed ' +
    'request by its Request-Id. Query strings and bodies are not stored.',
  webhook_endpoints:
    'URLs that receive your events, signed according to Standard Webhooks and delivered at ' +
    'least once.',
  persons:
    'The people who receive care. Identifying data is encrypted under a key of their own, so ' +
    'it can be erased permanently.',
  consents:
    'What a person agreed to or refused: offered, signed with evidence, and revocable in ' +
    'whole or in part. Consents determine what can be shared.',
  consent_decisions:
    'Whether a disclosure or action is permitted, on what basis, and what is missing if it ' +
    'is not.',
  disclosures:
    'Each disclosure of a record outside your practice, with the consent or legal basis that ' +
    'permitted it.',
  emergency_accesses:
    'Break-the-glass access to a record without consent: read-only, for at most one hour, ' +
    'and reviewed afterward.',
  practitioners:
    'Provider profiles: what practitioners report about themselves, what was verified, and ' +
    'where and until when they are licensed to treat.',
  verifications:
    'A credentialing run for a practitioner that ends with a decision. Verified ' +
    'practitioners are monitored continuously.',
  checks:
    'A single query to a primary source, for example an NPI, a license or an exclusion list, ' +
    'with evidence and an expiration. A match by name alone requires manual review.',
  availability:
    'When a practitioner can be booked: weekly hours in their time zone, date overrides, ' +
    'time off, buffers, notice and limits. Without published availability, any free time can ' +
    'be booked.',
  slots: 'Open times of practitioners. Every listed slot can be booked.',
  sessions:
    'Appointments between a practitioner and one or more people, from booking to completion.',
  session_series: 'Recurring sessions, every week or every few weeks, at the same local time.',
  billing_providers:
    'Billing providers: stored once and used on every claim that does not name another.',
  claims:
    'Professional claims (837P) to payers: drafted from sessions and signed notes, ' +
    'validated, submitted as X12, and tracked through rejections, remittances and appeals.',
  notes:
    'The clinical record: drafts with version history, and signed notes that can only be ' +
    "amended. Each signature is chained to the author's previous one.",
  note_formats: 'The note formats and their sections, as data.',
  psychotherapy_notes:
    'Psychotherapy notes under HIPAA, kept separate from the record. Only the author can ' +
    'read them. They are excluded from exports, search and claims.',
  payers:
    "The payer directory, with each payer's rules by effective date: timely filing, " +
    'enrollment, telehealth and prior authorization.',
  payer_contracts:
    'Your contracts with payers. They take precedence over the directory and add payers that ' +
    'the directory does not list.',
  coverages:
    "A person's insurance coverage, as shown on the insurance card. One coverage is primary " +
    'on any date.',
  eligibility_checks:
    'Eligibility inquiries to a payer (270) and their responses (271): whether the coverage ' +
    'is active, the benefits, what remains of them, and what to correct if the payer finds ' +
    'no match.',
  ledger_entries:
    'Double-entry records of every money movement. Entries are posted once and never change; ' +
    'a correction is a new transaction.',
  charges:
    'What people owe out of pocket: self-pay sessions, no-show fees and late-cancellation ' +
    'fees. Created automatically as sessions end, or by you.',
  adjustments:
    "Manual changes to a person's balance, with a reason: increases, decreases, write-offs " +
    'and applied credit.',
  deposits:
    'Money received in your bank account, recorded through the API or from a bank file. ' +
    'Deposits stay in clearing until they are matched to a remittance or a payment ' +
    'processor.',
  reconciliation: 'Remittances, deposits and ledger compared: what agrees and what is still open.',
  balances: 'The balance of each ledger account, by currency.',
  ledger_proof: 'A live check that the ledger balances, with any discrepancies.',
  risk_flags:
    'A person may be at risk. A flag must be acknowledged in time or it escalates. Flags ' +
    'never close automatically.',
  payments:
    'Payments from people and insurers: by card or bank account through a payment processor, ' +
    'or recorded manually. Card numbers never reach Attune, and a retry never charges twice.',
  refunds: 'Full or partial refunds of a payment, never more than was captured.',
  disputes: 'Payments disputed with the bank (chargebacks), and the evidence you submit.',
  payouts: "Payouts of earnings to practitioners, and the processor's payouts to your bank.",
  assessments:
    'Standardized measures such as the PHQ-9, GAD-7, PCL-5 and C-SSRS. An answer that ' +
    'indicates risk is acted on immediately.',
  instruments:
    'The assessment instruments as data: items, scoring, severity bands and thresholds for ' +
    'reliable change.',
  matchings:
    'Matches a person with practitioners who can be booked: a reason for each rank, counts ' +
    'of who was excluded and why, and open slots.',
  matching_model: 'The published matching model: requirements, scoring components and weights.',
  calendar_feeds:
    "URLs for subscribing to a practitioner's calendar (iCalendar). They show busy times and " +
    'nothing else.',
  x12_documents:
    'X12 documents from payers and clearinghouses, stored as received, with the outcome of ' +
    'each part. Unmatched parts are kept until they are resolved.',
  remittances:
    'Remittance advice from payers (835): balanced to the cent, with each claim posted once. ' +
    'Exceptions are kept until they are resolved.',
  estimates:
    'Good faith estimates for self-pay patients (45 CFR 149.610). An issued estimate never ' +
    'changes; a new one replaces it.',
  superbills:
    'Itemized bills with everything an insurer needs to reimburse a person for care they ' +
    'paid for.',
  test_clock:
    'The sandbox clock of your account. Advancing it runs every scheduled job that comes ' +
    'due, in order, before the response is sent.',
}

export const resourceOf = ({ name }: Route) => name.split('.', 1)[0]!

export const resources = [...new Set(routes.map(resourceOf))]

export const routesOf = (resource: string) =>
  routes.filter((route) => resourceOf(route) === resource)

// The schema of a resource's object: the one its routes return, not as a list.
export function objectOf(resource: string) {
  const answers = routesOf(resource).map(({ returns }) => plain(returns))
  return answers.find((schema) => schema.title) ?? answers[0]!
}

export const objectName = (resource: string) => nameOf(objectOf(resource)) ?? resource
