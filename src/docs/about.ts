// What each resource is for, in a sentence or two: for the tags of OpenAPI and the reference.
import type { Route } from '#http/route.ts'
import { routes } from '#resources/index.ts'
import { nameOf, plain } from './schemas.ts'

// By the first word of a route's name. A test sees to it that none is missing.
export const about: Record<string, string> = {
  account: 'The key that asks: whose it is, what it may do, and in which environment.',
  api_keys:
    'Keys let your servers in. A secret key may do everything, a restricted one what its scopes ' +
    'say. Rotation and revocation take effect at once.',
  scoped_tokens:
    'Tokens let a browser or an app in: for one subject, with named scopes, from named web ' +
    'pages, for minutes. Your server makes them with a key; they can be taken back at once.',
  audit_entries:
    'The trail: who did, saw or was refused what, when and why. Entries are chained and signed, ' +
    'and each can be proven without asking us.',
  events:
    'Everything that happened in the account, in order and without a gap, for 90 days. Events ' +
    'are thin: they name the object that changed, and hold no values.',
  request_logs:
    'What was asked of the API with your keys and how it ended, for 30 days: to find out what ' +
    'went wrong, by its Request-Id. Without queries and bodies.',
  webhook_endpoints:
    'Addresses of yours that events are sent to, signed as Standard Webhooks asks, at least once.',
  persons:
    'The individuals care is for. What identifies them is sealed under a key of their own, and ' +
    'can be made unreadable for ever.',
  consents:
    'What persons agreed to or refused: offered, signed with evidence, taken back in whole or in ' +
    'part. They decide what is shared.',
  consent_decisions: 'Whether something may be shared or done, why, and what is missing if not.',
  disclosures: 'Each time something of a record was shared outside, and what allowed it.',
  emergency_accesses:
    'A record opened without consent because it cannot wait: for an hour at most, to read, ' +
    'reviewed afterwards.',
  practitioners:
    'The directory of those who give care: what they say of themselves, what was verified of it, ' +
    'and where they may treat whom, until when.',
  verifications:
    'A run of checks on a practitioner, with a decision at its end. Who is verified is monitored.',
  checks:
    'One question to one source: an NPI, a license, an exclusion. With evidence, and for a time. ' +
    'A match by name alone waits for a person to judge it.',
  availability:
    'When a practitioner can be booked: weekly rules in their own time zone, single days, time ' +
    'off, buffers, notice and limits. Who published none can be booked at any time.',
  slots: 'The times at which practitioners can be booked. What is listed can be booked.',
  sessions: 'Meetings for care, from booking to completion.',
  session_series: 'The same session again, every week or every few, at the same time of day.',
  notes:
    'The clinical record: drafts that keep their versions, and signed notes that can only be ' +
    'added to, each chained to the one its author signed before.',
  note_formats: 'The forms notes can have, as data.',
  psychotherapy_notes:
    'What therapists note for themselves, apart from the record: read by their author alone, in ' +
    'no export, no search and no claim.',
  ledger_entries:
    'Every movement of money as entries that sum to zero, posted once and never changed. A ' +
    'correction is another transaction.',
  charges:
    'What persons owe themselves: for sessions they pay for, and for those they missed or called ' +
    'off late. They follow from sessions by themselves, and can be made by hand.',
  adjustments:
    'What a person owes, changed by hand with a reason: more, less, written off, or paid out of ' +
    'their credit.',
  deposits:
    'Money that came to the bank, from the API or a file of the bank’s. What is not matched with ' +
    'a remittance or a processor waits in clearing.',
  reconciliation: 'Remittances, bank and ledger compared: what agrees, and what waits.',
  balances: 'What each ledger account stands at, by currency.',
  ledger_proof: 'Whether all of it adds up at this moment, and what does not.',
  risk_flags:
    'Somebody may be in danger. A flag is acknowledged in time or it escalates, and no timer ' +
    'closes it.',
  payments:
    'Money from persons and insurers: taken by card or bank account through a processor, or ' +
    'noted by hand. No card number ever comes here, and a retry never pays twice.',
  refunds: 'What is given back of a payment: whole or in part, never more than was taken.',
  disputes: 'Money that a person’s bank has taken back, and the evidence against it.',
  payouts:
    'What practitioners are paid out of what they earned, and what the processor sends to the ' +
    'bank.',
  assessments:
    'Measures of how somebody is: PHQ-9, GAD-7, PCL-5, C-SSRS and more. An answer that signals ' +
    'danger is answered at once.',
  instruments: 'The instruments, as data: items, scoring, bands, and what counts as change.',
  calendar_feeds:
    "Addresses at which a practitioner's calendar can be subscribed to, as iCalendar. They tell " +
    'that a time is taken, and nothing more.',
  x12_documents:
    'What payers and clearinghouses sent, as it came, and what became of each part of it. What ' +
    'fits nothing is kept until somebody has seen to it.',
  remittances:
    'What payers paid (835): balanced to the cent, each claim posted once, and what could not be ' +
    'posted kept until somebody has resolved it.',
  estimates:
    'Good-faith estimates of what care will cost those who pay for it themselves (45 CFR ' +
    '149.610). Issued, they stay as they are; another takes their place.',
  superbills:
    'Bills with all that an insurer asks for, so that persons are paid back for care they paid.',
  test_clock:
    'The sandbox has a clock for each account. Moving it forward takes every step that time ' +
    'takes, in order, before it answers.',
}

export const resourceOf = ({ name }: Route) => name.split('.', 1)[0]!

export const resources = [...new Set(routes.map(resourceOf))]

export const routesOf = (resource: string) =>
  routes.filter((route) => resourceOf(route) === resource)

// The schema of the object a resource is about: the one its routes answer with, not as a list.
export function objectOf(resource: string) {
  const answers = routesOf(resource).map(({ returns }) => plain(returns))
  return answers.find((schema) => schema.title) ?? answers[0]!
}

export const objectName = (resource: string) => nameOf(objectOf(resource)) ?? resource
