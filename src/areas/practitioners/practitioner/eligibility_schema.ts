// Request and response schemas of the eligibility endpoint.
import Type, { type Static } from 'typebox'
import { Choice, DateOnly, Id, livemode, Nullable, Text } from '#kernel/fields.ts'
import { jurisdiction } from './jurisdiction.ts'
import { reasons } from './eligibility_reasons.ts'
import { formats } from './profile.ts'

const on = DateOnly(
  "Date of service at the person's location. Default: today, there.",
  '2027-03-01',
)
const format = Choice(formats, "Session format to check. If omitted, the format isn't checked.", {
  examples: ['telehealth'],
})
const prescribing = Type.Boolean({
  description: 'Whether prescribing controlled substances is also checked. Default: false.',
  examples: [false],
})

export const EligibilityQuery = Type.Object({
  jurisdiction,
  on: Type.Optional(on),
  format: Type.Optional(format),
  prescribing: Type.Optional(prescribing),
})

const Reason = Type.Object({
  code: Choice(Object.keys(reasons), 'Reason code. Branch on this value.', {
    examples: ['license_valid'],
  }),
  message: Text("Human-readable reason. Can change; don't parse it.", 500, {
    examples: [reasons.license_valid],
  }),
  subject_id: Nullable(
    Text('ID of the license, privilege or DEA registration concerned. Null if none.', 64),
  ),
})

export const Eligibility = Type.Object(
  {
    object: Type.Literal('eligibility', { description: 'Object type. Always `eligibility`.' }),
    livemode,
    practitioner_id: Id('prac', 'ID of the practitioner checked.'),
    jurisdiction,
    on,
    format: Nullable(format),
    prescribing,
    result: Choice(
      ['eligible', 'not_eligible', 'unknown'],
      'Result: `eligible`, `not_eligible` or `unknown` if information is missing.',
      {
        examples: ['eligible'],
      },
    ),
    credential: Nullable(
      Type.Object(
        {
          kind: Choice(
            ['license', 'privilege', 'authority'],
            'Kind of credential. An `authority` is valid in all member states of a compact.',
            {
              examples: ['license'],
            },
          ),
          id: Text('ID of the license or privilege.', 64, {
            examples: ['lic_4Jv0hTq8kYb2Wm6Zc1Rx9N'],
          }),
          jurisdiction: Nullable(jurisdiction),
        },
        { description: 'Credential that makes the practitioner eligible. Null unless eligible.' },
      ),
    ),
    reasons: Type.Array(Reason, { description: 'Reasons for the result.' }),
    changes_next_on: Nullable(
      DateOnly(
        'Next date on which the result will change, based on known dates. Null if none.',
        '2028-05-01',
      ),
    ),
  },
  {
    title: 'eligibility',
    description: 'Whether a practitioner is licensed to treat in a location on a date.',
  },
)

export type EligibilityQuery = Static<typeof EligibilityQuery>
