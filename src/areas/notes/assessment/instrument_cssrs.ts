// C-SSRS screener: suicidal ideation and behavior. Free but copyrighted: it must be shown verbatim,
// with its notice, after registration, so its item texts aren't included. It has no total; the
// answers determine the level, as in Columbia's triage guideline.
import type { Answers, Instrument, Item } from './instruments.ts'

const yesNo = [0, 1]
const thoughts = ({ q2 }: Answers) => q2 === 1
const item = (number: number, code: string, loinc: string | null, more: Partial<Item> = {}) => ({
  number,
  code,
  loinc,
  text: null,
  values: yesNo,
  scored: true,
  ...more,
})

export const cssrs: Instrument = {
  code: 'cssrs',
  name: 'C-SSRS screener',
  version: 'recent',
  domain: 'suicide_risk',
  license:
    'Copyright The Research Foundation for Mental Hygiene, Inc. Free to use after registration, ' +
    'verbatim and with its notice. Display the item texts from your own licensed copy.',
  reference_period: 'the past month; for behavior, lifetime and the past three months',
  administration: 'clinician',
  loinc: { panel: '93373-9', total: null },
  choices: { 0: 'No', 1: 'Yes' },
  items: [
    item(1, 'q1', '93246-7'),
    item(2, 'q2', '93247-5'),
    item(3, 'q3', '93248-3', { applies_if: thoughts }),
    item(4, 'q4', '93249-1', { applies_if: thoughts }),
    item(5, 'q5', '93250-9', { applies_if: thoughts }),
    item(6, 'q6', '93267-3'),
    item(7, 'q6_recent', '93269-9', { applies_if: ({ q6 }) => q6 === 1 }),
  ],
  total: null,
  bands: [],
  caseness: null,
  change: null,
  risk(answers) {
    const yes = (...codes: string[]) => codes.filter((code) => answers[code] === 1)
    const high = yes('q4', 'q5', 'q6_recent')
    if (high.length > 0) return { level: 'high', items: high }
    const moderate = yes('q3', 'q6')
    if (moderate.length > 0) return { level: 'moderate', items: moderate }
    const low = yes('q1', 'q2')
    return low.length > 0 ? { level: 'low', items: low } : null
  },
}
