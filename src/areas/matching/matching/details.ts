// Short explanation of each score component. Absent if the criteria don't use it.
import { type Asked, likingsOf } from '#areas/matching/ranking/criteria.ts'
import type { Component } from '#areas/matching/ranking/model.ts'
import type { Read } from './store.ts'

type Known = {
  asked: Asked
  stored: Read
  values: Record<Component, number>
  hours: number // Until the first slot.
  courses: number
}

const of = (some: string[], all: string[], what: string) =>
  all.length > 0 && `${all.filter((word) => some.includes(word)).length} of ${all.length} ${what}`

const tellers: Record<Component, (known: Known) => string | false> = {
  clinical_fit: ({ asked, stored }) => of(stored.specialties, asked.criteria.concerns, 'concerns'),
  track_record: ({ asked, courses }) =>
    asked.criteria.domains.length > 0 && `${courses} courses of care`,
  time_to_first_slot: ({ hours }) => `in ${Math.max(0, Math.round(hours))} hours`,
  availability_overlap: ({ asked, values }) =>
    asked.criteria.windows.length > 0 &&
    `${Math.round(values.availability_overlap * 100)}% of the preferred hours`,
  preferences: ({ asked }) =>
    likingsOf(asked.criteria).length > 0 &&
    `${likingsOf(asked.criteria).length} preferences considered`,
  modality: ({ asked, stored }) => of(stored.modalities, asked.criteria.modalities, 'modalities'),
  early_alliance: ({ stored }) => stored.alliance_n > 0 && `${stored.alliance_n} ratings`,
  exposure_balance: ({ values }) =>
    values.exposure_balance !== 0 &&
    `listed ${values.exposure_balance > 0 ? 'less' : 'more'} often than the score warrants`,
}

export function detailOf(code: Component, known: Known) {
  const detail = tellers[code](known)
  return detail === false ? {} : { detail }
}
