// The claim lifecycle. `status` tracks processing and `balance_status` tracks money; neither
// follows from the other.
import { defineLifecycle, transitionError } from '#kernel/lifecycle.ts'
import { days, unerased } from '#kernel/waits.ts'
import { claimKind } from './kind.ts'
import type { ClaimRow } from './schema.ts'
import * as takes from './steps_schema.ts'

export const warn_days = 14
export const silent_days = 30

const editable = ['drafted', 'validated'] as const
const unanswered = ['submitted', 'acknowledged'] as const
const in_process = ['accepted', 'pended'] as const
const decided = ['paid', 'partially_paid', 'denied'] as const
const later = ['appealed', 'reversed', 'voiding', 'closed'] as const
const withdrawn = ['superseded', 'voided', 'canceled'] as const

// Responses can arrive out of order, and long after submission.
const undecided_or_final = [...unanswered, ...in_process, 'rejected', 'reversed', 'closed'] as const
const decidable = [...undecided_or_final, ...decided, 'appealed'] as const

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
  states: {
    drafted: 'In preparation. You can edit the claim.',
    validated: 'Passed validation and ready to submit. Editing the claim returns it to `drafted`.',
    submitted: 'Sent to the clearinghouse.',
    acknowledged: 'Received and readable by the clearinghouse.',
    accepted: 'Accepted by the payer for adjudication.',
    rejected:
      'Rejected by the clearinghouse or the payer before adjudication. Correct the claim ' +
      'and resubmit it.',
    pended: 'On hold: the payer needs more information.',
    paid:
      'Adjudicated with no denied line. The payment can be zero, for example when the ' +
      'whole amount applies to the deductible.',
    partially_paid: "Adjudicated: at least one line was denied and at least one wasn't.",
    denied: 'Adjudicated: every line was denied.',
    appealed: 'An appeal was sent; a decision is pending.',
    reversed: 'The payer reversed its decision.',
    superseded: 'Replaced by another claim that the payer accepted.',
    voiding: "A void was sent; the payer hasn't confirmed it.",
    voided: 'The payer accepted the void.',
    closed:
      'No balance is open and no response is expected. A late remittance can still change ' +
      'the claim.',
    canceled: 'Withdrawn before any payer accepted it.',
  },
  sets: {
    editable: { in: editable, out: [...decidable, ...withdrawn, 'voiding'] },
    // The timely-filing deadline still has to be met.
    unsubmitted: {
      in: [...editable, 'rejected'],
      out: [...unanswered, ...in_process, ...decided, ...later, ...withdrawn],
    },
    // The payer can be asked for the status.
    awaiting_payer: {
      in: [...unanswered, ...in_process, 'appealed'],
      out: [...editable, ...decided, ...withdrawn, 'rejected', 'reversed', 'voiding', 'closed'],
    },
    // The payer may ask about the person.
    with_payer: {
      in: [...unanswered, ...in_process, 'appealed', 'voiding'],
      out: [...editable, ...decided, ...withdrawn, 'rejected', 'reversed', 'closed'],
    },
    // A job warns of the deadline or follows up.
    awaiting_job: {
      in: [...editable, 'accepted'],
      out: [...unanswered, 'rejected', 'pended', ...decided, ...later, ...withdrawn],
      constraints: ['claims_waiting'],
    },
    // Followed up automatically.
    awaiting_adjudication: {
      in: ['accepted'],
      out: [...editable, ...unanswered, 'rejected', 'pended', ...decided, ...later, ...withdrawn],
    },
    under_appeal: {
      in: ['appealed'],
      out: [...editable, ...undecided_or_final, ...decided, ...withdrawn, 'voiding'],
    },
    awaiting_void: { in: ['voiding'], out: [...editable, ...decidable, ...withdrawn] },
    replaceable: {
      in: [...in_process, ...decided, 'appealed', 'reversed'],
      out: [...editable, ...unanswered, ...withdrawn, 'rejected', 'voiding', 'closed'],
    },
    // The next payer can be billed.
    adjudicated: {
      in: [...decided, 'closed'],
      out: [
        ...editable,
        ...unanswered,
        ...in_process,
        ...withdrawn,
        'rejected',
        'appealed',
        'reversed',
        'voiding',
      ],
    },
    // The payer has no claim number for it to be replaced or voided by.
    unknown_to_payer: {
      in: [...editable, 'submitted', 'canceled'],
      out: [
        ...in_process,
        ...decided,
        ...later,
        'acknowledged',
        'rejected',
        'superseded',
        'voided',
      ],
    },
    // The payer owes nothing.
    withdrawn: { in: withdrawn, out: [...editable, ...decidable, 'voiding'] },
  },
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
