// Routes of the ledger proof.
import { route, type Route } from '#http/routing/route.ts'
import { asProof, proofStatement, proveLedger } from './ledger_proof.ts'
import { LedgerProof, ProofQuery } from './schema.ts'
import { defineResource } from '#http/routing/resource.ts'

const ledgerProofRoutes: Route[] = [
  route({
    name: 'ledger_proof.retrieve',
    method: 'GET',
    path: '/v1/ledger_proof',
    cost: 20,
    scope: 'ledger:read',
    summary: 'Verify that the ledger balances and list any discrepancies.',
    query: ProofQuery,
    returns: LedgerProof,
    actors: ['account'],
    read: ({ query: { claim_id = null } }) => ({
      statement: proofStatement(claim_id),
      respond: ([row]) => asProof(row),
    }),
    run: (call, { query: { claim_id = null } }) => proveLedger(call, claim_id),
  }),
]

export const ledgerProofResource = defineResource({
  about: {
    ledger_proof: 'A live check that the ledger balances, with any discrepancies.',
  },
  routes: ledgerProofRoutes,
})
