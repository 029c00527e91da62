// Routes of the ledger proof.
import { readRoute, type Route } from '#http/routing/route.ts'
import { asProof, proofStatement, type ProofRow } from './ledger_proof.ts'
import { LedgerProof, ProofQuery } from './schema.ts'
import { defineResource } from '#http/routing/resource.ts'

const ledgerProofRoutes: Route[] = [
  readRoute({
    name: 'ledger_proof.retrieve',
    method: 'GET',
    path: '/v1/ledger_proof',
    cost: 20,
    scope: 'ledger:read',
    summary: 'Verify that the ledger balances and list any discrepancies.',
    query: ProofQuery,
    returns: LedgerProof,
    actors: ['account'],
    read: ({ query: { claim_id = null } }, account) => ({
      statement: proofStatement(account, claim_id),
      respond: ([row]: ProofRow[]) => asProof(row!),
    }),
  }),
]

export const ledgerProofResource = defineResource({
  about: {
    ledger_proof: 'A live check that the ledger balances, with any discrepancies.',
  },
  routes: ledgerProofRoutes,
})
