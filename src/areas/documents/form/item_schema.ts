// Schemas of a form's items: questions, groups and texts, with their options and conditions. They
// correspond to `item` of a FHIR Questionnaire.
import Type, { type Static } from 'typebox'
import { Choice, Integer, Text } from '#kernel/fields.ts'

export const most_items = 1_000
export const longest_answer = 10_000

export const itemTypes = [
  'group',
  'display',
  'boolean',
  'decimal',
  'integer',
  'date',
  'date_time',
  'time',
  'string',
  'text',
  'url',
  'choice',
  'open_choice',
] as const
export type ItemType = (typeof itemTypes)[number]

export const operators = ['exists', 'eq', 'ne', 'gt', 'gte', 'lt', 'lte'] as const

const item_name = '^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$'
const itemName = (description: string) =>
  Type.String({
    description,
    pattern: item_name,
    maxLength: 64,
    examples: ['sleep_hours'],
    rule: 'must start with a letter or digit and contain only letters, digits, `_`, `.` and `-`.',
  })
export const answerKey = Type.String({ pattern: item_name })

const scalars = [Type.Number(), Type.Boolean(), Type.String({ maxLength: longest_answer })] as const
export const AnswerValue = Type.Union(
  [...scalars, Type.Array(Type.Union([...scalars]), { minItems: 1, maxItems: 100 })],
  {
    title: 'form_answer',
    description: 'Answer to an item. A list if the item repeats.',
    examples: [7],
  },
)
export type AnswerValue = Static<typeof AnswerValue>

const points = Type.Number({
  description: 'Points that the option adds to the score.',
  minimum: -1_000,
  maximum: 1_000,
  examples: [2],
})

const FormOption = Type.Object(
  {
    value: Text('Value of the answer.', 100, { examples: ['often'] }),
    label: Text('Text to show.', 500, { examples: ['Often'] }),
    score: Type.Optional(points),
  },
  { title: 'form_option', description: 'An answer to choose from.' },
)

const FormCondition = Type.Object(
  {
    item_id: itemName('ID of an earlier item whose answer is compared.'),
    operator: Choice(
      operators,
      'Comparison of the answer with `value`. If the item repeats, one of its answers must match.',
      { examples: ['eq'] },
    ),
    value: Type.Union(
      [Type.Number(), Type.Boolean(), Type.String({ minLength: 1, maxLength: 500 })],
      {
        description: 'Value to compare with. For `exists`: true if answered, false if unanswered.',
        examples: ['often'],
      },
    ),
  },
  { title: 'form_condition', description: 'A condition on the answer to another item.' },
)

const truth = (description: string) => Type.Boolean({ description, examples: [true] })

export const FormItem = Type.Object(
  {
    id: itemName('ID of the item, unique in the form. Answers are keyed by it.'),
    type: Choice(itemTypes, 'Type of the answer. A `group` contains items, a `display` is text.', {
      examples: ['choice'],
    }),
    text: Text('Question, heading or text to show.', 2_000, {
      examples: ['How often do you sleep badly?'],
    }),
    group_id: Type.Optional(itemName('ID of the group that contains the item. It comes before.')),
    required: Type.Optional(truth('True if the item must be answered while it is enabled.')),
    repeats: Type.Optional(truth('True if the answer is a list.')),
    max_length: Type.Optional(
      Integer('Maximum length of a text answer in characters.', 1, longest_answer),
    ),
    minimum: Type.Optional(Type.Number({ description: 'Smallest number allowed.' })),
    maximum: Type.Optional(Type.Number({ description: 'Largest number allowed.' })),
    options: Type.Optional(
      Type.Array(FormOption, {
        description: 'Options of a `choice` or `open_choice`, which also accepts other text.',
        minItems: 1,
        maxItems: 200,
      }),
    ),
    enable_when: Type.Optional(
      Type.Array(FormCondition, {
        description: 'Conditions under which the item is enabled. Always, if there are none.',
        minItems: 1,
        maxItems: 20,
      }),
    ),
    enable_behavior: Type.Optional(
      Choice(['all', 'any'], 'Whether all conditions must hold, or any. Default: `all`.'),
    ),
  },
  { title: 'form_item', description: 'A question, a group or a text of a form.' },
)
export type FormItem = Static<typeof FormItem>
export type FormCondition = Static<typeof FormCondition>
