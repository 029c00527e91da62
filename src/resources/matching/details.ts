// What stands behind a part of the score, in a few words; nothing where nothing was asked for.
import { type Asked, likingsOf } from './criteria.ts'
import type { Component } from './model.ts'
import type { Read } from './store.ts'

type Known = {
  asked: Asked
  stored: Read
  values: Record<Component, number>
  hours: number // Until they can be seen.
  courses: number
}

const of = (some: string[], all: string[], what: string) =>
  all.length > 0 && `${all.filter((word) => some.includes(word)).length} of ${all.length} ${what}`

const tellers: Record<Component, (known: Known) => string | false> = {
  clinical_fit: ({ asked, stored }) => of(stored.specialties, asked.criteria.concerns, 'concerns'),
  track_record: ({ asked, courses }) => asked.criteria.domains.length > 0 && `${courses} courses`,
  time_to_first_slot: ({ hours }) => `in ${Math.max(0, Math.round(hours))} hours`,
  availability_overlap: ({ asked, values }) =>
    asked.criteria.windows.length > 0 &&
    `${Math.round(values.availability_overlap * 100)} % of the hours`,
  preferences: ({ asked }) =>
    likingsOf(asked.criteria).length > 0 && `${likingsOf(asked.criteria).length} wishes weighed`,
  modality: ({ asked, stored }) => of(stored.modalities, asked.criteria.modalities, 'modalities'),
  early_alliance: ({ stored }) => stored.alliance_n > 0 && `${stored.alliance_n} told of it`,
  exposure_balance: ({ values }) =>
    values.exposure_balance !== 0 &&
    `shown ${values.exposure_balance > 0 ? 'less' : 'more'} than earned`,
}

export function detailOf(code: Component, known: Known) {
  const detail = tellers[code](known)
  return detail === false ? {} : { detail }
}
