// The question and the answer of eligibility, as the API has them.
import Type from 'typebox'
import { Choice, Day, Id, livemode, Nullable, Text } from '#fields.ts'
import { jurisdiction } from './credentials.ts'
import { reasons } from './eligibility_reasons.ts'
import { formats } from './profile.ts'

const on = Day(
  'The day, where the person is. Today, by the account’s clock, unless given.',
  '2027-03-01',
)
const format = Choice(formats, 'How they would meet.', { examples: ['telehealth'] })
const prescribing = Type.Boolean({
  description: 'Whether controlled substances are to be prescribed.',
  examples: [false],
})

export const EligibilityQuestion = Type.Object({
  jurisdiction: jurisdiction,
  on: Type.Optional(on),
  format: Type.Optional(format),
  prescribing: Type.Optional(prescribing),
})

const Reason = Type.Object({
  code: Choice(Object.keys(reasons), 'Why, for machines.', { examples: ['license_holds'] }),
  message: Text('Why, in words.', 500, { examples: [reasons.license_holds] }),
  subject_id: Nullable(Text('Which license, privilege or registration it is about.', 64)),
})

export const Eligibility = Type.Object(
  {
    object: Type.Literal('eligibility', { description: 'What kind of object this is.' }),
    livemode,
    practitioner_id: Id('prac', 'Whom it is about.'),
    jurisdiction,
    on,
    format: Nullable(format),
    prescribing,
    answer: Choice(['eligible', 'not_eligible', 'unknown'], 'The answer.', {
      examples: ['eligible'],
    }),
    by: Nullable(
      Type.Object(
        {
          kind: Choice(['license', 'privilege', 'authority'], 'What it is.', {
            examples: ['license'],
          }),
          id: Text('Which.', 64, { examples: ['lic_4Jv0hTq8kYb2Wm6Zc1Rx9N'] }),
          jurisdiction: Nullable(jurisdiction),
        },
        { description: 'By what they are eligible.' },
      ),
    ),
    reasons: Type.Array(Reason, { description: 'Why.' }),
    changes_next_on: Nullable(
      Day('The first day on which the answer will be another, as far as is known.', '2028-05-01'),
    ),
  },
  { title: 'eligibility', description: 'Whether a practitioner may treat there and then.' },
)
