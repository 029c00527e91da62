// The trail's door: only the account itself reads it, and that it did is noted too.
import { audit } from '#audit.ts'
import { raw, sql } from '#db/sql.ts'
import { listRoute } from '#http/list.ts'
import { route, type Route } from '#http/route.ts'
import { retrieveRoute } from '#http/standard_routes.ts'
import { asProof, proofStatement } from './proof.ts'
import { AuditEntry, auditFilters, auditKind, AuditProof } from './schema.ts'

const reading = {
  kind: auditKind,
  scope: 'audit_entries:read' as const,
  item: AuditEntry,
  actors: ['account' as const],
  administration: true,
}

export const auditEntryRoutes: Route[] = [
  listRoute({
    ...reading,
    summary: 'List the entries of the trail, newest first.',
    by: 'recorded_at',
    fields: auditFilters,
    // Written out, so that the index of what is rare fits. It is one of three words of ours.
    filters: { outcome: (word: string) => sql`outcome = ${raw(`'${word}'`)}` },
  }),
  retrieveRoute(reading),
  route({
    name: 'audit_entries.proof',
    method: 'GET',
    path: '/v1/audit_entries/{id}/proof',
    scope: 'audit_entries:read',
    summary: 'Prove an entry: what it takes to check that it was not changed, without asking us.',
    returns: AuditProof,
    actors: ['account'],
    refuses: ['resource_not_found'],
    read: ({ id }) => ({
      statement: proofStatement(id),
      answer: ([row]) => asProof(row),
      notes: (call, [row]) => {
        const { id: object_id, person_id } = row
        audit(call, { action: 'audit_entry.proven', object_id, person_id })
      },
    }),
    run: async (call, { id }) => asProof((await call.query(proofStatement(id)))[0]),
  }),
]
