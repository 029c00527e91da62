// AuditEvent: an entry in the audit log.
import type { AuditEvent } from '@medplum/fhirtypes'
import type { AuditEntry } from '#areas/platform/audit_entry/schema.ts'
import { coding, hl7, logicalReference, type ObjectOf, ownId } from '../data_types.ts'
import { refer } from '../ids.ts'
import { complete, type ResourceType } from '../resource.ts'
import { date, patient, token } from '../search_params.ts'

type EntryObject = ObjectOf<typeof AuditEntry>

// The last word of an action: person.read.
const actions: Record<string, AuditEvent['action']> = {
  created: 'C',
  read: 'R',
  listed: 'R',
  searched: 'R',
  updated: 'U',
  deleted: 'D',
}
const actionOf = ({ action }: EntryObject) => actions[action.split('.').at(-1)!] ?? 'E'

const actors: Partial<Record<EntryObject['actor_kind'], string>> = {
  practitioner: 'Practitioner',
  person: 'Patient',
}
const purposes: Record<string, string> = {
  treatment: 'TREAT',
  payment: 'HPAYMT',
  operations: 'HOPERAT',
  emergency: 'ETREAT',
}

function actorOf({ actor_kind, actor_id, key_id }: EntryObject) {
  const type = actors[actor_kind]
  if (type && actor_id) return refer(type, actor_id)
  return actor_id || key_id ? logicalReference(actor_id ?? key_id!) : { display: actor_kind }
}

function auditEventOf(entry: EntryObject): AuditEvent {
  const { action, recorded_at, outcome, purpose, object_id, object_kind, person_id } = entry
  const reason = purposes[purpose ?? '']
  return complete<AuditEvent>({
    resourceType: 'AuditEvent',
    id: ownId(entry),
    type: hl7('audit-event-type', 'rest', 'RESTful Operation'),
    subtype: [coding('urn:attune:action', action)],
    action: actionOf(entry),
    recorded: recorded_at,
    outcome: outcome === 'denied' ? '4' : '0',
    purposeOfEvent: reason ? [{ coding: [hl7('v3-ActReason', reason)] }] : [],
    agent: [{ who: actorOf(entry), requestor: true, name: entry.client }],
    source: { observer: { display: 'Attune' } },
    entity: [
      person_id ? { what: refer('Patient', person_id) } : undefined,
      object_id && object_id !== person_id
        ? { what: logicalReference(object_id), type: coding('urn:attune:object', object_kind) }
        : undefined,
    ],
  })
}

export const auditEventType: ResourceType = {
  type: 'AuditEvent',
  unversioned: true,
  about: 'An entry in the audit log.',
  sources: [
    {
      list: '/v1/audit_entries',
      prefix: 'aud',
      map: (entry: EntryObject) => [auditEventOf(entry)],
      search: {
        _lastUpdated: date('When the entry was recorded.', 'recorded_at'),
        date: date('When the entry was recorded.', 'recorded_at'),
        patient,
        subtype: token('Action, for example `person.read`.', 'action'),
      },
    },
  ],
}
