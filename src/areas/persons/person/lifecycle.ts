// Lifecycle of a person.
import Type from 'typebox'
import type { Call } from '#kernel/call.ts'
import { Choice, DateOnly, Text } from '#kernel/fields.ts'
import { scheduleJob } from '#kernel/jobs.ts'
import { defineLifecycle } from '#kernel/lifecycle.ts'
import type { Kind } from '#kernel/record.ts'
import { isMinor } from '#areas/persons/consent_decision/minority.ts'
import type { PersonDetails, PersonRow } from './schema.ts'

// The encrypted fields of a person for whom nothing is stored, or who was erased.
export const emptyDetails: PersonDetails = {
  names: [],
  birth_date: null,
  sex: null,
  gender_identity: null,
  pronouns: null,
  sexual_orientation: null,
  race: [],
  ethnicity: [],
  contacts: [],
  addresses: [],
  languages: [],
  time_zone: null,
  emergency_contacts: [],
  relationships: [],
  identifiers: [],
  deceased_on: null,
  reason: null,
  risk: null,
  discount: null, // Returned by its own route.
  of_age: false,
  legal_hold: null, // Returned only with the record's retention.
  former_ids: [],
  metadata: {},
}

// All personal data is encrypted; the columns reveal only that a person exists.
export const personKind: Kind<PersonRow> = {
  object: 'person',
  table: 'persons',
  prefix: 'per',
  encryption: { of: 'id', fields: emptyDetails, derive: isMinor },
}

export const deceased_on = DateOnly(
  'Date of death. Null unless the person is deceased.',
  '2027-01-15',
)
export const reason = Text("Reason for the correction. Don't include clinical information.", 500, {
  examples: ['Entered by mistake'],
})

const Death = Type.Object({ deceased_on }, { examples: [{ deceased_on: '2026-01-15' }] })
const Reason = Type.Object({ reason })
export const erasure_basis = Choice(
  ['person_request', 'retention_ended', 'entered_in_error'],
  'Reason for the erasure. Legal retention periods take precedence over a request.',
  { examples: ['retention_ended'] },
)
export const Erasure = Type.Object({ erasure_basis })

// Both times are encrypted: see consent/jobs.ts.
const checks = [{ job: 'person.check_majority' }, { job: 'person.check_authority' }]

// Reviews the person's upcoming sessions after the change: see session/risk.ts.
export const sessionReview = { name: 'person.review_sessions' }
export function scheduleSessionReview(call: Call, person_id: string): void {
  scheduleJob(call, sessionReview, person_id, call.now)
}
function after(call: Call, { id }: PersonRow): void {
  scheduleSessionReview(call, id)
}

export const personLifecycle = defineLifecycle({
  kind: personKind,
  initial: 'prospective',
  states: {
    prospective: 'Not in care yet.',
    active: 'In active care.',
    inactive: 'No longer in care. Can return to care.',
    deceased: 'Recorded as deceased.',
    merged: 'Duplicate, merged into another person who now holds the record.',
    erased: 'Permanently erased: the encryption key of all identifying data was destroyed.',
  },
  sets: {
    // The person's data can be changed.
    editable: {
      in: ['prospective', 'active', 'inactive', 'deceased'],
      out: ['merged', 'erased'],
    },
    // Booking a session activates the person.
    out_of_care: {
      in: ['prospective', 'inactive'],
      out: ['active', 'deceased', 'merged', 'erased'],
    },
    // The person can't be treated or have tokens.
    closed: {
      in: ['merged', 'erased', 'deceased'],
      out: ['prospective', 'active', 'inactive'],
      constraints: ['enter'],
    },
    // Only an executor can sign.
    deceased: {
      in: ['deceased'],
      out: ['prospective', 'active', 'inactive', 'merged', 'erased'],
    },
    // The ID resolves to another person.
    merged: {
      in: ['merged'],
      out: ['prospective', 'active', 'inactive', 'deceased', 'erased'],
    },
    // Nothing encrypted can be read.
    erased: {
      in: ['erased'],
      out: ['prospective', 'active', 'inactive', 'deceased', 'merged'],
    },
  },
  waits: { prospective: checks, active: checks, inactive: checks },
  steps: {
    activate: {
      from: ['prospective', 'inactive'],
      to: 'active',
      word: 'activated',
      summary: 'Activate a person. Booking their first session does this automatically.',
    },
    deactivate: {
      from: ['active'],
      to: 'inactive',
      word: 'deactivated',
      summary: 'Deactivate a person who is no longer in care.',
    },
    record_death: {
      from: ['prospective', 'active', 'inactive'],
      to: 'deceased',
      summary: "Record a person's death.",
      takes: Death,
      after,
    },
    correct_death: {
      from: ['deceased'],
      to: 'active',
      word: 'death_corrected',
      summary: 'Correct a death that was recorded by mistake.',
      takes: Reason,
      sets: { deceased_on: null },
      after,
    },
    merge_into: {
      from: ['prospective', 'active', 'inactive', 'deceased'],
      to: 'merged',
      summary: 'Merge a person into another person.',
      by: 'merge',
    },
    erase: {
      from: ['prospective', 'active', 'inactive', 'deceased'],
      to: 'erased',
      summary: "Erase a person. Destroys the key of all identifying data; can't be undone.",
      takes: Erasure,
      after,
    },
  },
})
