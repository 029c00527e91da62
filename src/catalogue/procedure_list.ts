// The procedure codes. Each line: code, effective date, minutes per unit, maximum units per day,
// flags, and a label in our own words.
//
// Source: minutes of psychotherapy, family and crisis codes are as professional societies publish
// them. Effective dates, units per day (MUE) and the rest come from general knowledge of behavioral
// health billing. They were not compared with the quarterly CMS files or a licensed CPT. Replace
// this list with those before you bill in production.
import type { Family, Procedure } from './procedures.ts'

const lists: [Family, string][] = [
  [
    'evaluation',
    `
90791 2013-01-01 - 1 remote diagnostic evaluation
90792 2013-01-01 - 1 remote,medical diagnostic evaluation with medical services`,
  ],
  [
    'psychotherapy',
    `
90832 2013-01-01 16-37 2 remote psychotherapy, 30 minutes
90834 2013-01-01 38-52 2 remote psychotherapy, 45 minutes
90837 2013-01-01 53- 2 remote psychotherapy, 60 minutes`,
  ],
  [
    'psychotherapy_add_on',
    `
90833 2013-01-01 16-37 2 remote,medical,add_on psychotherapy with a medical visit, 30 minutes
90836 2013-01-01 38-52 2 remote,medical,add_on psychotherapy with a medical visit, 45 minutes
90838 2013-01-01 53- 2 remote,medical,add_on psychotherapy with a medical visit, 60 minutes`,
  ],
  ['crisis', '\n90839 2013-01-01 30- 1 remote psychotherapy for crisis, first 60 minutes'],
  [
    'crisis_add_on',
    '\n90840 2013-01-01 - 4 remote,add_on psychotherapy for crisis, each additional 30 minutes',
  ],
  ['complexity', '\n90785 2013-01-01 - 3 remote,add_on interactive complexity'],
  ['analysis', '\n90845 2007-01-01 - 1 remote psychoanalysis'],
  [
    'family',
    `
90846 2007-01-01 26- 1 remote family psychotherapy without the patient
90847 2007-01-01 26- 1 remote family psychotherapy with the patient
90849 2007-01-01 - 1 remote multiple-family group psychotherapy`,
  ],
  ['group', '\n90853 2007-01-01 - 1 remote group psychotherapy'],
  [
    'medical',
    `
90863 2013-01-01 - 1 remote,medical,add_on medication management with psychotherapy
99202 2021-01-01 - 1 remote,medical office visit, new patient, straightforward
99203 2021-01-01 - 1 remote,medical office visit, new patient, low complexity
99204 2021-01-01 - 1 remote,medical office visit, new patient, moderate complexity
99205 2021-01-01 - 1 remote,medical office visit, new patient, high complexity
99201 2007-01-01:2021-01-01 - 1 remote,medical office visit, new patient, minimal
99211 2007-01-01 - 1 remote office visit, established patient, minimal
99212 2007-01-01 - 2 remote,medical office visit, established patient, straightforward
99213 2007-01-01 - 2 remote,medical office visit, established patient, low complexity
99214 2007-01-01 - 2 remote,medical office visit, established patient, moderate complexity
99215 2007-01-01 - 1 remote,medical office visit, established patient, high complexity
99417 2021-01-01 /15 4 remote,medical,add_on prolonged visit, each 15 minutes`,
  ],
  [
    'assessment',
    `
96110 2007-01-01 - 3 remote developmental screening, each instrument
96127 2015-01-01 - 4 remote brief emotional or behavioral assessment, each instrument
96156 2020-01-01 - 1 remote health behavior assessment`,
  ],
  [
    'testing',
    `
96116 2006-01-01 - 1 remote,testing neurobehavioral status examination, first hour
96130 2019-01-01 31- 1 remote,testing psychological testing evaluation, first hour
96131 2019-01-01 /60 7 remote,testing,add_on psychological testing evaluation, each additional hour
96132 2019-01-01 31- 1 remote,testing neuropsychological testing evaluation, first hour
96133 2019-01-01 /60 7 remote,testing,add_on neuropsychological testing, each additional hour
96136 2019-01-01 16- 1 remote,testing test administration by a professional, first 30 minutes
96137 2019-01-01 /30 11 remote,testing,add_on tests by a professional, each additional 30 minutes
96138 2019-01-01 16- 1 remote test administration by a technician, first 30 minutes
96139 2019-01-01 /30 11 remote,add_on tests by a technician, each additional 30 minutes
96146 2019-01-01 - 1 remote automated test administration`,
  ],
  [
    'management',
    `
99484 2018-01-01 20- 1 remote behavioral health integration, per month
99492 2018-01-01 36- 1 remote,medical collaborative care, first month
99493 2018-01-01 31- 1 remote,medical collaborative care, subsequent month
99494 2018-01-01 /30 2 remote,medical,add_on collaborative care, each additional 30 minutes`,
  ],
  [
    'remote',
    `
98016 2025-01-01 5-10 1 remote,medical brief virtual check-in
98966 2008-01-01 5-10 1 remote telephone assessment, 5 to 10 minutes
98967 2008-01-01 11-20 1 remote telephone assessment, 11 to 20 minutes
98968 2008-01-01 21- 1 remote telephone assessment, 21 minutes or more
G2012 2019-01-01:2025-01-01 5-10 1 remote,medical brief virtual check-in`,
  ],
  [
    'program',
    `
G0396 2008-01-01 15-30 1 remote substance use screening, 15 to 30 minutes
G0397 2008-01-01 31- 1 remote substance use screening, more than 30 minutes
G0544 2025-01-01 - 1 remote follow-up calls after a crisis, per month
G0552 2025-01-01 - 1 onsite digital mental health treatment, supply
G0553 2025-01-01 20- 1 onsite digital mental health treatment, first 20 minutes per month
G0554 2025-01-01 /20 2 onsite,add_on digital mental health treatment, each additional 20 minutes
G0560 2025-01-01 /20 6 remote safety planning, each 20 minutes
H0001 2001-01-01 - 1 remote alcohol or drug assessment
H0004 2001-01-01 /15 16 remote counseling, each 15 minutes
H0005 2001-01-01 - 2 remote alcohol or drug group counseling
H0015 2001-01-01 - 1 remote intensive outpatient program, per day
H0031 2001-01-01 - 4 remote mental health assessment by a non-physician
H0032 2001-01-01 - 4 remote mental health service plan by a non-physician
H0034 2001-01-01 /15 8 remote medication training, each 15 minutes
H0038 2001-01-01 /15 24 remote peer support, each 15 minutes
H2011 2003-01-01 /15 32 remote crisis intervention, each 15 minutes
H2014 2003-01-01 /15 32 remote skills training, each 15 minutes
H2015 2003-01-01 /15 32 remote community support, each 15 minutes
H2017 2003-01-01 /15 32 remote psychosocial rehabilitation, each 15 minutes
H2019 2003-01-01 /15 32 remote therapeutic behavioral services, each 15 minutes
H2027 2003-01-01 /15 16 remote psychoeducation, each 15 minutes
H2036 2003-01-01 - 1 onsite alcohol or drug treatment program, per day`,
  ],
]

export const procedureList: Procedure[] = lists.flatMap(([family, text]) =>
  text
    .trim()
    .split('\n')
    .map((line) => procedure(family, line.trim())),
)

function procedure(family: Family, line: string): Procedure {
  const [code, days, time, most, rules, ...label] = line.split(' ') as string[]
  const [from, until = null] = days!.split(':')
  const words = rules!.split(',')
  const [least, longest] = time!.split('-')
  return {
    code: code!,
    label: label.join(' '),
    family,
    from: from!,
    until,
    minutes: least && !time!.startsWith('/') ? [Number(least), Number(longest) || null] : null,
    unit_minutes: time!.startsWith('/') ? Number(time!.slice(1)) : null,
    most_units: Number(most),
    add_on: words.includes('add_on'),
    who: words.includes('medical') ? 'medical' : words.includes('testing') ? 'testing' : 'anyone',
    remote: words.includes('remote'),
  }
}
