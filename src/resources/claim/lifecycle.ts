// What can happen to a claim. Where it is stands in status; whether anybody still owes something,
// in balance_status: neither follows from the other.
import { defineLifecycle } from '#lifecycle.ts'
import { days, unerased } from '#waits.ts'
import { claimKind } from './kind.ts'
import * as takes from './steps_schema.ts'

export const warn_days = 14
export const silent_days = 30

// An answer may come before those that should come first, and long after.
const unanswered = ['submitted', 'acknowledged'] as const
const decided = ['paid', 'partially_paid', 'denied'] as const
const decidable = [
  ...unanswered,
  'accepted',
  'rejected',
  'pended',
  ...decided,
  'appealed',
  'reversed',
  'closed',
] as const

const warn_at = `(filing_deadline - ${warn_days})::timestamptz`
const unsent = {
  job: 'claim.warn_of_deadline',
  at: warn_at,
  where: `${warn_at} > updated_at`,
  notice: 'claim.deadline_approaching',
}
const undecided = {
  job: 'claim.follow_up',
  at: `greatest(accepted_at, responded_at) + ${days(silent_days)}`,
  where: unerased('claims'),
}

export const claimLifecycle = defineLifecycle({
  kind: claimKind,
  initial: 'drafted',
  states: {
    drafted: 'Being put together.',
    validated: 'Nothing is wrong with it as far as can be told; it can be submitted.',
    submitted: 'On its way to the payer.',
    acknowledged: 'The clearinghouse has it and could read it.',
    accepted: 'The payer has it and will decide.',
    rejected: 'Sent back unread or undecided: correct it and submit it again.',
    pended: 'The payer wants to know more before it decides.',
    paid: 'Decided, and no line was denied. What is paid may be nothing, where the person owes it.',
    partially_paid: 'Decided: some lines were denied, and some were not.',
    denied: 'Decided: every line was denied.',
    appealed: 'The payer was asked to decide again.',
    reversed: 'The payer took its decision back.',
    superseded: 'Another claim that replaces it was accepted.',
    voiding: 'The payer was asked to forget it.',
    voided: 'The payer has forgotten it.',
    closed: 'Nobody owes anything, and nothing is expected.',
    canceled: 'Given up before the payer had it.',
  },
  waits: { drafted: [unsent], validated: [unsent], accepted: [undecided] },
  steps: {
    validate: {
      from: ['drafted', 'validated'],
      to: 'validated',
      does: 'Look for everything that is wrong with it; what is found stands in validations.',
    },
    submit: {
      from: ['drafted', 'validated'],
      to: 'submitted',
      does: 'Send it to the payer, as X12. Consent must cover the payer, and nothing may be wrong.',
    },
    acknowledge: {
      from: ['submitted'],
      to: 'acknowledged',
      by: 'clearinghouse',
      does: 'Note that the clearinghouse has it.',
    },
    accept: {
      from: [...unanswered, 'pended'],
      to: 'accepted',
      by: 'payer',
      does: 'Note that the payer has it.',
    },
    reject: {
      from: [...unanswered, 'accepted', 'pended'],
      to: 'rejected',
      by: 'clearinghouse or payer',
      does: 'Note that it was sent back.',
    },
    correct: {
      from: ['rejected'],
      to: 'drafted',
      word: 'corrected',
      does: 'Take it up again after a rejection, to mend it and submit it once more.',
    },
    pend: {
      from: [...unanswered, 'accepted'],
      to: 'pended',
      by: 'payer',
      does: 'Note that the payer wants to know more.',
    },
    respond: {
      from: ['pended'],
      to: 'accepted',
      word: 'responded',
      does: 'Tell the payer what it wants to know.',
      takes: takes.Respond,
    },
    pay: {
      from: decidable,
      to: 'paid',
      by: 'payer',
      does: 'Note that it was decided, and no line was denied.',
    },
    pay_partially: {
      from: decidable,
      to: 'partially_paid',
      by: 'payer',
      does: 'Note that it was decided, and some lines were denied.',
    },
    deny: {
      from: decidable,
      to: 'denied',
      by: 'payer',
      does: 'Note that every line was denied.',
    },
    appeal: {
      from: decided,
      to: 'appealed',
      does: 'Ask the payer to decide again.',
      takes: takes.Appeal,
    },
    reverse: {
      from: [...decided, 'appealed', 'closed'],
      to: 'reversed',
      by: 'payer',
      does: 'Note that the payer took its decision back.',
    },
    supersede: {
      from: ['accepted', 'pended', ...decided, 'appealed', 'reversed', 'closed'],
      to: 'superseded',
      by: 'payer',
      does: 'Note that what replaces it was accepted.',
    },
    void: {
      from: ['accepted', 'pended', ...decided],
      to: 'voiding',
      does: 'Ask the payer to forget it: a claim of the frequency void is made and sent.',
    },
    confirm_void: {
      from: ['voiding'],
      to: 'voided',
      by: 'payer',
      does: 'Note that the payer has forgotten it.',
    },
    close: {
      from: [...decided, 'reversed'],
      to: 'closed',
      does: 'Close it, when nobody owes anything, or what is owed is written off.',
      takes: takes.Close,
    },
    cancel: {
      from: ['drafted', 'validated', 'rejected'],
      to: 'canceled',
      does: 'Give it up; the payer does not have it.',
    },
  },
})
