// PHQ-9 and PHQ-2: depression. Pfizer, the rights holder, states: "No permission required to
// reproduce, translate, display or distribute".
import type { Answers, Instrument, Item } from './instruments.ts'

const values = [0, 1, 2, 3]
export const twoWeekChoices = {
  0: 'Not at all',
  1: 'Several days',
  2: 'More than half the days',
  3: 'Nearly every day',
}
export const pfizer =
  'Developed by Drs. Spitzer, Williams, Kroenke and colleagues, with an educational grant from ' +
  'Pfizer Inc. No permission required to reproduce, translate, display or distribute.'

const texts: [string, string][] = [
  ['44250-9', 'Little interest or pleasure in doing things'],
  ['44255-8', 'Feeling down, depressed, or hopeless'],
  ['44259-0', 'Trouble falling or staying asleep, or sleeping too much'],
  ['44254-1', 'Feeling tired or having little energy'],
  ['44251-7', 'Poor appetite or overeating'],
  [
    '44258-2',
    'Feeling bad about yourself, or that you are a failure or have let yourself or your ' +
      'family down',
  ],
  [
    '44252-5',
    'Trouble concentrating on things, such as reading the newspaper or watching television',
  ],
  [
    '44253-3',
    'Moving or speaking so slowly that other people could have noticed? Or the opposite, being ' +
      'so fidgety or restless that you have been moving around a lot more than usual',
  ],
  ['44260-8', 'Thoughts that you would be better off dead or of hurting yourself in some way'],
]
const items: Item[] = texts.map(([loinc, text], place) => ({
  number: place + 1,
  code: `q${place + 1}`,
  loinc,
  text,
  values,
  scored: true,
}))
const difficulty: Item = {
  number: 10,
  code: 'difficulty',
  loinc: '69722-7',
  text:
    'How difficult have these problems made it for you to do your work, take care of things at ' +
    'home, or get along with other people?',
  values,
  scored: false,
}

const shared = {
  domain: 'depression',
  license: pfizer,
  reference_period: 'the last two weeks',
  administration: 'self' as const,
  choices: twoWeekChoices,
}

export const phq9: Instrument = {
  ...shared,
  code: 'phq9',
  name: 'PHQ-9',
  version: '1',
  loinc: { panel: '44249-1', total: '44261-6' },
  items: [...items, difficulty],
  total: { from: 0, to: 27, higher_is_worse: true },
  bands: [
    { from: 0, to: 4, name: 'minimal' },
    { from: 5, to: 9, name: 'mild' },
    { from: 10, to: 14, name: 'moderate' },
    { from: 15, to: 19, name: 'moderately_severe' },
    { from: 20, to: 27, name: 'severe' },
  ],
  caseness: { at_least: 10, source: 'Kroenke et al. 2001' },
  change: { reliable: 6, remission_below: 5, source: 'NHS Talking Therapies Manual' },
  // Item 9 (thoughts of death or self-harm): any answer but "not at all".
  risk({ q9 = 0 }: Answers) {
    return q9 >= 1 ? { level: q9 === 3 ? 'high' : 'moderate', items: ['q9'] } : null
  },
}

export const phq2: Instrument = {
  ...shared,
  code: 'phq2',
  name: 'PHQ-2',
  version: '1',
  loinc: { panel: '55757-9', total: '55758-7' },
  items: items.slice(0, 2),
  total: { from: 0, to: 6, higher_is_worse: true },
  bands: [
    { from: 0, to: 2, name: 'negative' },
    { from: 3, to: 6, name: 'positive' },
  ],
  caseness: { at_least: 3, source: 'Kroenke et al. 2003' },
  change: null,
}
