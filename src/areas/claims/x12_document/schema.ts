// The X12 document schema: a received file, its transactions and its errors.
import Type, { type Static } from 'typebox'
import {
  type ColumnsOf,
  UpdateOf,
  Choice,
  Id,
  livemode,
  Metadata,
  Nullable,
  Resource,
  Text,
} from '#kernel/fields.ts'
import { PlainText } from '#kernel/fields.ts'
import { type FaultCode, fault_codes } from '#x12/faults.ts'
import { lifecycleFields } from '#kernel/lifecycle_fields.ts'
import { reason, x12DocumentKind, x12DocumentLifecycle } from './lifecycle.ts'
import { count, TransactionResult } from './transaction_schema.ts'

// A typical payer batch contains thousands of claims, more than the default body limit allows.
export const x12_limit = 10_000_000
export const x12_body_bytes = 12_000_000

// One claim of $150.00, paid in full.
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

export const x12 = Text(
  'X12 file as received: 835, 277CA, 277, 999 or TA1. Up to 10 million characters.',
  x12_limit,
  {
    examples: [x12_example],
  },
)

export const X12Error = Type.Object(
  {
    code: Choice(Object.keys(fault_codes) as FaultCode[], 'Code of the X12 error.', {
      examples: ['transaction_unbalanced'],
    }),
    message: PlainText(
      'Description of the error.',
      500,
      'An envelope has no header or no trailer.',
    ),
    interchange: count(
      'Number of the interchange in the file, starting at 1. 0 outside any interchange.',
      1,
    ),
    transaction: count(
      'Number of the transaction in the file, starting at 1. 0 outside any transaction.',
      1,
    ),
    segment: count('Number of the segment in the file.', 4),
    segment_id: Nullable(PlainText('Segment ID, for example `BPR`. Null if unknown.', 3, 'BPR')),
    element: Nullable(
      count(
        'Position of the element in the segment. Null if the error concerns the whole ' +
          'segment.',
        16,
      ),
    ),
  },
  { description: 'An error and its position. Never contains values from the file.' },
)

export const X12Document = Resource('x12_document', x12DocumentKind.prefix, {
  source: Choice(
    ['api', 'clearinghouse'],
    'Origin of the document: `api` (uploaded by you) or `clearinghouse`.',
    { examples: ['api'] },
  ),
  reference: Nullable(
    PlainText('File name at the clearinghouse, or your own reference.', 200, 'ERA-2026-118'),
  ),
  sha256: PlainText(
    'SHA-256 hash of the file, in hexadecimal. An identical file is stored once.',
    64,
    '9f86d081',
  ),
  bytes: count('Size of the file in bytes.', 512),
  ...lifecycleFields(x12DocumentLifecycle),
  transactions: Type.Array(TransactionResult, {
    description: 'Transactions in the document and their processing results.',
    examples: [[]],
  }),
  errors: Type.Array(X12Error, {
    description: 'The first 100 errors found in the file.',
    examples: [[]],
  }),
  error_count: count('Total number of errors found in the file.'),
  reason: Nullable(reason),
})

export const X12DocumentCreate = Type.Object(
  {
    x12,
    reference: Type.Optional(
      Nullable(
        PlainText(
          'Your own reference for the document, up to 200 characters.',
          200,
          'ERA-2026-118',
        ),
      ),
    ),
    metadata: Type.Optional(Metadata),
  },
  { examples: [{ x12: x12_example }] },
)

export const X12Content = Type.Object(
  {
    id: Id(x12DocumentKind.prefix, 'ID of the X12 document.'),
    object: Type.Literal('x12_content', { description: 'Object type. Always `x12_content`.' }),
    livemode,
    x12: Type.String({
      description: 'Content of the file, exactly as received.',
      examples: [x12_example],
    }),
  },
  { title: 'x12_content', description: 'Content of an X12 document. Contains patient names.' },
)

const { status, source, sha256 } = X12Document.properties
export const x12DocumentFilters = UpdateOf({ status, source, sha256 }).properties

export type X12DocumentCreate = Static<typeof X12DocumentCreate>

export interface X12DocumentRow extends ColumnsOf<typeof X12Document> {
  encrypted: Buffer
  processed_count: number // Parts processed so far: see dispatch.ts.
  resolution: string | null
  resolved_by: string | null
}
