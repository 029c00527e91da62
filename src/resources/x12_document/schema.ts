// A document of X12 as it came in: what is in it, what is wrong with it, what became of each part.
import Type, { type Static } from 'typebox'
import {
  Changes,
  Choice,
  Id,
  ListOf,
  livemode,
  Metadata,
  Nullable,
  Resource,
  Text,
  Whole,
} from '#fields.ts'
import { lifecycleFields } from '#lifecycle.ts'
import { reason, x12DocumentKind, x12DocumentLifecycle } from './lifecycle.ts'

const count = (description: string, example = 0) =>
  Whole(description, 0, 2_147_483_647, { examples: [example] })
const word = (description: string, maxLength: number, example: string) =>
  Text(description, maxLength, { examples: [example] })

// An ordinary batch of a payer holds some thousand claims: more than other bodies may be long.
export const x12_limit = 10_000_000
export const x12_body_bytes = 12_000_000

// One claim of 150.00, paid whole.
export const x12_example = [
  'ISA*00*          *00*          *ZZ*PAYER          *ZZ*PRACTICE       *261115*0930*^*00501' +
    '*000000001*0*T*:',
  'GS*HP*PAYER*PRACTICE*20261115*0930*1*X*005010X221A1',
  'ST*835*0001',
  'BPR*I*150*C*ACH************20261116',
  'TRN*1*TRACE0001*1512345678',
  'DTM*405*20261115',
  'N1*PR*SANDBOX PAYER*XV*SBX01',
  'N1*PE*HUDSON THERAPY*XX*1234567893',
  'LX*1',
  'CLP*A1B2C3D4E5F6G7H8J*1*150*150**12*ICN0001*10*1',
  'SVC*HC:90837:95*150*150**1',
  'DTM*472*20261102',
  'REF*6R*L1',
  'AMT*B6*150',
  'SE*13*0001',
  'GE*1*1',
  'IEA*1*000000001',
]
  .map((segment) => `${segment}~`)
  .join('')

export const x12 = Text('X12, as it came: 835, 277CA, 277, 999 or TA1.', x12_limit, {
  examples: [x12_example],
})

export const Fault = Type.Object(
  {
    code: word('What is wrong.', 60, 'transaction_unbalanced'),
    message: word('In a sentence.', 500, 'An envelope is not closed, or was never opened.'),
    interchange: count('In which interchange; 0 outside of any.', 1),
    transaction: count('In which transaction; 0 outside of any.', 1),
    segment: count('At which segment.', 4),
    tag: Nullable(word('What the segment is.', 3, 'BPR')),
    element: Nullable(count('Which element of it.', 16)),
  },
  { description: 'Something that is wrong, and where; never what it says.' },
)

export const outcomes = ['delivered', 'repeated', 'excepted'] as const

export const Handed = Type.Object(
  {
    number: count('Which of the document.', 1),
    kind: word('What it is.', 10, '835'),
    control_number: Nullable(word('Its number (ST02).', 50, '0001')),
    outcome: Choice(
      outcomes,
      'delivered: it reached whom it concerns; repeated: it had come before, nothing was done; ' +
        'excepted: it fits nothing.',
      { examples: ['delivered'] },
    ),
    code: Nullable(word('Why it fits nothing.', 60, 'claim_unknown')),
    message: Nullable(word('In a sentence.', 500, 'No claim of yours has this number.')),
    remittance_id: Nullable(Id('era', 'The remittance it is.')),
    claim_ids: ListOf(Id('clm', 'A claim.'), 'The claims it told about.', 100_000, {
      examples: [[]],
    }),
  },
  { description: 'What became of one transaction.' },
)
export type Handed = Static<typeof Handed>

export const X12Document = Resource('x12_document', x12DocumentKind.prefix, {
  source: Choice(['api', 'clearinghouse'], 'How it came.', { examples: ['api'] }),
  reference: Nullable(word('Its name at the clearinghouse, or yours for it.', 200, 'ERA-2026-118')),
  sha256: word('Of its bytes, in hexadecimal. The same bytes are one document.', 64, '9f86d081'),
  bytes: count('How long it is.', 512),
  ...lifecycleFields(x12DocumentLifecycle),
  transactions: Type.Array(Handed, {
    description: 'What is in it, and what became of that.',
    examples: [[]],
  }),
  faults: Type.Array(Fault, {
    description: 'What is wrong with it: the first hundred faults.',
    examples: [[]],
  }),
  fault_count: count('How many faults it has.'),
  reason: Nullable(reason),
})

export const X12DocumentCreate = Type.Object(
  {
    x12,
    reference: Type.Optional(Nullable(word('Your name for it.', 200, 'ERA-2026-118'))),
    metadata: Type.Optional(Metadata),
  },
  { examples: [{ x12: x12_example }] },
)

export const X12Content = Type.Object(
  {
    id: Id(x12DocumentKind.prefix, 'The document.'),
    object: Type.Literal('x12_content', { description: 'What kind of object this is.' }),
    livemode,
    x12: Type.String({ description: 'Exactly what came.', examples: [x12_example] }),
  },
  { title: 'x12_content', description: 'What a document says. It names persons.' },
)

const { status, source, sha256 } = X12Document.properties
export const x12DocumentFilters = Changes({ status, source, sha256 }).properties

export type X12DocumentCreate = Static<typeof X12DocumentCreate>
