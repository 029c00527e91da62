// Every error the API can return. The docs page, the OpenAPI responses and the SDK's error types
// are made from this table. The {words} of a message are the details it must be given.
import { careErrors } from './care_errors.ts'
import { claimErrors } from './claim_errors.ts'
import { insuranceErrors } from './insurance_errors.ts'
import { ledgerErrors } from './ledger_errors.ts'
import { moneyErrors } from './money_errors.ts'
import { exchangeErrors } from './exchange_errors.ts'
import { recordErrors } from './record_errors.ts'
import { requestErrors } from './request_errors.ts'

type ErrorRow = { status: number; message: string; happened: string; remedy: string }

export const errors = {
  ...requestErrors,
  ...careErrors,
  ...ledgerErrors,
  ...recordErrors,
  ...insuranceErrors,
  ...claimErrors,
  ...moneyErrors,
  ...exchangeErrors,
} satisfies Record<string, ErrorRow>

export type ErrorCode = keyof typeof errors
