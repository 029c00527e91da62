// The states of a claim, and the sets of them that code and SQL refer to.

export const editable = ['drafted', 'validated'] as const
export const unanswered = ['submitted', 'acknowledged'] as const
export const in_process = ['accepted', 'pended'] as const
export const decided = ['paid', 'partially_paid', 'denied'] as const
const with_denials = ['partially_paid', 'denied'] as const
const later = ['appealed', 'reversed', 'voiding', 'closed'] as const
const withdrawn = ['superseded', 'voided', 'canceled'] as const

// Responses can arrive out of order, and long after submission.
const undecided_or_final = [...unanswered, ...in_process, 'rejected', 'reversed', 'closed'] as const
export const decidable = [...undecided_or_final, ...decided, 'appealed'] as const

export const states = {
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
}

// The named sets of states. Each names every state, in or out.
export const sets = {
  editable: { in: editable, out: [...decidable, ...withdrawn, 'voiding'] },
  // The timely-filing deadline still has to be met.
  unsubmitted: {
    in: [...editable, 'rejected'],
    out: [...unanswered, ...in_process, ...decided, ...later, ...withdrawn],
    constraints: ['worklist_entries'],
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
  // Lines were denied, and something can be done about it.
  with_denials: {
    in: with_denials,
    out: [...editable, ...unanswered, ...in_process, ...later, ...withdrawn, 'rejected', 'paid'],
  },
  // The payer has no claim number for it to be replaced or voided by.
  unknown_to_payer: {
    in: [...editable, 'submitted', 'canceled'],
    out: [...in_process, ...decided, ...later, 'acknowledged', 'rejected', 'superseded', 'voided'],
  },
  // A payment for it can't be right: what the payer takes back can.
  unpayable: {
    in: ['voided', 'canceled'],
    out: [...editable, ...decidable, 'superseded', 'voiding'],
  },
  // Its care counts against its authorization. In other states, what counted before stays.
  uses_units: {
    in: [...unanswered, ...in_process, 'paid', 'partially_paid'],
    out: [...editable, ...later, ...withdrawn, 'rejected', 'denied'],
    constraints: ['count_claim'],
  },
  gives_back_units: {
    in: ['denied', 'voided'],
    out: [
      ...editable,
      ...unanswered,
      ...in_process,
      ...later,
      'rejected',
      'paid',
      'partially_paid',
      'superseded',
      'canceled',
    ],
    constraints: ['count_claim'],
  },
  // The care counts as if it hadn't been billed by this claim.
  counts_no_care: {
    in: ['superseded', 'canceled'],
    out: [...editable, ...decidable, 'voiding', 'voided'],
    constraints: ['count_claim'],
  },
  // The payer owes nothing.
  withdrawn: { in: withdrawn, out: [...editable, ...decidable, 'voiding'] },
} as const

export const isActionable = (status: string) => (with_denials as readonly string[]).includes(status)
