// Routes for the audit log. Only the account can read it, and each read is recorded in it.
import { audit } from '#kernel/audit.ts'
import { raw, sql } from '#db/sql.ts'
import { listRoute } from '#http/lists/list_route.ts'
import { readRoute, type Route } from '#http/routing/route.ts'
import { retrieveRoute } from '#http/routing/standard_routes.ts'
import { asProof, proofStatement, type ProofRow } from './proof.ts'
import { AuditEntry, auditFilters, auditKind, AuditProof } from './schema.ts'
import { defineResource } from '#http/routing/resource.ts'

const reading = {
  kind: auditKind,
  scope: 'audit_entries:read' as const,
  item: AuditEntry,
  actors: ['account' as const],
  administration: true,
}

const auditEntryRoutes: Route[] = [
  listRoute({
    ...reading,
    summary: 'List audit log entries, newest first.',
    by: 'recorded_at',
    fields: auditFilters,
    filters: {
      // A literal, so that the partial index applies. Safe: validation allows only three values.
      outcome: (word: string) => sql`outcome = ${raw(`'${word}'`)}`,
      // The index leaves out the account, which most entries are of.
      actor_id: (id: string, account: string) =>
        id === account ? sql`actor_id = ${id}` : sql`actor_id = ${id} and actor_kind <> 'account'`,
    },
  }),
  retrieveRoute(reading),
  readRoute({
    name: 'audit_entries.proof',
    method: 'GET',
    path: '/v1/audit_entries/{id}/proof',
    scope: 'audit_entries:read',
    summary: 'Retrieve the proof of an audit log entry, for offline verification.',
    returns: AuditProof,
    actors: ['account'],
    errors: ['resource_not_found'],
    read: ({ id }, account) => ({
      statement: proofStatement(account, id),
      respond: ([row]: ProofRow[]) => asProof(row),
      audit: (call, [row]: ProofRow[]) => {
        const { id: object_id, person_id } = row!
        audit(call, { action: 'audit_entry.proven', object_id, person_id })
      },
    }),
  }),
]

export const auditEntryResource = defineResource({
  about: {
    audit_entries:
      'The audit log: who did or read what, when and why, including denied requests. Entries ' +
      'are hash-chained and signed, so you can verify them independently.',
  },
  kind: auditKind,
  created_by: 'attune',
  routes: auditEntryRoutes,
})
