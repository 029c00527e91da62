// The actions that can be taken on many claims at once, in words.
import type { BulkAction } from 'attune'

export const bulk_actions = {
  submit: {
    label: 'Submit',
    start: 'Submit',
    effect: 'Sends an 837P to the payer for each claim. Each disclosure is recorded.',
    done: 'submitted',
  },
  check_status: {
    label: 'Check status',
    start: 'Check the status of',
    effect: 'Sends a 276 to the payer for each claim.',
    done: 'checked with the payer',
  },
  write_off: {
    label: 'Write off',
    start: 'Write off',
    effect: 'Writes off the balance of each claim. The ledger records it.',
    done: 'written off',
  },
} as const

export type BulkName = keyof typeof bulk_actions

export const bulk_names = Object.keys(bulk_actions) as BulkName[]

/** The words for an action, also for one that the console doesn't know yet. */
export const termsOf = (name: string) =>
  bulk_actions[name as BulkName] ?? { label: name, start: 'Start with', effect: '', done: 'done' }

export const parties = [
  ['payer', 'What the payer owes'],
  ['patient', 'What the patient owes'],
] as const

/** The action of a bulk action, and of a write-off whose balance. */
export const bulkTitle = ({ action, party }: BulkAction) =>
  `${termsOf(action).label}${party ? ` (${party})` : ''}`
