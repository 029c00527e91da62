// PCL-5: post-traumatic stress. Developed by the VA's National Center for PTSD; public domain.
// LOINC codes are omitted because they aren't confirmed.
import type { Answers, Instrument, Item } from './instruments.ts'

const texts = [
  'Repeated, disturbing, and unwanted memories of the stressful experience?',
  'Repeated, disturbing dreams of the stressful experience?',
  'Suddenly feeling or acting as if the stressful experience were actually happening again (as ' +
    'if you were actually back there reliving it)?',
  'Feeling very upset when something reminded you of the stressful experience?',
  'Having strong physical reactions when something reminded you of the stressful experience ' +
    '(for example, heart pounding, trouble breathing, sweating)?',
  'Avoiding memories, thoughts, or feelings related to the stressful experience?',
  'Avoiding external reminders of the stressful experience (for example, people, places, ' +
    'conversations, activities, objects, or situations)?',
  'Trouble remembering important parts of the stressful experience?',
  'Having strong negative beliefs about yourself, other people, or the world (for example, ' +
    'having thoughts such as: I am bad, there is something seriously wrong with me, no one can ' +
    'be trusted, the world is completely dangerous)?',
  'Blaming yourself or someone else for the stressful experience or what happened after it?',
  'Having strong negative feelings such as fear, horror, anger, guilt, or shame?',
  'Loss of interest in activities that you used to enjoy?',
  'Feeling distant or cut off from other people?',
  'Trouble experiencing positive feelings (for example, being unable to feel happiness or have ' +
    'loving feelings for people close to you)?',
  'Irritable behavior, angry outbursts, or acting aggressively?',
  'Taking too many risks or doing things that could cause you harm?',
  'Being "superalert" or watchful or on guard?',
  'Feeling jumpy or easily startled?',
  'Having difficulty concentrating?',
  'Trouble falling or staying asleep?',
]
const items: Item[] = texts.map((text, place) => ({
  number: place + 1,
  code: `q${place + 1}`,
  loinc: null,
  text,
  values: [0, 1, 2, 3, 4],
  scored: true,
}))

// DSM-5 symptom clusters, and how many symptoms (rated moderately or higher) each requires.
const clusters = { b: [1, 2, 3, 4, 5], c: [6, 7], d: [8, 9, 10, 11, 12, 13, 14] }
const e = [15, 16, 17, 18, 19, 20]
const needed: [readonly number[], number][] = [
  [clusters.b, 1],
  [clusters.c, 1],
  [clusters.d, 2],
  [e, 2],
]

export const pcl5: Instrument = {
  code: 'pcl5',
  name: 'PCL-5',
  version: '1',
  domain: 'trauma',
  license: 'Public domain: National Center for PTSD, U.S. Department of Veterans Affairs.',
  reference_period: 'the past month',
  administration: 'self',
  loinc: { panel: null, total: null },
  choices: {
    0: 'Not at all',
    1: 'A little bit',
    2: 'Moderately',
    3: 'Quite a bit',
    4: 'Extremely',
  },
  items,
  total: { from: 0, to: 80, higher_is_worse: true },
  bands: [], // None has been established.
  caseness: { at_least: 31, source: 'National Center for PTSD: a cut-point of 31 to 33' },
  subscales: { ...clusters, e },
  provisional: (answers: Answers, item) => ({
    ptsd: needed.every(
      ([numbers, least]) => numbers.filter((n) => answers[item(n)]! >= 2).length >= least,
    ),
  }),
  change: { reliable: 15, remission_below: 29, source: 'Marx et al. 2022' },
}
