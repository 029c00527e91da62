// The resources of this area: claims, payments and bank deposits compared.
import type { Resource } from '#http/routing/resource.ts'
import { depositResource } from './deposit/resource.ts'
import { statementResource } from './statement/resource.ts'
import { receiptResource } from './receipt/resource.ts'
import { ledgerProofResource } from './ledger_proof/resource.ts'

export const reconciliationArea: Resource[] = [
  depositResource,
  statementResource,
  receiptResource,
  ledgerProofResource,
]
