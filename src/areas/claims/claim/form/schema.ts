// Schema of claim forms: the text in each item of a CMS-1500, and where it is printed.
import Type, { type Static } from 'typebox'
import { Id, Integer, livemode, Text, Timestamp } from '#kernel/fields.ts'

const outline = Type.Boolean({
  description:
    'Whether the PDF has the outline of the boxes, for looking at it. Default: false, for ' +
    'printing on the red form.',
  examples: [false],
})

const Field = Type.Object(
  {
    item: Text('Item of the form, for example `24F`. `carrier` for the block above item 1.', 10, {
      examples: ['1a'],
    }),
    line: Integer('Line, 1 to 63. Six lines to the inch.', 1, 63, { examples: [8] }),
    column: Integer('Column of the first character, 1 to 79. Ten columns to the inch.', 1, 79, {
      examples: [50],
    }),
    text: Text('Text that is printed.', 80, { examples: ['M1000001'] }),
  },
  { title: 'claim_form_field', description: 'Text in an item of the form.' },
)

export const ClaimForm = Type.Object(
  {
    object: Type.Literal('claim_form', { description: 'Object type. Always `claim_form`.' }),
    claim_id: Id('clm', 'ID of the claim.'),
    person_id: Id('per', 'ID of the patient.'),
    form: Type.Literal('cms_1500_02_12', { description: 'Always the CMS-1500 (02/12).' }),
    outline,
    updated_at: Timestamp('When the claim was last changed.'),
    pages: Type.Array(
      Type.Object({
        fields: Type.Array(Field, { description: 'Fields from top to bottom.', examples: [[]] }),
      }),
      { description: 'Pages of the form, with up to six service lines each.', examples: [[]] },
    ),
    livemode,
  },
  { title: 'claim_form', description: 'A claim on the CMS-1500 (02/12).' },
)
export type ClaimForm = Static<typeof ClaimForm>

export const ClaimFormQuery = Type.Object({ outline: Type.Optional(outline) })
