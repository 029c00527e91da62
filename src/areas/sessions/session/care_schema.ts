// Schemas of what a booking says about the care: place, level, procedure code and payer.
import Type from 'typebox'
import { Choice, Text } from '#kernel/fields.ts'
import { levels_of_care } from '#areas/practitioners/practitioner/practice.ts'
import { jurisdiction } from './steps_schema.ts'

export const Place = Type.Object(
  {
    name: Text('Name of the location.', 200, { examples: ['Main Street Practice, room 2'] }),
    address: Type.Optional(
      Text('Street address of the location.', 500, { examples: ['1 Main Street, Albany, NY'] }),
    ),
    jurisdiction: Type.Optional(jurisdiction),
  },
  {
    title: 'session_place',
    description:
      'Location of an in-person session. Its `jurisdiction` determines which license is ' +
      'required. If omitted, the state in `address` or of the practice locations does.',
    examples: [{ name: 'Main Street Practice, room 2', jurisdiction: 'US-NY' }],
  },
)
export const procedure_code = Text(
  'Planned CPT or HCPCS code, for example `90834`. Used to draft the claim line.',
  10,
  {
    title: 'planned_procedure_code',
    pattern: '^[A-Z0-9]{3,10}$',
    examples: ['90834'],
    rule: 'must be a CPT or HCPCS code, for example `90834`.',
  },
)
export const level_of_care = Choice(levels_of_care, 'Level of care. Null if not specified.', {
  examples: ['outpatient'],
})
const payers = ['self_pay', 'commercial', 'medicare', 'medicaid', 'other'] as const
export const payer_type = Choice(payers, 'Who pays. Fees are never payable if `medicaid`.', {
  examples: ['commercial'],
})
