// GAD-7 and GAD-2: anxiety. Free to use, with the same notice as the PHQ.
import { pfizer, twoWeekChoices } from './instrument_phq.ts'
import type { Instrument, Item } from './instruments.ts'

const texts: [string, string][] = [
  ['69725-0', 'Feeling nervous, anxious, or on edge'],
  ['68509-9', 'Not being able to stop or control worrying'],
  ['69733-4', 'Worrying too much about different things'],
  ['69734-2', 'Trouble relaxing'],
  ['69735-9', "Being so restless that it's hard to sit still"],
  ['69689-8', 'Becoming easily annoyed or irritable'],
  ['69736-7', 'Feeling afraid as if something awful might happen'],
]
const items: Item[] = texts.map(([loinc, text], place) => ({
  number: place + 1,
  code: `q${place + 1}`,
  loinc,
  text,
  values: [0, 1, 2, 3],
  scored: true,
}))

const shared = {
  domain: 'anxiety',
  license: pfizer,
  reference_period: 'the last two weeks',
  administration: 'self' as const,
  choices: twoWeekChoices,
}

export const gad7: Instrument = {
  ...shared,
  code: 'gad7',
  name: 'GAD-7',
  version: '1',
  loinc: { panel: '69737-5', total: '70274-6' },
  items,
  total: { from: 0, to: 21, higher_is_worse: true },
  bands: [
    { from: 0, to: 4, name: 'minimal' },
    { from: 5, to: 9, name: 'mild' },
    { from: 10, to: 14, name: 'moderate' },
    { from: 15, to: 21, name: 'severe' },
  ],
  caseness: { at_least: 8, source: 'NHS Talking Therapies Manual' },
  change: { reliable: 4, remission_below: 5, source: 'NHS Talking Therapies Manual' },
}

export const gad2: Instrument = {
  ...shared,
  code: 'gad2',
  name: 'GAD-2',
  version: '1',
  loinc: { panel: null, total: null },
  items: items.slice(0, 2),
  total: { from: 0, to: 6, higher_is_worse: true },
  bands: [
    { from: 0, to: 2, name: 'negative' },
    { from: 3, to: 6, name: 'positive' },
  ],
  caseness: { at_least: 3, source: 'Kroenke et al. 2007' },
  change: null,
}
