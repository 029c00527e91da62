// What instruments and progress look like from outside.
import Type from 'typebox'
import { Id, livemode, Nullable, Text, Timestamp } from '#fields.ts'
import { WholeList, wholeList } from '#http/whole_list.ts'
import { instruments } from './instruments.ts'
import { change, instrument } from './schema.ts'

const text = (description: string, example: string, maxLength = 500) =>
  Text(description, maxLength, { examples: [example] })
const whole = (description: string) => Type.Integer({ description, examples: [1] })

const Item = Type.Object({
  number: whole('Its place.'),
  code: text('What its answer is sent under.', 'q1', 40),
  loinc: Nullable(text('As in LOINC.', '44250-9', 10)),
  text: Nullable(text('Its words, where the license lets anybody show them.', 'Feeling tired')),
  values: Type.Array(whole('An answer.'), { description: 'What can be answered.' }),
  scored: Type.Boolean({ description: 'Whether it counts.' }),
})
const Band = Type.Object({
  from: whole('From this total on.'),
  to: whole('To this one.'),
  name: text('How severe that is.', 'mild', 40),
})

const Instrument = Type.Object(
  {
    object: Type.Literal('instrument', { description: 'What kind of object this is.' }),
    livemode,
    code: text('Send it as instrument.', 'phq9', 40),
    name: text('What it is called.', 'PHQ-9', 100),
    version: text('Of its scoring here.', '1', 40),
    domain: text('What it measures.', 'depression', 40),
    license: text('Who holds it, and what may be done with it.', 'Public domain'),
    reference_period: text('Which time it asks about.', 'the last two weeks', 100),
    administration: text('Who usually answers.', 'self', 20),
    loinc: Type.Object(
      {
        panel: Nullable(text('Of the whole.', '44249-1', 10)),
        total: Nullable(text('Of the total.', '44261-6', 10)),
      },
      { description: 'As in LOINC.' },
    ),
    choices: Type.Record(Type.String(), Type.String(), { description: 'What each value means.' }),
    items: Type.Array(Item, { description: 'Its items, in order.' }),
    bands: Type.Array(Band, { description: 'How totals are called; none where none are known.' }),
    caseness: Nullable(
      Type.Object(
        { at_least: whole('From this total on.'), source: text('Who says so.', 'Kroenke 2001') },
        { description: 'The cut-point.' },
      ),
    ),
    change: Nullable(
      Type.Object(
        {
          reliable: whole('From how many points on a change is more than noise.'),
          remission_below: whole('Below this total is remission.'),
          source: text('Who says so.', 'NHS Talking Therapies Manual'),
        },
        { description: 'What counts as change.' },
      ),
    ),
  },
  { title: 'instrument', description: 'An instrument.' },
)

export const Instruments = WholeList(Instrument, 'Every instrument.')

export const listedInstruments = wholeList(
  '/v1/instruments',
  [...instruments.values()].map((each) => ({ object: 'instrument', ...each })),
)

const Point = Type.Object({
  assessment_id: Id('asmt', 'Which.'),
  completed_at: Timestamp('When.'),
  total: Nullable(whole('Its total.')),
  band: Nullable(text('How severe that is.', 'mild', 40)),
  level: Nullable(text('How acute danger was, if there was any.', 'moderate', 40)),
  change: Nullable(Type.Object(change, { description: 'Since the first one.' })),
})
const InstrumentProgress = Type.Object({
  instrument,
  domain: text('What it measures.', 'depression', 40),
  baseline: Nullable({ ...Point, description: 'The first that was completed.' }),
  latest: Nullable({ ...Point, description: 'The last one.' }),
  change: Nullable(Type.Object(change, { description: 'From the first to the latest.' })),
  series: Type.Array(Point, { description: 'All that were completed, oldest first.' }),
})

export const Progress = Type.Object(
  {
    object: Type.Literal('progress', { description: 'What kind of object this is.' }),
    livemode,
    person_id: Id('per', 'Whose.'),
    data: Type.Array(InstrumentProgress, { description: 'By instrument.' }),
  },
  { title: 'progress', description: 'How somebody is doing, by their assessments.' },
)
