// The suggested next step after a denial, from the group code and the reasons (CARC and RARC) of a
// denied line. The steps are routes of the API or work outside it. Nothing is decided by them.
import { adjustmentReason, type Remedy } from './adjustment_reasons.ts'
import { remark } from './remarks.ts'

const biller = 'biller' as const
const clinician = 'clinician' as const
const payer = 'payer' as const

// In order: if the lines of a claim differ, the first of their steps is suggested.
export const next_steps = {
  correct: {
    by: biller,
    message: 'Correct the claim and send a replacement with POST /v1/claims/{id}/replace.',
  },
  get_authorization: {
    by: biller,
    message:
      'Request a retroactive authorization, create it with POST /v1/authorizations, then replace ' +
      'the claim.',
  },
  check_coverage: {
    by: biller,
    message: 'Check eligibility, correct the coverage, and bill the right payer.',
  },
  send_records: {
    by: clinician,
    message: 'Provide the records that the payer asks for, and send them with an appeal.',
  },
  enroll: {
    by: biller,
    message: 'Enroll or credential the practitioner with the payer, then replace the claim.',
  },
  appeal: {
    by: clinician,
    message: 'If you disagree, appeal with POST /v1/claims/{id}/appeal before the deadline.',
  },
  bill_secondary: {
    by: biller,
    message: 'Bill the secondary payer with POST /v1/claims/{id}/bill_secondary.',
  },
  bill_patient: {
    by: biller,
    message: 'Bill the patient: POST /v1/claims/{id}/transfer_to_patient moves the balance.',
  },
  write_off: {
    by: biller,
    message: "The patient can't be billed. Write it off with POST /v1/claims/{id}/write_off.",
  },
  wait: { by: payer, message: 'Nothing is due. The payer decides another claim or document.' },
}

export type NextAction = keyof typeof next_steps
export const next_actions = Object.keys(next_steps) as NextAction[]
export const step_parties = [biller, clinician, payer]

const actions: Record<Exclude<Remedy, 'collect'>, NextAction> = {
  none: 'wait',
  correct: 'correct',
  authorize: 'get_authorization',
  coverage: 'check_coverage',
  records: 'send_records',
  appeal: 'appeal',
  enroll: 'enroll',
  write_off: 'write_off',
}

// Reasons that say only that something is wrong: the remark says what.
const general_reasons = ['16', '125', '226', '251']

export type DeniedLine = {
  adjustments: { group: string; reason: string }[]
  remarks: string[]
}

export type SuggestedStep = { action: NextAction; reason: string }

// Undefined if nothing was denied for a reason.
export function suggestStep(
  lines: DeniedLine[],
  has_next_payer: boolean,
): SuggestedStep | undefined {
  const steps = lines.flatMap((line) =>
    line.adjustments.map(({ group, reason }) => ({
      action: actionFor(group, remedyOf(reason, line.remarks), has_next_payer),
      reason: `${group}-${reason}`,
    })),
  )
  const rank = ({ action }: SuggestedStep) => next_actions.indexOf(action)
  return steps.toSorted((one, other) => rank(one) - rank(other))[0]
}

function remedyOf(reason: string, remarks: string[]): Remedy {
  const { remedy } = adjustmentReason(reason)
  if (!general_reasons.includes(reason)) return remedy
  return remarks.map((code) => remark(code).remedy).find((each) => each !== 'none') ?? remedy
}

// Only what the payer assigns to the patient (PR) can be billed to someone else.
function actionFor(group: string, remedy: Remedy, has_next_payer: boolean): NextAction {
  if (remedy !== 'collect') return actions[remedy]
  if (group !== 'PR') return 'write_off'
  return has_next_payer ? 'bill_secondary' : 'bill_patient'
}
