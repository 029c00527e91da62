// Request bodies of the claim actions.
import Type, { type Static } from 'typebox'
import { Choice, DateOnly, Id, Nullable, Text, Integer } from '#kernel/fields.ts'
import { Money } from '#kernel/money.ts'
import { writeOffReasons } from '#areas/payments/ledger/posting.ts'

export const write_off_reason = Choice(writeOffReasons, 'Reason for the write-off.', {
  title: 'write_off_reason',
  examples: ['small_balance'],
})

const override_decision = Type.Optional(
  Type.Boolean({
    description:
      "Whether to do it although the payer hasn't decided. Recorded in the timeline. Default: " +
      'false.',
    examples: [false],
  }),
)

const deliveries = ['clearinghouse', 'external'] as const
export type Delivery = (typeof deliveries)[number]
const delivery = Type.Optional(
  Choice(
    deliveries,
    'Who delivers the letter. `clearinghouse`: Attune sends it. `external`: you mail, fax or ' +
      'upload it, and Attune records it. Default: `clearinghouse`.',
    { examples: ['clearinghouse'] },
  ),
)

export const Respond = Type.Object(
  {
    text: Text(
      'Response to the payer, up to 5,000 characters. Never include psychotherapy notes.',
      5_000,
      {
        examples: ['The treatment plan was uploaded to the portal, confirmation 88-1204.'],
      },
    ),
    delivery,
  },
  { description: "Response to the payer's request for information." },
)

export const Appeal = Type.Object(
  {
    reason: Text('Grounds for the appeal, up to 5,000 characters. Sent to the payer.', 5_000, {
      examples: ['Care was medically necessary: symptoms were severe and worsening.'],
    }),
    level: Type.Optional(
      Integer('Appeal level, 1 to 3. Default: one more than the number of earlier appeals.', 1, 3, {
        examples: [1],
      }),
    ),
    override_deadline: Type.Optional(
      Type.Boolean({
        description: 'Whether to send the appeal after the deadline. Default: false.',
        examples: [false],
      }),
    ),
    delivery,
  },
  { description: 'Appeal to send to the payer.' },
)

export const appeal_outcomes = [
  'upheld',
  'overturned',
  'partially_overturned',
  'withdrawn',
] as const

export const DecideAppeal = Type.Object(
  {
    outcome: Choice(
      appeal_outcomes,
      '`upheld`: the original decision is unchanged. `overturned` or ' +
        '`partially_overturned`: a new remittance follows. `withdrawn`: you withdrew the ' +
        'appeal.',
      { examples: ['upheld'] },
    ),
    decided_on: Type.Optional(Nullable(DateOnly("Date of the payer's letter.", '2026-11-10'))),
    text: Type.Optional(
      Nullable(Text('Content of the letter, up to 5,000 characters.', 5_000, { examples: ['…'] })),
    ),
  },
  { description: "The payer's decision on an appeal, received by letter." },
)

export const Close = Type.Object(
  { write_off: Type.Optional(write_off_reason), override_decision },
  {
    description:
      'Options for closing the claim. With `write_off`, all remaining balances are written ' +
      'off first.',
    examples: [{ write_off: 'small_balance' }],
  },
)

export const WriteOff = Type.Object({
  reason: write_off_reason,
  party: Type.Optional(
    Choice(
      ['payer', 'patient'],
      'Whose balance to write off: `payer` or `patient`. Default: `payer`.',
      { examples: ['payer'] },
    ),
  ),
  amount: Type.Optional(Money('Amount to write off. Default: the full balance.', 3_000)),
  override_decision,
})

export const Transfer = Type.Object({
  amount: Type.Optional(Money('Amount to transfer. Default: the full payer balance.', 3_000)),
  reason: Text('Why the patient owes the amount, up to 500 characters.', 500, {
    examples: ['Not a covered benefit'],
  }),
  override_decision,
})

export const Secondary = Type.Object(
  {
    coverage_id: Type.Optional(
      Id(
        'cov',
        'ID of the coverage to bill next. Default: the next coverage in sequence on the date ' +
          'of service.',
      ),
    ),
  },
  { description: 'Coverage to bill next.' },
)

export type Respond = Static<typeof Respond>
export type Appeal = Static<typeof Appeal>
export type DecideAppeal = Static<typeof DecideAppeal>
export type Close = Static<typeof Close>
export type WriteOff = Static<typeof WriteOff>
export type Transfer = Static<typeof Transfer>
