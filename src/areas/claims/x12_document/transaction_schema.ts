// Schema of the processing result of one transaction in an X12 document.
import Type, { type Static } from 'typebox'
import { Choice, Id, Integer, ListOf, Nullable, PlainText } from '#kernel/fields.ts'
import { fault_codes } from '#x12/faults.ts'

export const count = (description: string, example = 0) =>
  Integer(description, 0, 2_147_483_647, { examples: [example] })

export const outcomes = ['delivered', 'duplicate', 'excepted'] as const

export const exceptions = {
  unexpected:
    "This transaction type isn't accepted here. Supported types: 835, 277CA, 277, 999, " +
    '271 and TA1.',
  version_unsupported: fault_codes.unsupported_version,
  content_mismatch: 'The payer already sent a different remittance with the same numbers.',
  claim_unknown: 'No submitted claim has the control numbers in this transaction.',
  sender_mismatch:
    'The control numbers match a document you sent, but the sender, receiver, provider, ' +
    "transaction set, version or date doesn't.",
  eligibility_check_unknown: "The response doesn't match exactly one of your eligibility checks.",
} as const
export type ExceptionCode = keyof typeof exceptions

export const TransactionResult = Type.Object(
  {
    number: count('Position of the transaction in the document, starting at 1.', 1),
    kind: PlainText('Transaction type, for example `835`.', 10, '835'),
    control_number: Nullable(PlainText('Transaction set control number (ST02).', 50, '0001')),
    outcome: Choice(
      outcomes,
      'Processing result. `delivered`: processed. `duplicate`: received before, no effect. ' +
        "`excepted`: couldn't be processed.",
      { examples: ['delivered'] },
    ),
    code: Nullable(
      Choice(
        Object.keys(exceptions) as ExceptionCode[],
        "Reason the transaction couldn't be processed. Null unless `outcome` is `excepted`.",
        { examples: ['claim_unknown'] },
      ),
    ),
    message: Nullable(
      PlainText(
        'Description of the problem. Null unless `outcome` is `excepted`.',
        500,
        exceptions.claim_unknown,
      ),
    ),
    remittance_id: Nullable(
      Id('era', 'ID of the remittance. Null unless the transaction is an 835.'),
    ),
    claim_ids: ListOf(
      Id('clm', 'ID of an affected claim.'),
      'IDs of the claims that the transaction acknowledged.',
      100_000,
      {
        examples: [[]],
      },
    ),
  },
  { description: 'Processing result of one transaction.' },
)
export type TransactionResult = Static<typeof TransactionResult>
