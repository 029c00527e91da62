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
  risk_flags:
    'Somebody may be in danger. A flag is acknowledged in time or it escalates, and no timer ' +
    'closes it.',
  assessments:
    'Measures of how somebody is: PHQ-9, GAD-7, PCL-5, C-SSRS and more. An answer that signals ' +
    'danger is answered at once.',
  instruments: 'The instruments, as data: items, scoring, bands, and what counts as change.',
  matchings:
    'The right practitioner for somebody, among those who can really be booked: with reasons for ' +
    'every place, a count of who was left out and why, and times that can be booked at once.',
  matching_model: 'How candidates are found and ranked, published: gates, components and weights.',
  calendar_feeds:
    "Addresses at which a practitioner's calendar can be subscribed to, as iCalendar. They tell " +
    'that a time is taken, and nothing more.',
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
