// Schemas of instruments and of a person's progress.
import Type from 'typebox'
import { Id, livemode, Nullable, Text, Timestamp } from '#kernel/fields.ts'
import { CompleteList, completeListRoute } from '#http/lists/complete_list.ts'
import { instruments } from './instruments.ts'
import { change, instrument } from './schema.ts'

const text = (description: string, example: string, maxLength = 500) =>
  Text(description, maxLength, { examples: [example] })
const whole = (description: string) => Type.Integer({ description, examples: [1] })

const Item = Type.Object({
  number: whole('Position of the item, starting at 1.'),
  code: text('Code of the item, used as a key in `answers`.', 'q1', 40),
  loinc: Nullable(text('LOINC code of the item. Null if none.', '44250-9', 10)),
  text: Nullable(
    text("Text of the item. Null if the license doesn't allow showing it.", 'Feeling tired'),
  ),
  values: Type.Array(whole('A valid answer.'), { description: 'Valid answers.' }),
  scored: Type.Boolean({
    description: 'True if the item counts toward the score. Scored items must be answered.',
  }),
})
const Band = Type.Object({
  from: whole('Lowest total in the band.'),
  to: whole('Highest total in the band.'),
  name: text('Name of the severity band.', 'mild', 40),
})

const Instrument = Type.Object(
  {
    object: Type.Literal('instrument', { description: 'Object type. Always `instrument`.' }),
    livemode,
    code: text('Code to send as `instrument`.', 'phq9', 40),
    name: text('Name of the instrument.', 'PHQ-9', 100),
    version: text('Version of the instrument and its scoring.', '1', 40),
    domain: text('Clinical domain that the instrument measures.', 'depression', 40),
    license: text('Copyright holder and terms of use.', 'Public domain'),
    reference_period: text('Time period the items ask about.', 'the last two weeks', 100),
    administration: text('Who usually answers: `self` or `clinician`.', 'self', 20),
    loinc: Type.Object(
      {
        panel: Nullable(text('LOINC code of the panel.', '44249-1', 10)),
        total: Nullable(text('LOINC code of the total score.', '44261-6', 10)),
      },
      { description: 'LOINC codes. Null if none.' },
    ),
    choices: Type.Record(Type.String(), Type.String(), {
      description: 'Meaning of each answer value.',
    }),
    items: Type.Array(Item, { description: 'Items in order.' }),
    bands: Type.Array(Band, {
      description: 'Severity bands by total. Empty if none are established.',
    }),
    caseness: Nullable(
      Type.Object(
        {
          at_least: whole('Lowest total that is a positive result.'),
          source: text('Source of the cutoff.', 'Kroenke 2001'),
        },
        { description: 'Clinical cutoff. Null if the instrument has none.' },
      ),
    ),
    change: Nullable(
      Type.Object(
        {
          reliable: whole('Smallest change, in points, that is reliable.'),
          remission_below: whole('Totals below this value count as remission.'),
          source: text('Source of the thresholds.', 'NHS Talking Therapies Manual'),
        },
        {
          description:
            'Thresholds for reliable change and remission. Null if none are established.',
        },
      ),
    ),
  },
  { title: 'instrument', description: 'A standardized assessment instrument.' },
)

export const Instruments = CompleteList(Instrument, 'All instruments.')

export const listedInstruments = completeListRoute(
  '/v1/instruments',
  [...instruments.values()].map((each) => ({ object: 'instrument', ...each })),
)

const Point = Type.Object(
  {
    assessment_id: Id('asmt', 'ID of the assessment.'),
    completed_at: Timestamp('When the assessment was completed.'),
    total: Nullable(whole('Total score. Null if the instrument has none.')),
    band: Nullable(text('Severity band of the total.', 'mild', 40)),
    level: Nullable(text('Risk level that the answers indicate. Null if none.', 'moderate', 40)),
    change: Nullable(
      Type.Object(change, { description: 'Change since the baseline. Null for the baseline.' }),
    ),
  },
  { title: 'progress_point', description: 'A completed assessment.' },
)
const InstrumentProgress = Type.Object({
  instrument,
  domain: text('Clinical domain that the instrument measures.', 'depression', 40),
  baseline: Nullable({ ...Point, description: 'First completed assessment.' }),
  latest: Nullable({ ...Point, description: 'Most recently completed assessment.' }),
  change: Nullable(
    Type.Object(change, { description: 'Change from the baseline to the latest assessment.' }),
  ),
  series: Type.Array(Point, { description: 'All completed assessments, oldest first.' }),
})

export const Progress = Type.Object(
  {
    object: Type.Literal('progress', { description: 'Object type. Always `progress`.' }),
    livemode,
    person_id: Id('per', 'ID of the person.'),
    data: Type.Array(InstrumentProgress, { description: 'Progress by instrument.' }),
  },
  { title: 'progress', description: "A person's progress, measured by their assessments." },
)
