// Every error the API can return. The error pages, the OpenAPI responses and the SDK's error types
// are generated from this table. The caller of ApiError supplies each {placeholder} of a message.
import { claimErrors } from './claim_errors.ts'
import { consentErrors } from './consent_errors.ts'
import { matchingErrors } from './matching_errors.ts'
import { memberErrors } from './member_errors.ts'
import { paymentErrors } from './payment_errors.ts'
import { practitionerErrors } from './practitioner_errors.ts'
import { recordErrors } from './record_errors.ts'
import { requestErrors } from './request_errors.ts'
import { sessionErrors } from './session_errors.ts'
import { telehealthErrors } from './telehealth_errors.ts'

type ErrorRow = { status: number; message: string; cause: string; remedy: string }

export const errors = {
  ...requestErrors,
  ...memberErrors,
  ...consentErrors,
  ...sessionErrors,
  ...practitionerErrors,
  ...telehealthErrors,
  ...recordErrors,
  ...matchingErrors,
  ...paymentErrors,
  ...claimErrors,
} satisfies Record<string, ErrorRow>

export type ErrorCode = keyof typeof errors
