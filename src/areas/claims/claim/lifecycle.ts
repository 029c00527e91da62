// The claim lifecycle. `status` tracks processing and `balance_status` tracks money; neither
// follows from the other.
import { defineLifecycle } from '#kernel/lifecycle.ts'
import { transitionError } from '#kernel/explain_transition.ts'
import { days, unerased } from '#kernel/waits.ts'
import {
  decidable,
  decided,
  editable,
  in_process,
  sets,
  states,
  unanswered,
} from './claim_states.ts'
import { claimKind } from './kind.ts'
import type { ClaimRow } from './schema.ts'
import * as takes from './steps_schema.ts'

export const warn_days = 14
export const silent_days = 30

const warn_at = `(filing_deadline - ${warn_days})::timestamptz`
const deadline_warning = {
  job: 'claim.warn_of_deadline',
  at: warn_at,
  where: `${warn_at} > updated_at`,
  notice: 'claim.deadline_approaching',
}
const status_request = {
  job: 'claim.follow_up',
  at: `greatest(accepted_at, responded_at) + ${days(silent_days)}`,
  where: unerased('claims'),
}

export const claimLifecycle = defineLifecycle({
  kind: claimKind,
  initial: 'drafted',
  states,
  sets,
  waits: {
    drafted: [deadline_warning],
    validated: [deadline_warning],
    accepted: [status_request],
  },
  steps: {
    validate: {
      from: editable,
      to: 'validated',
      summary:
        'Validate a claim. Runs every check and stores the results in `validations`. With no ' +
        'errors the claim becomes `validated`; otherwise it stays `drafted`.',
    },
    submit: {
      from: editable,
      to: 'submitted',
      summary:
        'Submit a claim. Validates the claim, checks for duplicates and sends it as an 837P. ' +
        "The patient's consent must cover disclosure to the payer for payment.",
    },
    acknowledge: {
      from: ['submitted'],
      to: 'acknowledged',
      by: 'clearinghouse',
      summary: "Record the clearinghouse's acknowledgment of a claim.",
    },
    accept: {
      from: [...unanswered, 'pended'],
      to: 'accepted',
      by: 'payer',
      summary: 'Record that the payer accepted a claim for adjudication.',
    },
    reject: {
      from: [...unanswered, ...in_process],
      to: 'rejected',
      by: 'clearinghouse or payer',
      summary: 'Record the rejection of a claim.',
    },
    correct: {
      from: ['rejected'],
      to: 'drafted',
      word: 'corrected',
      summary:
        'Reopen a rejected claim. Returns it to `drafted` so you can correct it and resubmit ' +
        'it as an original.',
    },
    pend: {
      from: [...unanswered, 'accepted'],
      to: 'pended',
      by: 'payer',
      summary: 'Record that the payer pended a claim.',
    },
    respond: {
      from: ['pended'],
      to: 'accepted',
      word: 'responded',
      summary:
        "Respond to a payer's request for information. Sends your answer and returns the " +
        'pended claim to `accepted`.',
      takes: takes.Respond,
    },
    pay: {
      from: decidable,
      to: 'paid',
      by: 'payer',
      summary: 'Record an adjudication with no denied line.',
    },
    pay_partially: {
      from: decidable,
      to: 'partially_paid',
      by: 'payer',
      summary: 'Record an adjudication with some lines denied.',
    },
    deny: {
      from: decidable,
      to: 'denied',
      by: 'payer',
      summary: 'Record the denial of a claim.',
    },
    appeal: {
      from: decided,
      to: 'appealed',
      summary:
        "Appeal a claim. Sends an appeal to the payer, levels 1 to 3, within the payer's " +
        'appeal deadline.',
      takes: takes.Appeal,
    },
    reverse: {
      from: [...decided, 'appealed', 'closed'],
      to: 'reversed',
      by: 'payer',
      summary: "Record the reversal of a payer's decision.",
    },
    supersede: {
      from: [...in_process, ...decided, 'appealed', 'reversed', 'closed'],
      to: 'superseded',
      by: 'payer',
      summary: 'Record that the payer accepted the replacement claim.',
    },
    void: {
      from: [...in_process, ...decided],
      to: 'voiding',
      summary: 'Void a claim. Sends a claim with frequency code 8 to the payer.',
    },
    confirm_void: {
      from: ['voiding'],
      to: 'voided',
      by: 'payer',
      summary: 'Record that the payer accepted a void.',
    },
    close: {
      from: [...decided, 'reversed'],
      to: 'closed',
      summary: 'Close a claim. All balances must be zero; pass `write_off` to write off the rest.',
      takes: takes.Close,
    },
    cancel: {
      from: ['drafted', 'validated', 'rejected'],
      to: 'canceled',
      summary:
        'Cancel a claim. Withdraws a drafted, validated or rejected claim. To withdraw a ' +
        'claim the payer accepted, void it.',
    },
  },
})

type StepName = keyof typeof claimLifecycle.steps

export function requireStep({ status }: Pick<ClaimRow, 'status'>, step: StepName) {
  if (!canTake(status, step)) throw transitionError(claimLifecycle, status, step)
}

export const canTake = (status: ClaimRow['status'], step: StepName) =>
  (claimLifecycle.steps[step].from as readonly string[]).includes(status)
