// What the steps of a claim take.
import Type, { type Static } from 'typebox'
import { Choice, Day, Id, Money, Nullable, Text, Whole } from '#fields.ts'
import { writeOffReasons } from '#resources/ledger_entry/posting.ts'

export const write_off_reason = Choice(writeOffReasons, 'Why it is written off.', {
  examples: ['small_balance'],
})

export const Respond = Type.Object(
  {
    text: Text('What the payer is told. No psychotherapy notes.', 5_000, {
      examples: ['The treatment plan was sent by the portal, confirmation 88-1204.'],
    }),
  },
  { description: 'The answer to what the payer asked.' },
)

export const Appeal = Type.Object(
  {
    reason: Text('Why the decision is wrong; the payer reads it.', 5_000, {
      examples: ['Care was medically necessary: symptoms were severe and worsening.'],
    }),
    level: Type.Optional(
      Whole('1 for the first; each further one is of the next level.', 1, 3, { examples: [1] }),
    ),
    override_deadline: Type.Optional(
      Type.Boolean({
        description: 'Send it although the day by which it had to come has passed.',
        examples: [false],
      }),
    ),
  },
  { description: 'An appeal.' },
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
      'upheld: the decision stands; overturned: the payer will decide anew, in a remittance.',
      { examples: ['upheld'] },
    ),
    decided_on: Type.Optional(Nullable(Day('The day of the letter.', '2026-11-10'))),
    text: Type.Optional(Nullable(Text('What the letter says.', 5_000, { examples: ['…'] }))),
  },
  { description: 'What the payer answered to an appeal by letter.' },
)

export const Close = Type.Object(
  { write_off: Type.Optional(write_off_reason) },
  {
    description: 'With write_off, what is still owed is written off first.',
    examples: [{ write_off: 'small_balance' }],
  },
)

export const WriteOff = Type.Object({
  reason: write_off_reason,
  of: Type.Optional(
    Choice(['payer', 'patient'], 'Whose debt; the payer’s, unless said.', { examples: ['payer'] }),
  ),
  amount: Type.Optional(Money('How much; all that is owed, unless said.', 3_000)),
})

export const Transfer = Type.Object({
  amount: Type.Optional(Money('How much; all that the payer owes, unless said.', 3_000)),
  reason: Text('Why the person owes it.', 500, { examples: ['Not a covered benefit'] }),
})

export const Secondary = Type.Object(
  { coverage_id: Type.Optional(Id('cov', 'The next insurance; found by its rank if left out.')) },
  { description: 'Who is asked next.' },
)

export type Appeal = Static<typeof Appeal>
export type DecideAppeal = Static<typeof DecideAppeal>
export type WriteOff = Static<typeof WriteOff>
export type Transfer = Static<typeof Transfer>
