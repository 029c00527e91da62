// A payer as the directory has it, and a contract: what an account agreed with one.
import Type, { type Static } from 'typebox'
import {
  Changes,
  Choice,
  Day,
  ListOf,
  livemode,
  Metadata,
  MetadataChange,
  Nullable,
  Resource,
  Text,
  Whole,
} from '#fields.ts'

export const contractKind = {
  object: 'payer_contract',
  table: 'payer_contracts',
  prefix: 'pcon',
}

export const payer_id = Text('The payer, as clearinghouses know it: GET /v1/payers.', 64, {
  pattern: '^[A-Za-z0-9][A-Za-z0-9-]*$',
  examples: ['SBX01'],
  says: 'must be letters, digits and hyphens, as in SBX01.',
})

const days = (description: string, example: number) =>
  Whole(description, 1, 3_650, { examples: [example] })

const filing_code = Text('The kind of plan, by its claim filing code (SBR09).', 2, {
  pattern: '^[A-Z0-9]{2}$',
  examples: ['CI'],
  says: 'must be two letters or digits, as in CI.',
})

const timely_filing = Type.Object(
  {
    original_days: days('From the day of service to a first claim.', 90),
    replacement_days: days('From the day of service to a replacement.', 365),
    secondary_days: days('From the decision of the payer before to a secondary claim.', 90),
  },
  {
    description: 'How long claims may be filed.',
    examples: [{ original_days: 90, replacement_days: 365, secondary_days: 90 }],
  },
)
const appeal_days = days('From the decision to an appeal.', 180)
const prior_authorization = ListOf(
  Text('A procedure code.', 5, { examples: ['96130'] }),
  'Procedures that need an authorization beforehand.',
  500,
  { examples: [['96130']] },
)

const networks = ['in_network', 'out_of_network', 'unknown'] as const
const network = Choice(networks, 'Whether you are in the network of the payer.', {
  examples: ['in_network'],
})

const enrolled = (what: string) =>
  Choice(['not_enrolled', 'pending', 'enrolled'], `Whether the payer takes part in ${what}.`, {
    examples: ['enrolled'],
  })
const enrollments = Type.Object(
  {
    claims: Type.Optional(enrolled('claims by X12')),
    remittances: Type.Optional(enrolled('remittances by X12')),
    eligibility: Type.Optional(enrolled('eligibility checks')),
  },
  {
    description: 'Where you stand with what must be asked for at the payer first.',
    examples: [{ claims: 'enrolled', remittances: 'enrolled' }],
  },
)

const needed = (what: string) =>
  Type.Boolean({ description: `Whether ${what} need an enrollment.`, examples: [false] })
const code = (description: string, example: string) => Text(description, 2, { examples: [example] })

const rules = {
  timely_filing,
  appeal_days,
  enrollment: Type.Object(
    {
      claims: needed('claims'),
      remittances: needed('remittances'),
      eligibility: needed('eligibility checks'),
    },
    { description: 'What it takes only from those who are enrolled for it.' },
  ),
  telehealth: Type.Object(
    {
      place_at_home: code('The place of service where the person is at home.', '10'),
      place_elsewhere: code('The place of service where they are elsewhere.', '02'),
      video_modifier: Nullable(code('For video; null where none is wanted.', '95')),
      audio_modifier: Nullable(code('For sound alone; null where none is wanted.', '93')),
    },
    { description: 'How care at a distance is billed.' },
  ),
  prior_authorization,
}

export const Payer = Type.Object(
  {
    id: payer_id,
    object: Type.Literal('payer', { description: 'What kind of object this is.' }),
    name: Text('What it is called.', 100, { examples: ['Sandbox Health Plan'] }),
    also_called: ListOf(Text('A name.', 100), 'What else it is called.', 20, { examples: [[]] }),
    filing_code,
    on: Day('The day the rules below hold on.'),
    contract_id: Nullable(Text('Your contract that holds on that day.', 64)),
    network,
    enrollments,
    ...rules,
    rules_are_defaults: Type.Boolean({
      description: 'Whether filing days are what is commonly published, and no contract says.',
      examples: [true],
    }),
    livemode,
  },
  { title: 'payer', description: 'One payer, with its rules on a day.' },
)

const starts_on = Day('The first day it holds; without it, always.', '2027-01-01')
const ends_on = Day('The last day it holds; without it, until further notice.', '2027-12-31')
const name = Text('What the payer is called; needed where the directory has it not.', 60, {
  pattern: '^[ -)+-9;-\\]_-}]+$',
  examples: ['Sandbox Health Plan'],
  says: 'must be plain letters without * : ~ ^.',
})

const agreed = {
  name: Nullable(name),
  filing_code: Nullable(filing_code),
  network,
  timely_filing: Nullable(timely_filing),
  appeal_days: Nullable(appeal_days),
  prior_authorization: Nullable(prior_authorization),
  enrollments,
  starts_on: Nullable(starts_on),
  ends_on: Nullable(ends_on),
}

export const PayerContract = Resource('payer_contract', contractKind.prefix, {
  payer_id,
  ...agreed,
})

export const PayerContractCreate = Type.Object({
  payer_id,
  ...Changes(agreed).properties,
  metadata: Type.Optional(Metadata),
})

export const PayerContractChange = Type.Object({
  ...Changes(agreed).properties,
  metadata: Type.Optional(MetadataChange),
})

export const contractFilters = Changes({ payer_id, network }).properties

export const PayerQuery = Type.Object({
  search: Type.Optional(Text('A part of a name, or an id.', 100)),
  filing_code: Type.Optional(filing_code),
  on: Type.Optional(Day('The day whose rules are told; today if left out.')),
})

export type PayerContractCreate = Static<typeof PayerContractCreate>
export type PayerContractChange = Static<typeof PayerContractChange>
export type PayerQuery = Static<typeof PayerQuery>
