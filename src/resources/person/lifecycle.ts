// What can happen to a person, as the platform knows them.
import Type from 'typebox'
import { Choice, Day, Text } from '#fields.ts'
import { defineLifecycle } from '#lifecycle.ts'
import { isMinor } from '#resources/permission/minority.ts'

// Everything that is told of a person is sealed; columns know only that there is somebody.
export const personKind = {
  object: 'person',
  table: 'persons',
  prefix: 'per',
  sealed: {
    of: 'id' as const,
    fields: {
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
      of_age: false,
      legal_hold: null, // Told with the retention of the record alone.
      former_ids: [],
      metadata: {},
    },
    derive: isMinor,
  },
}

export const deceased_on = Day('The day they died.', '2027-01-15')
export const reason = Text('Why. No clinical details.', 500, { examples: ['Entered by mistake'] })

const Death = Type.Object({ deceased_on }, { examples: [{ deceased_on: '2026-01-15' }] })
const Reason = Type.Object({ reason })
export const erasure_basis = Choice(
  ['person_request', 'retention_ended', 'entered_in_error'],
  'What it rests on. Where the law keeps records for years, that comes first.',
  { examples: ['retention_ended'] },
)
export const Erasure = Type.Object({ erasure_basis })

// Both times are encrypted: see consent/time.ts.
const looks = [{ job: 'person.look_for_majority' }, { job: 'person.look_at_authority' }]

export const personLifecycle = defineLifecycle({
  kind: personKind,
  initial: 'prospective',
  states: {
    prospective: 'Known, but not in care yet.',
    active: 'In care.',
    inactive: 'No longer in care; may come back.',
    deceased: 'Has died.',
    merged: 'Was the same as another person, who has all of it now.',
    erased: 'What identified them has been made unreadable for ever.',
  },
  waits: { prospective: looks, active: looks, inactive: looks },
  steps: {
    activate: {
      from: ['prospective', 'inactive'],
      to: 'active',
      word: 'activated',
      does: 'Take them into care. The first session that is booked does it too.',
    },
    deactivate: {
      from: ['active'],
      to: 'inactive',
      word: 'deactivated',
      does: 'End care for now.',
    },
    record_death: {
      from: ['prospective', 'active', 'inactive'],
      to: 'deceased',
      does: 'Note that they have died.',
      takes: Death,
    },
    correct_death: {
      from: ['deceased'],
      to: 'active',
      word: 'death_corrected',
      does: 'They have not died: it was noted by mistake.',
      takes: Reason,
      sets: { deceased_on: null },
    },
    be_merged: {
      from: ['prospective', 'active', 'inactive', 'deceased'],
      to: 'merged',
      does: 'Become one with another person.',
      by: 'merge',
    },
    erase: {
      from: ['prospective', 'active', 'inactive', 'deceased'],
      to: 'erased',
      does: 'Destroy the key of all that identifies them. It cannot be undone.',
      takes: Erasure,
    },
  },
})
